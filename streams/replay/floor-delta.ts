import type {
  FloorAgent,
  FloorCall,
  FloorContact,
  FloorEnd,
  FloorPoc,
  FloorQueueEntry,
  FloorSegment,
  Tally,
} from "../../openapi/generated/live-monitor.ts";
import type { Day, Floor } from "../projections/floor.ts";
import { type Identified, Keyed } from "../projections/keyed.ts";

/** Changes of the rows of a collection. */
export interface RowsDelta<Row> {
  /** Added and changed rows, each complete. */
  readonly put: readonly Row[];
  /** Ids of the removed rows. */
  readonly gone: readonly string[];
}

interface DayDelta extends Omit<Day, "tallies"> {
  readonly tallies: RowsDelta<Tally>;
}

/** Members of the floor that are not collections. They are small, so a changed one is sent completely. */
type Whole = Pick<Floor, "zone" | "counts" | "anomalies" | "unknown" | "traffic">;

/** Differences between two floor states as plain data, for a receiver that already has the first state. */
export interface FloorDelta {
  readonly whole: Partial<Whole>;
  readonly segments?: RowsDelta<FloorSegment>;
  readonly agents?: RowsDelta<FloorAgent>;
  readonly pocs?: RowsDelta<FloorPoc>;
  readonly queue?: RowsDelta<FloorQueueEntry>;
  readonly calls?: RowsDelta<FloorCall>;
  readonly contacts?: RowsDelta<FloorContact>;
  readonly young?: RowsDelta<FloorEnd>;
  readonly old?: RowsDelta<FloorEnd>;
  /** All days, including unchanged ones, each with its changed tallies. */
  readonly days?: readonly DayDelta[];
}

function rowsDelta<Row extends Identified>(before: Keyed<Row>, after: Keyed<Row>): RowsDelta<Row> {
  const put: Row[] = [];
  const gone: string[] = [];
  Keyed.differences(before, after, (was, is) => {
    if (is) put.push(is);
    else if (was) gone.push(was.id);
  });
  return { put, gone };
}

function patched<Row extends Identified>(before: Keyed<Row>, delta: RowsDelta<Row> | undefined): Keyed<Row> {
  if (!delta) return before;
  const edit = before.edit();
  for (const id of delta.gone) edit.delete(id);
  for (const row of delta.put) edit.put(row);
  return edit.done();
}

const NO_TALLIES = Keyed.of<Tally>();
const talliesOf = (days: readonly Day[], day: string): Keyed<Tally> =>
  days.find((one) => one.day === day)?.tallies ?? NO_TALLIES;

/** Returns the changes from `before` to `after`. */
export function floorDelta(before: Floor, after: Floor): FloorDelta {
  const whole = {
    ...(before.zone !== after.zone && { zone: after.zone }),
    ...(before.counts !== after.counts && { counts: after.counts }),
    ...(before.anomalies !== after.anomalies && { anomalies: after.anomalies }),
    ...(before.unknown !== after.unknown && { unknown: after.unknown }),
    ...(before.traffic !== after.traffic && { traffic: after.traffic }),
  };
  return {
    whole,
    ...(before.segments !== after.segments && { segments: rowsDelta(before.segments, after.segments) }),
    ...(before.agents !== after.agents && { agents: rowsDelta(before.agents, after.agents) }),
    ...(before.pocs !== after.pocs && { pocs: rowsDelta(before.pocs, after.pocs) }),
    ...(before.queue !== after.queue && { queue: rowsDelta(before.queue, after.queue) }),
    ...(before.calls !== after.calls && { calls: rowsDelta(before.calls, after.calls) }),
    ...(before.contacts !== after.contacts && { contacts: rowsDelta(before.contacts, after.contacts) }),
    ...(before.ended.young !== after.ended.young && {
      young: rowsDelta(before.ended.young, after.ended.young),
    }),
    ...(before.ended.old !== after.ended.old && { old: rowsDelta(before.ended.old, after.ended.old) }),
    ...(before.days !== after.days && {
      days: after.days.map(({ tallies, ...day }) => ({
        ...day,
        tallies: rowsDelta(talliesOf(before.days, day.day), tallies),
      })),
    }),
  };
}

/**
 * Applies a delta to a floor state. Unchanged members keep their object identity, so that lists re-render
 * only changed rows.
 */
export const withDelta = (before: Floor, delta: FloorDelta): Floor => ({
  ...before,
  ...delta.whole,
  segments: patched(before.segments, delta.segments),
  agents: patched(before.agents, delta.agents),
  pocs: patched(before.pocs, delta.pocs),
  queue: patched(before.queue, delta.queue),
  calls: patched(before.calls, delta.calls),
  contacts: patched(before.contacts, delta.contacts),
  ended:
    delta.young || delta.old
      ? { young: patched(before.ended.young, delta.young), old: patched(before.ended.old, delta.old) }
      : before.ended,
  days:
    delta.days?.map(({ tallies, ...day }) => ({
      ...day,
      tallies: patched(talliesOf(before.days, day.day), tallies),
    })) ?? before.days,
});
