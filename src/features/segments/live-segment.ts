import type { Floor } from "../../../streams/projections/floor.ts";
import { type Known, serviceLevel, tallyOf } from "../../../streams/metrics/live-numbers.ts";

/** When the customer who waits longest in each segment came (ms). One walk over the queue for every version of it. */
const longest = new WeakMap<Floor["queue"], ReadonlyMap<string, number>>();

function longestBySegment({ queue }: Floor): ReadonlyMap<string, number> {
  const known = longest.get(queue);
  if (known) return known;
  const made = new Map<string, number>();
  queue.forEach(({ segment, since }) => {
    const before = made.get(segment);
    if (before === undefined || since < before) made.set(segment, since);
  });
  longest.set(queue, made);
  return made;
}

/** Since when (ms) somebody waits for a segment; null where nobody does. */
export const waitingSince = (floor: Floor, segment: string): Known<number> => longestBySegment(floor).get(segment) ?? null;

/** Agents of a segment who could take a customer now; null where no source tells of agents. */
export const freeIn = (floor: Floor, segment: string): Known<number> => (floor.counts.statusKnown === 0 ? null : (floor.segments.get(segment)?.free ?? 0));

/** Today's service level of a segment, in percent; today is the local day of the platform's time. */
export function serviceLevelOf(floor: Floor, segment: string, now: number, withinSeconds: number): Known<number> {
  const today = floor.days.find(({ start, end }) => start <= now && now < end);
  return today ? serviceLevel(tallyOf(floor, today.day, segment), withinSeconds) : null;
}
