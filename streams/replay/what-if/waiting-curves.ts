import { waiting } from "../../metrics/live-numbers.ts";
import { positionAt } from "../recorded-log.ts";
import type { Foldable } from "./effect.ts";

/** How many waited at so many moments of a stretch (ms), evenly apart, the last at its end. */
export function waitingCurve({ log, index }: Foldable, from: number, until: number, points: number): readonly number[] {
  return Array.from({ length: points }, (_, point) => waiting(index.floorAt(positionAt(log, from + ((until - from) * (point + 1)) / points))));
}
