import type { Wait } from "../../metrics/why/waits.ts";
import { firstPlace } from "../../recording/offset-order.ts";

/**
 * Returns the index of the first number in an ascending list that is at least `limit`; the length if none is.
 */
export const placeFrom = (numbers: ArrayLike<number>, limit: number): number =>
  firstPlace(numbers.length, (place) => (numbers[place] ?? 0) >= limit);

/** Returns the waits that began from one time to before another. `waits` are sorted by their start. */
export function waitsFrom(waits: readonly Wait[], from: number, until: number): readonly Wait[] {
  const placeOf = (time: number) => firstPlace(waits.length, (place) => (waits[place]?.since ?? 0) >= time);
  return waits.slice(placeOf(from), placeOf(until));
}
