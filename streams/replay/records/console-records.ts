import type { StandingRecord } from "../../recording/read-recording.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import { isOwn, LISTED, type ListedKind } from "./listed-kinds.ts";
import { momentsOf } from "./record-moments.ts";

/** Records that a console made of itself, in order of time. */
export interface ConsoleRecords {
  readonly records: readonly StandingRecord[];
  /** When each of them was written, ms. */
  readonly moments: Float64Array;
  /** The kinds that occur. */
  readonly kinds: readonly ListedKind[];
}

const LISTED_KINDS: ReadonlySet<string> = new Set(LISTED);
const NONE: ConsoleRecords = { records: [], moments: new Float64Array(), kinds: [] };

/** The records that a console wrote; none where no console wrote this recording. */
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
 * Returns the number of records up to a time (ms). Of several at exactly that time, the last one of the given
 * kind counts as the last, if there is one.
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
 * Returns the number of events that the console had received when it wrote a record; for a request, which is
 * recorded at its response, when it was sent.
 */
export function knownAt(
  log: Pick<RecordedLog, "clock">,
  { records, moments }: ConsoleRecords,
  index: number,
): number {
  const { k = "", before = 0 } = records[index] ?? {};
  return k === "exchange" ? Math.min(before, positionAt(log, moments[index] ?? 0)) : before;
}
