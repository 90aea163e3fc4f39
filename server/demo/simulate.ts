import { type LocalDay, localDay } from "../../streams/projections/local-day.ts";
import { type DemoDayOptions, type DemoFact, simulateDay } from "./simulate-day.ts";

interface Underway {
  readonly day: LocalDay;
  readonly facts: Generator<DemoFact>;
  next: DemoFact;
}

/**
 * Yields the center's events in order of time, from the start of the local day of `from` (ms). The events
 * never end, unless there are no agents.
 */
export function* simulate(options: DemoDayOptions, from: number): Generator<DemoFact> {
  let day = localDay(from, options.zone);
  const underway = begin(options, day);
  for (;;) {
    const first = underway.reduce<Underway | null>(
      (least, one) => (least && least.next.time <= one.next.time ? least : one),
      null,
    );
    if (!first || first.next.time >= day.end) {
      day = localDay(day.end, options.zone);
      underway.push(...begin(options, day));
      if (underway.length === 0) return;
      continue;
    }
    yield first.next;
    const { value, done } = first.facts.next();
    if (done) underway.splice(underway.indexOf(first), 1);
    else first.next = value;
  }
}

/**
 * Starts the simulation of a day. Returns an empty list if the day has no events, because there are no
 * agents.
 */
function begin(options: DemoDayOptions, day: LocalDay): Underway[] {
  const facts = simulateDay(options, day);
  const { value, done } = facts.next();
  return done ? [] : [{ day, facts, next: value }];
}
