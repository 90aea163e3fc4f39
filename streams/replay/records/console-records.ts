import type { StandingRecord } from "../../recording/read-recording.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import { isOwn, LISTED, type ListedKind } from "./listed-kinds.ts";
import { momentsOf } from "./record-moments.ts";

/** The records that the list shows for a replay file written by a console, in order of time. */
export interface ConsoleRecords {
  readonly records: readonly StandingRecord[];
  /** Time of each record, ms. */
  readonly moments: Float64Array;
  /** The kinds that occur. */
  readonly kinds: readonly ListedKind[];
}

const LISTED_KINDS: ReadonlySet<string> = new Set(LISTED);
const NONE: ConsoleRecords = { records: [], moments: new Float64Array(), kinds: [] };

/** Returns the records of a replay file that the list shows; empty if a console did not write the file. */
export function consoleRecords({
  records,
  clock,
  span,
}: Pick<RecordedLog, "records" | "clock" | "span">): ConsoleRecords {
  if (!records.some(isOwn)) return NONE;
  const moments = momentsOf(records, clock, span);
  const momentOf = (index: number) => moments[index] ?? 0;
  const order = records
    .flatMap(({ k }, index) => (LISTED_KINDS.has(k) ? [index] : []))
    .sort((a, b) => momentOf(a) - momentOf(b));
  const sorted = order.flatMap((index) => records[index] ?? []);
  const found = new Set(sorted.map(({ k }) => k));
  return {
    records: sorted,
    moments: Float64Array.from(order, momentOf),
    kinds: LISTED.filter((kind) => found.has(kind)),
  };
}

/**
 * Returns the number of records up to a time (ms, inclusive). If several records have exactly that time, the
 * count ends with the last one of the kind `meant`, if there is one.
 */
export function writtenBy(
  { records, moments }: ConsoleRecords,
  time: number,
  meant: ListedKind | null = null,
): number {
  const written = positionAt({ clock: moments }, time);
  if (meant === null) return written;
  for (let index = written - 1; moments[index] === time; index--)
    if (records[index]?.k === meant) return index + 1;
  return written;
}

/**
 * Returns the number of events that the console had received when it wrote a record. A request is written
 * only when its response arrives, so only events that were received before the request was sent count for it.
 */
export function knownAt(
  log: Pick<RecordedLog, "clock">,
  { records, moments }: ConsoleRecords,
  index: number,
): number {
  const { k = "", before = 0 } = records[index] ?? {};
  return k === "exchange" ? Math.min(before, positionAt(log, moments[index] ?? 0)) : before;
}
