import type { RecordedLog } from "../recorded-log.ts";
import type { Edit } from "./edit.ts";

/** With more of them their numbers are no longer looked at one by one. */
const MOST = 4;

/**
 * Returns the ids of segments that edits affect, before and after: their metrics may differ even if those of
 * the whole floor do not.
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
