import { type DayStart, dayStarts } from "../../streams/replay/day-starts.ts";

const known = new WeakMap<Uint32Array, readonly DayStart[]>();

/**
 * Finds where the days start among found events or records, by their times (ms). A search keeps its result,
 * so each is looked through once.
 */
export function daysAmong(found: Uint32Array, times: ArrayLike<number>, zone: string): readonly DayStart[] {
  const days = known.get(found) ?? dayStarts(found.length, (place) => times[found[place] ?? 0] ?? 0, zone);
  known.set(found, days);
  return days;
}
