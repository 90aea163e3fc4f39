import { failureOf, type ReadError, type ReadFailure } from "../../../services/use-api-query.ts";

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

const isReadError = (error: unknown): error is ReadError =>
  error instanceof Error && (error.name === "ApiError" || error.name === "Unanswered");

/** Why no file came of a view. What nobody foresaw is told to whoever keeps the console, too. */
export function whyFailed(error: unknown): ReadFailure | "unwritten" {
  if (isReadError(error)) return failureOf(error);
  reportError(error);
  return "unwritten";
}
