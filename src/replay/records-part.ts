import type { DayStart } from "../../streams/replay/day-starts.ts";
import { placeAmong } from "../../streams/replay/find-events.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type ConsoleRecords, knownAt, writtenBy } from "../../streams/replay/records/console-records.ts";
import { findRecords, type RecordFilter } from "../../streams/replay/records/find-records.ts";
import { briefOf, type RecordBrief } from "../../streams/replay/records/record-brief.ts";
import type { ListedKind } from "../../streams/replay/records/listed-kinds.ts";
import { daysAmong, lastSearch } from "./find-part.ts";
import type { Held } from "./worker-state.ts";
import { ownRecords } from "./own-records.ts";

/** A console record as a row of the list. */
export interface RecordRow {
  /** Index among all console records. */
  readonly index: number;
  /**
   * Number of events that the console had received when it wrote the record; for a request, when it sent the
   * request.
   */
  readonly position: number;
  /** Time (ms) of the record; for a request, the time at which the console sent it. */
  readonly time: number;
  readonly brief: RecordBrief;
}

/** A record with its full content. */
export interface FullRecord extends RecordRow {
  readonly record: Readonly<Record<string, unknown>>;
}

/** A range of the search results, and their total number. */
export interface RecordRows {
  readonly count: number;
  /** Number of results up to the current place, see `foundRecords`. */
  readonly happened: number;
  /** Index (among all console records) of the last result up to the current place; null if there is none. */
  readonly last: number | null;
  /** Index of the first row among the results. */
  readonly from: number;
  readonly rows: readonly RecordRow[];
  /** Start of each day among all results. */
  readonly days: readonly DayStart[];
}

/** Searches the records that a console wrote about its own activity. */
export const recordsPart = (held: Held) => {
  const find = lastSearch(held, (log, filter: RecordFilter) => findRecords(ownRecords(log).records, filter));
  return {
    /**
     * Returns the results from index `from` to before `until`, and the number of results up to the current
     * place. The current place is either right after the record with index `behind`, or after all records up
     * to the time `now` (ms). If several records have exactly that time, the place is right after the last
     * one of the kind `meant`, if there is one.
     */
    foundRecords: async (
      filter: RecordFilter,
      place: { readonly now: number; readonly meant: ListedKind | null } | { readonly behind: number },
      from: number,
      until: number,
    ): Promise<RecordRows> => {
      const { log } = held;
      const own = ownRecords(log);
      const found = await find(filter);
      const happened = placeAmong(
        found,
        "behind" in place ? place.behind + 1 : writtenBy(own, place.now, place.meant),
      );
      const rows = [...found.subarray(Math.max(0, from), Math.max(0, until))].flatMap(
        (index) => rowOf(log, own, index) ?? [],
      );
      return {
        count: found.length,
        happened,
        last: found[happened - 1] ?? null,
        from: Math.max(0, from),
        rows,
        days: daysAmong(found, own.moments, log.header.zone),
      };
    },
    /** Returns the full content of a record by its index; null if there is none. */
    record: (index: number): FullRecord | null => {
      const { log } = held;
      const own = ownRecords(log);
      const [row, { record = null } = {}] = [rowOf(log, own, index), own.records[index]];
      return row && record && { ...row, record };
    },
  };
};

function rowOf(log: RecordedLog, own: ConsoleRecords, index: number): RecordRow | null {
  const record = own.records[index];
  const brief = record ? briefOf(record) : null;
  return brief && { index, position: knownAt(log, own, index), time: own.moments[index] ?? 0, brief };
}
