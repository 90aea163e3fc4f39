import type { MeasureName } from "../../openapi/generated/recording.ts";
import type { Floor } from "../projections/floor.ts";
import { type Identified, Keyed } from "../projections/keyed.ts";
import type { MeasureAt } from "./holds.ts";
import type { RecordedLog } from "./recorded-log.ts";
import type { FloorAgent, FloorPoc, FloorQueueEntry } from "../../openapi/generated/live-monitor.ts";

/**
 * Target of a step: the next event, visible change or transition. A visible change alters a number or row of
 * the monitor. A transition adds a row, removes a row, changes the state of a row, or is a step of a flow or
 * of a recorded state machine.
 */
export type StepKind = "event" | "change" | "transition";

/** Data of a replay file that steps need. */
export interface Stepping {
  readonly log: Pick<RecordedLog, "length" | "clock" | "records" | "facts" | "span">;
  readonly floorAt: (position: number) => Floor;
  readonly measure: MeasureAt;
}

/** Numbers that the monitor shows. */
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
 * Walks to the next or previous position of a kind, otherwise to the end or start. Yields the current
 * position after each range.
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
  // Reads each range forward, because a floor state is folded from the state before it.
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

/** Returns true if the last event before a position is a transition. */
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
  let hasDifference = false;
  Keyed.differences(
    before,
    after,
    (was, is) => (hasDifference ||= JSON.stringify(was) !== JSON.stringify(is)),
  );
  return hasDifference;
}

/**
 * State of a row, by collection. Waiting customers are offered to an agent or not. Calls have only one state.
 * Agents have a connection and a status. Display devices are connected or not.
 */
const STATES = {
  queue: ({ offeredTo, offeredAt }: FloorQueueEntry) => [offeredAt !== null, offeredTo],
  calls: () => [],
  agents: ({ connection, status, reason }: FloorAgent) => [connection, status, reason],
  pocs: ({ connected }: FloorPoc) => [connected],
};

/** Returns true if a row of the floor was added, was removed or changed its state. */
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
  let hasDifference = false;
  Keyed.differences(
    before,
    after,
    (was, is) =>
      (hasDifference ||= !was || !is || JSON.stringify(stateOf(was)) !== JSON.stringify(stateOf(is))),
  );
  return hasDifference;
}
