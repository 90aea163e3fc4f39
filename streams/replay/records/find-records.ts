import type { StandingRecord } from "../../recording/read-recording.ts";
import { textSearch } from "../text-search.ts";
import { briefOf } from "./record-brief.ts";
import type { ListedKind } from "./listed-kinds.ts";

/** Filter of console records; empty members match all records. */
export interface RecordFilter {
  readonly kinds: readonly ListedKind[];
  /** Search words; the record or its summary in the list must contain all of them. */
  readonly text: string;
}

const AT_ONCE = 20_000;

/**
 * Returns the indexes of matching records, ascending. Yields the number of examined records after each range.
 */
export function* findRecords(
  records: readonly StandingRecord[],
  { kinds, text }: RecordFilter,
): Generator<number, Uint32Array> {
  const sought: ReadonlySet<string> = new Set(kinds);
  const holds = textSearch(text);
  const found = new Uint32Array(records.length);
  let count = 0;
  for (const [index, one] of records.entries()) {
    const fits = (sought.size === 0 || sought.has(one.k)) && (holds === null || holds(partsOf(one)));
    if (fits) found[count++] = index;
    if (index % AT_ONCE === AT_ONCE - 1) yield index + 1;
  }
  return found.slice(0, count);
}

/** Returns the searchable text: the record's content and its summary in the list. */
const partsOf = (one: StandingRecord): string =>
  `${JSON.stringify(one.record)} ${Object.values(briefOf(one) ?? {}).join(" ")}`;
