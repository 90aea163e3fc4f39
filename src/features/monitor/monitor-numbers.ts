import type { Targets } from "../../../openapi/generated/console.ts";
import {
  type Known,
  abandonment,
  averageSpeedOfAnswer,
  connectedAgents,
  freeAgents,
  longestWait,
  serviceLevel,
  tallyOf,
  waiting,
} from "../../../streams/metrics/live-numbers.ts";
import {
  type Standing,
  standingOfAbandonment,
  standingOfServiceLevel,
  standingOfWait,
  standingOfWaiting,
  tenthPercent,
  wholePercent,
} from "../../../streams/metrics/standing.ts";
import type { Floor } from "../../../streams/projections/floor.ts";

/** Ids of the numbers in the order of the panel, also used in the URL. */
export const NUMBERS = [
  "waiting",
  "longest-wait",
  "free-agents",
  "service-level",
  "speed-of-answer",
  "abandonment",
] as const;
export type NumberId = (typeof NUMBERS)[number];

/** A number for display; a duration is in ms. A `value` of null is unknown or does not apply: it is not 0. */
export interface LiveNumber {
  readonly id: NumberId;
  readonly value: Known<number>;
  readonly unit: "count" | "duration" | "percent";
  readonly standing: Standing;
  /** In the unit of `value`; for abandonment in percent, although `value` is a count. Null if not set. */
  readonly target: number | null;
  /**
   * Number in the text below the value: connected agents, answered calls, abandonment rate (percent), or
   * percentage points of the service level below its target. Null if unknown or if the text has no number.
   */
  readonly beside: Known<number>;
}

/** Returns all numbers of the panel: current ones at the time `now` (ms), and totals of the local `day`. */
export function liveNumbers(floor: Floor, now: number, day: string, targets: Targets): readonly LiveNumber[] {
  const tally = tallyOf(floor, day);
  const longest = longestWait(floor, now);
  const level = wholePercent(serviceLevel(tally, targets.answerWithinSeconds));
  const left = tenthPercent(abandonment(tally));
  return [
    {
      id: "waiting",
      value: waiting(floor),
      unit: "count",
      standing: standingOfWaiting(waiting(floor), targets.waiting),
      target: targets.waiting,
      beside: null,
    },
    {
      id: "longest-wait",
      value: longest,
      unit: "duration",
      standing: standingOfWait(longest, targets.longestWaitSeconds),
      target: targets.longestWaitSeconds * 1000,
      beside: null,
    },
    {
      id: "free-agents",
      value: freeAgents(floor),
      unit: "count",
      standing: "none",
      target: null,
      beside: connectedAgents(floor),
    },
    {
      id: "service-level",
      value: level,
      unit: "percent",
      standing: standingOfServiceLevel(level, targets.serviceLevelPercent),
      target: targets.serviceLevelPercent,
      beside: level === null ? null : Math.max(0, targets.serviceLevelPercent - level),
    },
    {
      id: "speed-of-answer",
      value: averageSpeedOfAnswer(tally),
      unit: "duration",
      standing: "none",
      target: null,
      beside: tally?.answered || null,
    },
    {
      id: "abandonment",
      value: tally?.abandoned ?? 0,
      unit: "count",
      standing: standingOfAbandonment(left, targets.abandonedPercent),
      target: targets.abandonedPercent,
      beside: left,
    },
  ];
}
