import type { ReactNode } from "react";

/** What just happened in this page, which is recorded and can be kept as a file. */
export interface Recent {
  /** Saves it, and answers with a sentence that says what is in the file and what is not. */
  readonly save: () => Promise<string>;
  /** Stands beside what went wrong. */
  readonly button: ReactNode;
}
