import { failureOf, type ReadFailure } from "../../../services/use-api-query.ts";
import { isRequestError } from "../../../services/use-write.ts";

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

/** Returns the reason of a failed export. Unexpected errors are also reported to the operators. */
export function whyFailed(error: unknown): ReadFailure | "unwritten" {
  if (isRequestError(error)) return failureOf(error);
  reportError(error);
  return "unwritten";
}
