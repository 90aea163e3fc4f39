import { createContext } from "react";

/** Asks the person for the password again; whether they gave it. */
export type AskProof = () => Promise<boolean>;

/** Who asks; null where nobody can. */
export const ProofContext = createContext<AskProof | null>(null);
