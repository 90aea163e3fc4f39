import type { Known } from "./live-numbers.ts";

/**
 * Comparison of a number with its target. `well`: meets the target. `over`: misses it by less than a margin.
 * `far`: misses it by the margin or more, or by any amount if no margin is defined (number of waiting
 * customers, abandonment). `none`: the number is unknown. The rounded number is compared, so that a displayed
 * 5% never misses a target of 5%.
 */
export type Standing = "none" | "well" | "over" | "far";

/** A wait of at least this many times its target is `far`. */
const FAR_WAIT = 1.5;
/** A service level at least this many percentage points under its target is `far`. */
const FAR_UNDER = 10;

/** Rounds a service level down for display, because 79.9 % must not be shown as 80 %. */
export const wholePercent = (percent: Known<number>): Known<number> => percent && Math.floor(percent);

/** Rounds an abandon rate to one decimal for display. */
export const tenthPercent = (percent: Known<number>): Known<number> =>
  percent && Math.round(percent * 10) / 10;

/** Rounds a duration (ms) down to whole seconds for display. */
export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000);

/** Compares the number of waiting customers with its maximum. */
export const standingOfWaiting = (count: number, target: number): Standing =>
  count > target ? "far" : "well";

/** Compares a wait (ms) with its target in seconds. */
export function standingOfWait(waited: Known<number>, targetSeconds: number): Standing {
  if (waited === null) return "none";
  const shown = wholeSeconds(waited);
  if (shown <= targetSeconds) return "well";
  return shown >= targetSeconds * FAR_WAIT ? "far" : "over";
}

/** Compares a service level with its target, both in percent. */
export function standingOfServiceLevel(percent: Known<number>, target: number): Standing {
  const shown = wholePercent(percent);
  if (shown === null) return "none";
  if (shown >= target) return "well";
  return target - shown >= FAR_UNDER ? "far" : "over";
}

/** Compares an abandon rate with its target, both in percent. */
export function standingOfAbandonment(percent: Known<number>, target: number): Standing {
  const shown = tenthPercent(percent);
  if (shown === null) return "none";
  return shown > target ? "far" : "well";
}
