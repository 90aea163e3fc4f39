import { momentsOf } from "./records/record-moments.ts";
import { isTransition, stepFrom, type Stepping } from "./stepping.ts";

/**
 * A place that a step leads to; `time` (ms) where it is that of a machine's transition behind the last event.
 */
interface StepPlace {
  readonly position: number;
  readonly time?: number;
}

/**
 * Walks to the next transition after a place, or the last one before it: a transition event, or a transition
 * of the recorded console's machines, of which there may be several between two events; otherwise to the end
 * or start. Yields the current place after each range.
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
    // Time has gone on since the last event: that is the one before.
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
 * Returns the times (ms, ascending) of machine transitions after each event. Late ones are assigned to the
 * event before them.
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
