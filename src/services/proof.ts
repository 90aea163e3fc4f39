import { createContext } from "react";

/** Asks the user for the password again. Resolves with true if it was correct, with false if canceled. */
export type AskProof = () => Promise<boolean>;

/** Function that asks the user for the password; null if asking is not possible. */
export const ProofContext = createContext<AskProof | null>(null);
