import type { SealFinding } from "../../streams/recording/seal-finding.ts";
import type { Held } from "./held.ts";
import { verifySeals } from "./verify-seals.ts";

/** Tells whether what is open is what was written, while it is looked at already. */
export const sealsPart = (held: Held) => ({
  /** Null where another recording was opened meanwhile. */
  checkSeals: async (): Promise<readonly SealFinding[] | null> => {
    const { plain } = held;
    return plain ? await verifySeals(plain, () => held.plain === plain) : [];
  },
});
