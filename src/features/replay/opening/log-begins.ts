import { readLogRange } from "../../../services/log-ends.ts";
import type { LogStretch, StretchRefusal } from "../../../services/log-stretch.ts";
import type { Services } from "../../../services/services.ts";
import { isRequestError } from "../../../services/use-write.ts";

/** Thrown for a time range of the event log without events. */
class NoEvents extends Error {
  override readonly name = "NoEvents";
  constructor(readonly refusal: StretchRefusal) {
    super("This time range of the event log has no events.");
  }
}

/**
 * Returns the time (ms) of the first event of the log. Rejects if the range has no events, because a replay
 * file needs at least one.
 */
export async function logBegins(
  read: Services["read"],
  { from, to }: LogStretch,
  signal: AbortSignal,
): Promise<number | null> {
  const { ends, events } = await readLogRange(read, { from, to }, signal);
  if (events > 0) return ends?.first ?? null;
  throw new NoEvents(ends ? { kind: "no-events", ends } : { kind: "empty-log" });
}

/**
 * Returns the reason why a time range was refused; null for any other error. `most`: maximum number of events
 * in a replay file.
 */
export function stretchRefusalOf(error: unknown, most: number): StretchRefusal | null {
  if (error instanceof NoEvents) return error.refusal;
  const isTooLong =
    isRequestError(error) &&
    error.name === "ApiError" &&
    error.problem.errors?.some(({ code }) => code === "too-many");
  return isTooLong ? { kind: "too-many", most } : null;
}
