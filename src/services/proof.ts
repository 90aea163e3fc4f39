import { createContext } from "react";

/** Asks the person for the password again; whether they gave it. */
export type AskProof = () => Promise<boolean>;

/** Asks the user for the password; null if that is not possible. */
export const ProofContext = createContext<AskProof | null>(null);
