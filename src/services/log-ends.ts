import type { Read } from "../api/read.ts";

/** When the first and the last event of the account's log happened, ms. */
export interface LogEnds {
  readonly first: number;
  readonly last: number;
}

/**
 * The ends of the log, null for an empty one, and how many events a stretch of it (ISO times) has, or all of
 * it.
 */
export interface LogRange {
  readonly ends: LogEnds | null;
  readonly events: number;
}

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
