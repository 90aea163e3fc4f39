import { type ReadFailure, failureOf } from "../../services/use-api-query.ts";
import type { ReadError } from "../../services/use-api-query.ts";

const isReadError = (error: unknown): error is ReadError =>
  error instanceof Error && (error.name === "ApiError" || error.name === "Unanswered");

/** Why no file came of a view. What nobody foresaw is told to whoever keeps the console, too. */
export function whyFailed(error: unknown): ReadFailure | "unwritten" {
  if (isReadError(error)) return failureOf(error);
  reportError(error);
  return "unwritten";
}
