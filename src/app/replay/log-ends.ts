import type { Read, ReadParameters } from "../../api/read.ts";
import type { LogStretch } from "../../services/log-stretch.ts";

/** Nothing was recorded in the stretch of the log that somebody asked for. The times (ms) of its ends are null where it holds nothing at all. */
export class NothingRecorded extends Error {
  override readonly name = "NothingRecorded";
  constructor(
    readonly first: number | null,
    readonly last: number | null,
  ) {
    super("Nothing was recorded then.");
  }
}

/** When the log begins, ms. Rejects where it holds nothing of a stretch: a recording of that would be one of no time at all. */
export async function logBegins(read: Read, { from, to }: LogStretch, signal: AbortSignal): Promise<number | null> {
  const [first, within] = await Promise.all([oneEvent(read, {}, signal), oneEvent(read, { from, to }, signal)]);
  if (within === null) throw new NothingRecorded(first, await oneEvent(read, { $sort: { offset: -1 } }, signal));
  return first;
}

/** When the first of some events happened, ms; null where there is none. */
async function oneEvent(read: Read, query: ReadParameters<"/events">["query"], signal: AbortSignal): Promise<number | null> {
  const { data } = await read("/events", { query: { ...query, $limit: 1 } }, signal);
  const [event] = data;
  return event ? Date.parse(event.time) : null;
}
