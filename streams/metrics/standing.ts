import type { Targets } from "../../openapi/generated/console.ts";
import type { Known } from "./live-numbers.ts";

/**
 * Targets of a new account. Two of them are times: `answerWithinSeconds` decides which calls count as answered
 * in time, so it changes the service level; `longestWaitSeconds` decides from when a wait is marked, and changes
 * no number. Recordings have no account: what is computed from one uses the same defaults. An administrator
 * changes those of an account with `PATCH /accounts/{id}`; no page of the console does.
 */
export const DEFAULT_TARGETS: Targets = {
  answerWithinSeconds: 20,
  serviceLevelPercent: 80,
  waiting: 10,
  longestWaitSeconds: 120,
  abandonedPercent: 5,
};

/**
 * Comparison of a number with its target; `far` if it misses it by a wide margin, `none` if it is unknown.
 * Comparisons use the displayed number, so that no screen shows "5%, under 5%".
 */
export type Standing = "none" | "well" | "over" | "far";

/** From half as much again on a wait is not just over its target. */
const FAR_WAIT = 1.5;
/** Points under target from which a service level is more than a little under. */
const FAR_UNDER = 10;

/** A service level as it is shown. What is promised is never rounded up: 79.9 % is not 80 %. */
export const wholePercent = (percent: Known<number>): Known<number> => percent && Math.floor(percent);

/** An abandon rate as it is shown: to one decimal. */
export const tenthPercent = (percent: Known<number>): Known<number> =>
  percent && Math.round(percent * 10) / 10;

/** A length of time (ms) as it is shown: the whole seconds of it. */
export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000);

/** Customers waiting against the most that there should be. */
export const standingOfWaiting = (count: number, target: number): Standing =>
  count > target ? "far" : "well";

/** A wait (ms) against its target in seconds. */
export function standingOfWait(waited: Known<number>, targetSeconds: number): Standing {
  if (waited === null) return "none";
  const shown = wholeSeconds(waited);
  if (shown <= targetSeconds) return "well";
  return shown >= targetSeconds * FAR_WAIT ? "far" : "over";
}

/** A service level against its target, both in percent. */
export function standingOfServiceLevel(percent: Known<number>, target: number): Standing {
  const shown = wholePercent(percent);
  if (shown === null) return "none";
  if (shown >= target) return "well";
  return target - shown >= FAR_UNDER ? "far" : "over";
}

/** An abandon rate against its target, both in percent. */
export function standingOfAbandonment(percent: Known<number>, target: number): Standing {
  const shown = tenthPercent(percent);
  if (shown === null) return "none";
  return shown > target ? "far" : "well";
}
