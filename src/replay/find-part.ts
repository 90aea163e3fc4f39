import { type DayStart, dayStarts } from "../../streams/replay/day-starts.ts";
import { type EventFilter, findEvents, placeAmong } from "../../streams/replay/find-events.ts";
import type { Held } from "./worker-state.ts";
import { topicsFor } from "./topics.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { inStretches } from "./in-stretches.ts";

/** An event as a row of the event list. */
interface EventRow {
  /** Position right after the event. */
  readonly position: number;
  readonly offset: number;
  /** Time of the event, ms. */
  readonly time: number;
  readonly type: string;
  readonly subject: string;
  /** Id of the segment that the event belongs to; null if there is none. */
  readonly segment: string | null;
}

/** A range of the search results, and the total number of results. */
interface FoundRows {
  readonly count: number;
  /** Number of results up to the current position. */
  readonly happened: number;
  /** Index of the first row among all results. */
  readonly from: number;
  readonly rows: readonly EventRow[];
  /**
   * Start of each day. Its `place` is an index among all results if returned by `foundRows`, and an index in
   * `rows` if returned by `foundAround`.
   */
  readonly days: readonly DayStart[];
}

/** Searches the events of the open replay file. */
export const findPart = (held: Held) => {
  const find = lastSearch(held, async (log, filter: EventFilter) =>
    findEvents(log, await topicsFor(log), filter),
  );
  const rowsOf = async (found: Uint32Array, from: number, until: number): Promise<EventRow[]> => {
    const { log } = held;
    const { segments, segmentIds } = await topicsFor(log);
    return [...found.subarray(Math.max(0, from), Math.max(0, until))].map((index) => {
      const { type = "", subject = "" } = log.facts[index] ?? {};
      return {
        position: index + 1,
        offset: log.offsets[index] ?? 0,
        time: log.clock[index] ?? 0,
        type,
        subject,
        segment: segmentIds[segments[index] ?? -1] ?? null,
      };
    });
  };
  return {
    /**
     * Returns the results from index `from` to before `until`, and the number of results up to a position.
     */
    foundRows: async (
      filter: EventFilter,
      position: number,
      from: number,
      until: number,
    ): Promise<FoundRows> => {
      const found = await find(filter);
      return {
        count: found.length,
        happened: placeAmong(found, position),
        from: Math.max(0, from),
        rows: await rowsOf(found, from, until),
        days: daysAmong(found, held.log.clock, held.log.header.zone),
      };
    },
    /**
     * Returns the last result up to a position, with some rows before and after it. Near an end of the
     * results, more rows of the other side replace the missing ones.
     */
    foundAround: async (
      filter: EventFilter,
      position: number,
      before: number,
      after: number,
    ): Promise<FoundRows> => {
      const found = await find(filter);
      const happened = placeAmong(found, position);
      const from = Math.max(0, Math.min(happened - 1 - before, found.length - (before + 1 + after)));
      const rows = await rowsOf(found, from, from + before + 1 + after);
      return {
        count: found.length,
        happened,
        from,
        rows,
        days: dayStarts(rows.length, (place) => rows[place]?.time ?? 0, held.log.header.zone),
      };
    },
  };
};

type Finding = Generator<number, Uint32Array>;

/**
 * Returns a search function for the open replay file. It caches the last result, and a new search ends the
 * previous one.
 */
export function lastSearch<Filter>(
  held: Held,
  find: (log: RecordedLog, filter: Filter) => Finding | Promise<Finding>,
): (filter: Filter) => Promise<Uint32Array> {
  let last: { readonly log: RecordedLog; readonly key: string; readonly found: Promise<Uint32Array> } | null =
    null;
  return (filter) => {
    const { log } = held;
    const key = JSON.stringify(filter);
    if (last?.log === log && last.key === key) return last.found;
    const goOn = () => {
      if (last?.found !== found) throw new Error("A newer search replaced this one.");
    };
    const found = Promise.resolve(find(log, filter)).then((steps) => inStretches(steps, goOn));
    last = { log, key, found };
    return found;
  };
}

const known = new WeakMap<Uint32Array, readonly DayStart[]>();

/**
 * Finds where the days start among found events or records, by their times (ms). Caches the days of each
 * search result.
 */
export function daysAmong(found: Uint32Array, times: ArrayLike<number>, zone: string): readonly DayStart[] {
  const days = known.get(found) ?? dayStarts(found.length, (place) => times[found[place] ?? 0] ?? 0, zone);
  known.set(found, days);
  return days;
}
