import type { Read } from "../api/read.ts";
import type { LogStretch } from "./log-stretch.ts";

/** When the first and the last event of the account's log happened, ms. */
export interface LogEnds {
  readonly first: number;
  readonly last: number;
}

/** The ends of the log, null for an empty one, and how many events a stretch of it has; of all of it without a stretch. */
export interface LogRange {
  readonly ends: LogEnds | null;
  readonly events: number;
}

export async function readLogRange(read: Read, stretch: Partial<Pick<LogStretch, "from" | "to">>, signal: AbortSignal): Promise<LogRange> {
  const { begins, ends, events } = await read("/replay/range", { query: stretch }, signal);
  return { ends: begins === null || ends === null ? null : { first: Date.parse(begins), last: Date.parse(ends) }, events };
}
