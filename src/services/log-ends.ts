import type { Read, ReadParameters } from "../api/read.ts";

/** When the first and the last event of the account's log happened, ms; null for an empty log. */
export interface LogEnds {
  readonly first: number;
  readonly last: number;
}

export async function readLogEnds(read: Read, signal: AbortSignal): Promise<LogEnds | null> {
  const [first, last] = await Promise.all([timeOfFirst(read, {}, signal), timeOfFirst(read, { $sort: { offset: -1 } }, signal)]);
  return first === null || last === null ? null : { first, last };
}

/** Returns when the first event that a query selects happened, ms; null if it selects none. */
export async function timeOfFirst(read: Read, query: ReadParameters<"/events">["query"], signal: AbortSignal): Promise<number | null> {
  const { data } = await read("/events", { query: { ...query, $limit: 1 } }, signal);
  const [event] = data;
  return event ? Date.parse(event.time) : null;
}
