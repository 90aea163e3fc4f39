import type { Known } from "./live-numbers.ts";

/** How a number stands to its target; `far` where it is badly off, `none` where it is not known. */
export type Standing = "none" | "well" | "over" | "far";

/** From half as much again on a wait is not just over its target. */
const FAR_WAIT = 1.5;
/** Points under target from which a service level is more than a little under. */
const FAR_UNDER = 10;

/** A wait (ms) against its target in seconds. */
export function standingOfWait(waited: Known<number>, targetSeconds: number): Standing {
  if (waited === null) return "none";
  const target = targetSeconds * 1000;
  if (waited <= target) return "well";
  return waited >= target * FAR_WAIT ? "far" : "over";
}

/** A service level against its target, both in percent. */
export function standingOfServiceLevel(percent: Known<number>, target: number): Standing {
  if (percent === null) return "none";
  if (percent >= target) return "well";
  return target - percent >= FAR_UNDER ? "far" : "over";
}

/** What is promised is never rounded up: 79.9 % is not 80 %. */
export const wholePercent = (percent: Known<number>): Known<number> => percent && Math.floor(percent);
