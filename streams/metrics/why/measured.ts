import type { CallMeasure, Targets, WhyMeasure } from "../../../openapi/generated/console.ts";
import type { Known } from "../live-numbers.ts";
import {
  standingOfAbandonment,
  standingOfServiceLevel,
  standingOfWait,
  standingOfWaiting,
  tenthPercent,
  wholePercent,
} from "../standing.ts";
import type { Sums } from "./tallies.ts";

/**
 * Rules by which a measure is explained: the late calls are those that make its value worse. The server
 * selects them in SQL (`server/metrics/why-tallies.ts`).
 */
interface Measured {
  /** Calls without which the explanation is a list of the calls. */
  readonly fewest: number;
  /** Computes the value as it is shown: percent, ms, or a count. Null without calls. */
  readonly value: (sums: Sums) => Known<number>;
  /** Returns the target in the unit of the value; null without one. */
  readonly target: (targets: Targets) => number | null;
  readonly isMet: (value: Known<number>, targets: Targets) => boolean;
  /** Share of the late calls that a block must hold to explain them. */
  readonly explains: number;
  /** True if its late calls depend on the number of agents and of calls. */
  readonly isOfQueue: boolean;
}

const ENOUGH = 3;
const MOST = 1 / 2;
/** The longest waits lie together on most days, because each makes the next ones longer. */
const NEARLY_ALL = 0.9;
const shareOf = (part: number, { calls }: Sums): Known<number> => (calls === 0 ? null : (part / calls) * 100);
const meanOf = ({ time, calls }: Sums): Known<number> => (calls === 0 ? null : time / calls);
const longestOf = ({ longest, calls }: Sums): Known<number> => (calls === 0 ? null : longest);
const isShort = (value: Known<number>, targets: Targets): boolean =>
  standingOfWait(value, targets.longestWaitSeconds) === "well";

/** The measures that are explained. `waiting` and `currentWait` are about the customers who wait now. */
export const MEASURED: Readonly<Record<WhyMeasure, Measured>> = {
  // Late: answered after the threshold, or left.
  serviceLevel: {
    fewest: ENOUGH,
    value: (sums) => wholePercent(shareOf(sums.calls - sums.late, sums)),
    target: ({ serviceLevelPercent }) => serviceLevelPercent,
    isMet: (value, { serviceLevelPercent }) => standingOfServiceLevel(value, serviceLevelPercent) === "well",
    explains: MOST,
    isOfQueue: true,
  },
  // Late: left.
  abandonRate: {
    fewest: ENOUGH,
    value: (sums) => tenthPercent(shareOf(sums.late, sums)),
    target: ({ abandonedPercent }) => abandonedPercent,
    isMet: (value, { abandonedPercent }) => standingOfAbandonment(value, abandonedPercent) === "well",
    explains: MOST,
    isOfQueue: true,
  },
  // Late: answered after the threshold.
  averageSpeedOfAnswer: {
    fewest: ENOUGH,
    value: meanOf,
    target: ({ answerWithinSeconds }) => answerWithinSeconds * 1000,
    // Reports show fractions of a second.
    isMet: (value, { answerWithinSeconds }) => value !== null && value <= answerWithinSeconds * 1000,
    explains: MOST,
    isOfQueue: true,
  },
  // Late: waited at least half as long as the longest wait.
  longestWait: {
    fewest: 1,
    value: longestOf,
    target: ({ longestWaitSeconds }) => longestWaitSeconds * 1000,
    isMet: isShort,
    explains: NEARLY_ALL,
    isOfQueue: true,
  },
  // Late: still waiting, of all that arrived since the first of them.
  currentWait: {
    fewest: 0,
    value: longestOf,
    target: ({ longestWaitSeconds }) => longestWaitSeconds * 1000,
    isMet: isShort,
    explains: MOST,
    isOfQueue: true,
  },
  waiting: {
    fewest: 0,
    value: ({ late }) => late,
    target: ({ waiting }) => waiting,
    isMet: (value, { waiting }) => value !== null && standingOfWaiting(value, waiting) === "well",
    explains: MOST,
    isOfQueue: true,
  },
  // Late: at least about three times as long as the median.
  averageHandleTime: {
    fewest: ENOUGH,
    value: meanOf,
    target: () => null,
    isMet: () => false,
    explains: MOST,
    isOfQueue: false,
  },
};

/** Measures of calls by the explanation that fits them. The others have none. */
export const EXPLAINED_BY: Readonly<Partial<Record<CallMeasure, WhyMeasure>>> = {
  serviceLevel: "serviceLevel",
  late: "serviceLevel",
  abandonRate: "abandonRate",
  abandoned: "abandonRate",
  averageSpeedOfAnswer: "averageSpeedOfAnswer",
  longestWait: "longestWait",
  averageHandleTime: "averageHandleTime",
};

const MINUTE = 60_000;

/** Returns the shortest wait (ms) that is long beside the longest one: half of it, in whole seconds. */
export const longWait = (longest: number): number => Math.max(1, Math.ceil(longest / 2_000)) * 1_000;

/** Returns the shortest handle time (ms) that is long beside the median: about three times it, in minutes. */
export const longCall = (median: number): number => Math.max(1, Math.round((3 * median) / MINUTE)) * MINUTE;
