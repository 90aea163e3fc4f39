import type { StandingRecord } from "../../recording/read-recording.ts";
import { textSearch } from "../text-search.ts";
import { briefOf } from "./record-brief.ts";
import type { ListedKind } from "./listed-kinds.ts";

/** What is sought among what a console recorded; of what is empty all are found. */
export interface RecordFilter {
  readonly kinds: readonly ListedKind[];
  /** Words, each of which is in the record or in its line of the list. */
  readonly text: string;
}

const AT_ONCE = 20_000;

/**
 * The indices of the records that a filter finds, ascending; a stretch for each step, which tells how many
 * were looked at.
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
    const fits = (sought.size === 0 || sought.has(one.k)) && (holds === null || holds(saidBy(one)));
    if (fits) found[count++] = index;
    if (index % AT_ONCE === AT_ONCE - 1) yield index + 1;
  }
  return found.slice(0, count);
}

/** Whatever is in it, and what the list makes of that. */
const saidBy = (one: StandingRecord): string =>
  `${JSON.stringify(one.record)} ${Object.values(briefOf(one) ?? {}).join(" ")}`;
