import { MOST_RECORDED } from "../../../streams/recording/most-recorded.ts";
import { ApiError } from "../../api/problem.ts";
import type { Read } from "../../api/read.ts";
import { readLogRange } from "../../services/log-ends.ts";
import type { LogStretch, StretchRefusal } from "../../services/log-stretch.ts";

/** Thrown for a stretch of the log in which nothing happened. */
class NoEvents extends Error {
  override readonly name = "NoEvents";
  constructor(readonly refusal: StretchRefusal) {
    super("Nothing happened in this stretch of the log.");
  }
}

/**
 * Returns when the log begins, ms. Rejects if nothing happened in a stretch: a recording of that would have
 * no length.
 */
export async function logBegins(
  read: Read,
  { from, to }: LogStretch,
  signal: AbortSignal,
): Promise<number | null> {
  const { ends, events } = await readLogRange(read, { from, to }, signal);
  if (events > 0) return ends?.first ?? null;
  throw new NoEvents(ends ? { kind: "no-events", ends } : { kind: "empty-log" });
}

/** Returns why a stretch was refused; null for any other error. */
export function stretchRefusalOf(error: unknown): StretchRefusal | null {
  if (error instanceof NoEvents) return error.refusal;
  const isTooLong =
    error instanceof ApiError && error.problem.errors?.some(({ code }) => code === "too-many");
  return isTooLong ? { kind: "too-many", most: MOST_RECORDED } : null;
}
