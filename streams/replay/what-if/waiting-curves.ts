import { waiting } from "../../metrics/live-numbers.ts";
import { positionAt } from "../recorded-log.ts";
import type { Foldable } from "./effect.ts";

/**
 * Returns the numbers of waiting customers at equal intervals over a range (ms); the last point is the end of
 * the range. Null before the first and after the last event.
 */
export function waitingCurve(
  { log, index }: Foldable,
  from: number,
  until: number,
  points: number,
): readonly (number | null)[] {
  const [first, last] = [log.clock[0] ?? Infinity, log.clock.at(-1) ?? -Infinity];
  return Array.from({ length: points }, (_, point) => {
    const now = from + ((until - from) * (point + 1)) / points;
    return now < first || now > last ? null : waiting(index.floorAt(positionAt(log, now)));
  });
}
