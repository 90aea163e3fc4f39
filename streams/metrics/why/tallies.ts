/**
 * Numbers of calls of a segment that arrived in the quarter hour of a time (ms). Which calls count, and which of
 * them are late, depends on the measure (`measured.ts`).
 */
export interface Tally {
  readonly segment: string;
  readonly at: number;
  /** Calls that the measure is about. */
  readonly calls: number;
  /** Those of them that make the measure worse. */
  readonly late: number;
  /** Late calls whose customers left without an answer. */
  readonly left: number;
  /** Sum and maximum of the time (ms) that the measure is about, over its calls; 0 if it is about none. */
  readonly time: number;
  readonly longest: number;
  /** Customers who were answered or left, for every measure. */
  readonly arrived: number;
  /** Customers who still wait. */
  readonly waiting: number;
}

/** Numbers of the calls of a measure. */
export type Sums = Pick<Tally, "calls" | "late" | "left" | "time" | "longest">;

const NOTHING: Sums = { calls: 0, late: 0, left: 0, time: 0, longest: 0 };

/** Adds up the numbers of segments and quarter hours. */
export const sumsOf = (cells: Iterable<Sums>): Sums =>
  [...cells].reduce(
    (sum, { calls, late, left, time, longest }) => ({
      calls: sum.calls + calls,
      late: sum.late + late,
      left: sum.left + left,
      time: sum.time + time,
      longest: Math.max(sum.longest, longest),
    }),
    NOTHING,
  );

/** The median (ms) of some handle times, and their number. */
export interface HandleTime {
  readonly calls: number;
  readonly median: number;
}
