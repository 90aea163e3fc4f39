import { failureOf, type ReadError, type ReadFailure } from "../../../services/use-api-query.ts";

/**
 * State of an export: reading records, or failed. `unwritten`: records were read, but the file could not be
 * written.
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

/** Returns the reason of a failed export. Unexpected errors are also reported to the operators. */
export function whyFailed(error: unknown): ReadFailure | "unwritten" {
  if (isReadError(error)) return failureOf(error);
  reportError(error);
  return "unwritten";
}
