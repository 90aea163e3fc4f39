import { type EventFilter, findEvents, placeAmong } from "../../streams/replay/find-events.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";
import { topicsFor } from "./topics.ts";

/** One event as a list has it. */
export interface EventRow {
  /** Right after it happened. */
  readonly position: number;
  readonly offset: number;
  /** By the recording's clock, ms. */
  readonly time: number;
  readonly type: string;
  readonly subject: string;
  /** The id of the segment that it is of. */
  readonly segment: string | null;
}

/** A stretch of what was found, and how many there are. */
export interface FoundRows {
  readonly count: number;
  /** How many of them had happened where the replay stands. */
  readonly happened: number;
  /** The place of the first of these rows among them. */
  readonly from: number;
  readonly rows: readonly EventRow[];
}

/** Finds events. What was found last stays at hand; whoever asks for something else ends the search before. */
export const findPart = (held: Held) => {
  let last: { readonly log: RecordedLog; readonly key: string; readonly found: Promise<Uint32Array> } | null = null;
  const find = (filter: EventFilter): Promise<Uint32Array> => {
    const { log } = held;
    const key = JSON.stringify(filter);
    if (last?.log === log && last.key === key) return last.found;
    const goOn = () => {
      if (last?.found !== found) throw new Error("Something else is sought by now.");
    };
    const found = topicsFor(log).then((topics) => inStretches(findEvents(log, topics, filter), goOn));
    last = { log, key, found };
    return found;
  };
  const rowsOf = async (found: Uint32Array, from: number, until: number): Promise<EventRow[]> => {
    const { log } = held;
    const { segments, segmentIds } = await topicsFor(log);
    return [...found.subarray(Math.max(0, from), Math.max(0, until))].map((index) => {
      const { type = "", subject = "" } = log.facts[index] ?? {};
      return { position: index + 1, offset: log.offsets[index] ?? 0, time: log.clock[index] ?? 0, type, subject, segment: segmentIds[segments[index] ?? -1] ?? null };
    });
  };
  return {
    /** Those from one place to before another among all that a filter finds, and where a position is among them. */
    foundRows: async (filter: EventFilter, position: number, from: number, until: number): Promise<FoundRows> => {
      const found = await find(filter);
      return { count: found.length, happened: placeAmong(found, position), from: Math.max(0, from), rows: await rowsOf(found, from, until) };
    },
    /** So many before the one at which the replay stands, that one, and so many after it; at the ends the nearest. */
    foundAround: async (filter: EventFilter, position: number, before: number, after: number): Promise<FoundRows> => {
      const found = await find(filter);
      const happened = placeAmong(found, position);
      const from = Math.max(0, Math.min(happened - 1 - before, found.length - (before + 1 + after)));
      return { count: found.length, happened, from, rows: await rowsOf(found, from, from + before + 1 + after) };
    },
  };
};
