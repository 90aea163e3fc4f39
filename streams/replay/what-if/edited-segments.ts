import type { RecordedLog } from "../recorded-log.ts";
import type { Edit } from "./edit.ts";

/** With more of them their numbers are no longer looked at one by one. */
const MOST = 4;

/**
 * The segments (ids) that edits speak of, as it was recorded and as it is said now: their numbers may differ
 * where those of the whole floor do not.
 */
export function editedSegments(log: RecordedLog, edits: readonly Edit[]): readonly string[] {
  const said = edits.flatMap((edit) => [
    log.facts[edit.event]?.data,
    edit.edit === "change" ? edit.data : undefined,
    edit.edit === "insert" ? edit.made.data : undefined,
  ]);
  const named = said
    .flatMap((data) => [data?.["segment"], data?.["toSegment"]])
    .filter((segment) => typeof segment === "string");
  return [...new Set(named)].slice(0, MOST);
}
