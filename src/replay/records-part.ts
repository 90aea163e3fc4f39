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

/** One record as a list has it. */
export interface RecordRow {
  /** Its place among all that the console recorded. */
  readonly index: number;
  /** Number of events that the console had received. */
  readonly position: number;
  /** When it was written, ms. */
  readonly time: number;
  readonly brief: RecordBrief;
}

/** A record with its full content. */
export interface RecordTold extends RecordRow {
  readonly record: Readonly<Record<string, unknown>>;
}

/** A range of the search results, and their total number. */
export interface RecordRows {
  readonly count: number;
  /** Number of results before the current position. */
  readonly happened: number;
  /** The place among all of the last of those; null before the first. */
  readonly last: number | null;
  /** The place of the first of these rows among what was found. */
  readonly from: number;
  readonly rows: readonly RecordRow[];
  /** Start of each day among all results. */
  readonly days: readonly DayStart[];
}

/** Answers what a console recorded of itself. */
export const recordsPart = (held: Held) => {
  const find = lastSearch(held, (log, filter: RecordFilter) => findRecords(ownRecords(log).records, filter));
  return {
    /**
     * Returns a range of the records that a filter finds, and how many of them precede the current position:
     * right after a record, or a time (ms), where of several records at that time one kind can be selected.
     */
    foundRecords: async (
      filter: RecordFilter,
      stands: { readonly now: number; readonly meant: ListedKind | null } | { readonly behind: number },
      from: number,
      until: number,
    ): Promise<RecordRows> => {
      const { log } = held;
      const own = ownRecords(log);
      const found = await find(filter);
      const happened = placeAmong(
        found,
        "behind" in stands ? stands.behind + 1 : writtenBy(own, stands.now, stands.meant),
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
    record: (index: number): RecordTold | null => {
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
