import { momentsOf } from "./records/record-moments.ts";
import { isTransition, stepFrom, type Stepping } from "./stepping.ts";

/**
 * Target of a step. `time` (ms) is set if the target is later than the last event before `position`, such as
 * a transition of a state machine.
 */
interface StepPlace {
  readonly position: number;
  readonly time?: number;
}

/**
 * Walks to the next or previous transition, otherwise to the end or start. A transition is either an event
 * that changes the state of the floor, or a transition of a state machine of the recorded console. Several
 * state machine transitions may occur between two events. Yields the current position after each range.
 */
export function* transitionFrom(
  stepping: Stepping,
  { position, now }: { readonly position: number; readonly now: number },
  direction: 1 | -1,
): Generator<number, StepPlace> {
  const { length, span, clock } = stepping.log;
  const ofMachines = machineSteps(stepping);
  const at = (place: number) => ofMachines.get(place) ?? [];
  const here =
    direction === 1 ? at(position).find((time) => time > now) : at(position).findLast((time) => time < now);
  if (here !== undefined) return { position, time: here };
  if (direction === -1) {
    if (position <= 0) return { position: 0 };
    // Time has passed since the last event, so the last event is the previous transition.
    if (now > (clock[position - 1] ?? span.first) && isTransition(stepping, position)) return { position };
    const to = yield* stepFrom(stepping, position, "transition", -1);
    return placeAt(to, at(to).at(-1));
  }
  const to = yield* stepFrom(stepping, position, "transition", 1);
  if (to > position && isTransition(stepping, to)) return { position: to };
  return placeAt(to, (to > position ? at(to)[0] : undefined) ?? (to >= length ? span.last : undefined));
}

const placeAt = (position: number, time: number | undefined): StepPlace =>
  time === undefined ? { position } : { position, time };

/**
 * Returns the times (ms, ascending) of state machine transitions by position. The time of a transition is at
 * least that of the event before it.
 */
function machineSteps({ log: { records, clock, span } }: Stepping): ReadonlyMap<number, readonly number[]> {
  const steps = new Map<number, number[]>();
  const moments = momentsOf(records, clock, span);
  for (const [index, { k, before }] of records.entries()) {
    if (k !== "transition") continue;
    const time = Math.max(moments[index] ?? 0, clock[before - 1] ?? span.first);
    const times = steps.get(before);
    if (times) times.push(time);
    else steps.set(before, [time]);
  }
  for (const times of steps.values()) times.sort((a, b) => a - b);
  return steps;
}
