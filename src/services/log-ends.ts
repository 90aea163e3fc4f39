import type { Read } from "../api/read.ts";

/** Times (ms) of the first and the last event of the account's event log. */
export interface LogEnds {
  readonly first: number;
  readonly last: number;
}

/**
 * Ends of the event log (null if it is empty), and the number of events in the requested time range; without
 * a requested range, in the whole log.
 */
export interface LogRange {
  readonly ends: LogEnds | null;
  readonly events: number;
}

/** Reads the ends of the log and the number of events in the time range `stretch` (ISO times). */
export async function readLogRange(
  read: Read,
  stretch: { readonly from?: string; readonly to?: string },
  signal: AbortSignal,
): Promise<LogRange> {
  const { begins, ends, events } = await read("/replay/range", { query: stretch }, signal);
  return {
    ends: begins === null || ends === null ? null : { first: Date.parse(begins), last: Date.parse(ends) },
    events,
  };
}
