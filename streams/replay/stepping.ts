import type { MeasureName } from "../../openapi/generated/recording.ts";
import type { Floor } from "../projections/floor.ts";
import { type Identified, Keyed } from "../projections/keyed.ts";
import type { MeasureAt } from "./holds.ts";
import type { RecordedLog } from "./recorded-log.ts";
import type { FloorAgent, FloorPoc, FloorQueueEntry } from "../../openapi/generated/live-monitor.ts";

/**
 * Target of a step: the next event; the next visible change, after which a number or row of the monitor
 * differs; or the next transition, after which a row was added, removed or has another state, or a step of a
 * flow.
 */
export type StepKind = "event" | "change" | "transition";

/** Data of a recording that steps need. */
export interface Stepping {
  readonly log: Pick<RecordedLog, "length" | "clock" | "records" | "facts" | "span">;
  readonly floorAt: (position: number) => Floor;
  readonly measure: MeasureAt;
}

/** The numbers that the monitor shows. */
const SHOWN: readonly MeasureName[] = [
  "waiting",
  "longest-wait",
  "in-call",
  "free",
  "connected",
  "service-level",
  "speed-of-answer",
  "abandoned",
  "abandonment",
  "anomalies",
];
/** Events per step of the walk. */
const STRETCH = 500;

/**
 * Walks to the next position of a kind after this one, or the last one before it; otherwise to the end or
 * start. Yields the current position after each range.
 */
export function* stepFrom(
  stepping: Stepping,
  position: number,
  kind: StepKind,
  direction: 1 | -1,
): Generator<number, number> {
  const { length } = stepping.log;
  if (kind === "event") return Math.min(length, Math.max(0, position + direction));
  const isStop = stopsOf(stepping, kind);
  if (direction === 1) {
    for (let at = position + 1; at <= length; at++) {
      if (isStop(at)) return at;
      if (at % STRETCH === 0) yield at;
    }
    return length;
  }
  // Forward through one stretch after the other, so that each floor follows from the one before.
  for (let end = position; end > 0; end -= STRETCH) {
    const from = Math.max(1, end - STRETCH);
    let last = 0;
    for (let at = from; at < end; at++) if (isStop(at)) last = at;
    if (last > 0) return last;
    yield from;
  }
  return 0;
}

function stopsOf(
  { log, floorAt, measure }: Stepping,
  kind: "change" | "transition",
): (position: number) => boolean {
  if (kind === "change")
    return (position) =>
      isSeen(floorAt(position - 1), floorAt(position), log.clock[position - 1] ?? 0, measure);
  const steps = new Set(log.records.flatMap(({ k, before }) => (k === "transition" ? [before] : [])));
  return (position) => steps.has(position) || isTransition({ log, floorAt }, position);
}

/** Returns true if the last event at a position is a transition. */
export function isTransition({ log, floorAt }: Pick<Stepping, "log" | "floorAt">, position: number): boolean {
  return (
    position > 0 &&
    (log.facts[position - 1]?.type === "flow-transition" ||
      changesState(floorAt(position - 1), floorAt(position)))
  );
}

function isSeen(before: Floor, after: Floor, now: number, measure: MeasureAt): boolean {
  const numbers = ({ ...of }: { readonly floor: Floor }) =>
    SHOWN.map((number) => measure({ number }, { ...of, now, offset: 0, event: null }));
  if (
    differ(before.queue, after.queue) ||
    differ(before.calls, after.calls) ||
    differ(before.agents, after.agents) ||
    differ(before.segments, after.segments) ||
    differ(before.pocs, after.pocs)
  )
    return true;
  const was = numbers({ floor: before });
  return numbers({ floor: after }).some((value, index) => value !== was[index]);
}

function differ<Row extends Identified>(before: Keyed<Row>, after: Keyed<Row>): boolean {
  let isOther = false;
  Keyed.differences(before, after, (was, is) => (isOther ||= JSON.stringify(was) !== JSON.stringify(is)));
  return isOther;
}

/**
 * States per collection: waiting customers are offered to an agent or not; calls have one state; agents are
 * connected or not, with a status; devices are connected or not.
 */
const STATES = {
  queue: ({ offeredTo, offeredAt }: FloorQueueEntry) => [offeredAt !== null, offeredTo],
  calls: () => [],
  agents: ({ connection, status, reason }: FloorAgent) => [connection, status, reason],
  pocs: ({ connected }: FloorPoc) => [connected],
};

/** Returns true if a row of the floor came, went or has another state. */
const changesState = (before: Floor, after: Floor): boolean =>
  differs(before.queue, after.queue, STATES.queue) ||
  differs(before.calls, after.calls, STATES.calls) ||
  differs(before.agents, after.agents, STATES.agents) ||
  differs(before.pocs, after.pocs, STATES.pocs);

function differs<Row extends Identified>(
  before: Keyed<Row>,
  after: Keyed<Row>,
  stateOf: (row: Row) => readonly unknown[],
): boolean {
  let isOther = false;
  Keyed.differences(
    before,
    after,
    (was, is) => (isOther ||= !was || !is || JSON.stringify(stateOf(was)) !== JSON.stringify(stateOf(is))),
  );
  return isOther;
}
