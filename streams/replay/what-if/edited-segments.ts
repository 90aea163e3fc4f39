import type { RecordedLog } from "../recorded-log.ts";
import type { Edit } from "./edit.ts";

/** Maximum number of segments whose metrics are compared. */
const MOST = 4;

/**
 * Returns the ids of the first `MOST` segments that edited events name before or after the edits. Metrics of
 * these segments may differ even if the metrics of the whole floor do not.
 */
export function editedSegments(log: RecordedLog, edits: readonly Edit[]): readonly string[] {
  const described = edits.flatMap((edit) => [
    log.facts[edit.event]?.data,
    edit.edit === "change" ? edit.data : undefined,
    edit.edit === "insert" ? edit.made.data : undefined,
  ]);
  const named = described
    .flatMap((data) => [data?.["segment"], data?.["toSegment"]])
    .filter((segment) => typeof segment === "string");
  return [...new Set(named)].slice(0, MOST);
}
