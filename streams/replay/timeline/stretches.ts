import { firstPlace } from "../../recording/offset-order.ts";
import { isInTime, type Wait } from "./wait.ts";

/** Numbers of customers who arrived within a period, counted like the day's metrics. */
export interface Offered {
  readonly offered: number;
  /** Customers who were answered within the time limit of the service level. */
  readonly inTime: number;
  readonly abandoned: number;
}

/** Returns the waits that began from one time to before another. `waits` are sorted by their start. */
export function waitsFrom(waits: readonly Wait[], from: number, until: number): readonly Wait[] {
  const placeOf = (time: number) => firstPlace(waits.length, (place) => (waits[place]?.since ?? 0) >= time);
  return waits.slice(placeOf(from), placeOf(until));
}

export const offeredIn = (waits: readonly Wait[], withinSeconds: number): Offered => ({
  offered: waits.length,
  inTime: waits.filter((wait) => isInTime(wait, withinSeconds)).length,
  abandoned: waits.filter(({ isAnswered }) => !isAnswered).length,
});

/** Returns the longest wait, ms. */
export const longestOf = (waits: readonly Wait[]): number =>
  waits.reduce((most, { since, until }) => Math.max(most, until - since), 0);
