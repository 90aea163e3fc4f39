import type { FloorSegment, Tally } from "../../../openapi/generated/live-monitor.ts";
import { assignedBySegment, longestBySegment } from "../../../streams/metrics/segment-numbers.ts";
import { tallyOf } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";

/** A segment as the monitor shows it: what is under way in it, and what today counts for it. */
export interface SegmentRow {
  readonly id: string;
  readonly segment: FloorSegment;
  /** How many agents are assigned to it, connected or not. */
  readonly assigned: number;
  /** Since when (ms) the customer waits who waits longest. */
  readonly since: number | null;
  readonly tally: Tally | undefined;
}

/** The rows of the segments, floor after floor; a row of which nothing changed stays the same one. */
export function segmentRows(today: () => string | undefined): (floor: Floor) => Keyed<SegmentRow> {
  let rows = Keyed.of<SegmentRow>();
  const countAssigned = assignedBySegment();
  return (floor) => {
    const longest = longestBySegment(floor);
    const team = countAssigned(floor);
    const day = today();
    const edit = rows.edit();
    for (const { id } of rows) if (!floor.segments.has(id)) edit.delete(id);
    for (const segment of floor.segments) {
      const before = rows.get(segment.id);
      const since = longest.get(segment.id) ?? null;
      const assigned = team.get(segment.id) ?? 0;
      const tally = day === undefined ? undefined : tallyOf(floor, day, segment.id);
      if (
        before?.segment !== segment ||
        before.assigned !== assigned ||
        before.since !== since ||
        before.tally !== tally
      )
        edit.put({ id: segment.id, segment, assigned, since, tally });
    }
    rows = edit.done();
    return rows;
  };
}
