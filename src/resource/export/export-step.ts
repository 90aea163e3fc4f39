import type { ReadFailure } from "../../services/use-api-query.ts";

/**
 * How far a file is: its records are read, or it failed. `unwritten`: they were read, and no file came of
 * them.
 */
export type ExportStep =
  | { readonly kind: "reading"; readonly read: number; readonly total: number; readonly stop: () => void }
  | {
      readonly kind: "failed";
      readonly why: ReadFailure | "unwritten";
      readonly again: () => void;
      readonly forget: () => void;
    };
