import { localDays } from "../../projections/local-day.ts";
import { QUARTER, quartersBetween } from "./quarter-hours.ts";
import type { Reasons } from "./reasons.ts";

/** A quarter hour or a day with its calls. Times in ms. */
export interface LateColumn {
  readonly from: number;
  readonly until: number;
  readonly calls: number;
  readonly late: number;
  /** Late calls in the segment of the block. */
  readonly lateInBlockSegment: number;
}

/** Longest period of an explanation, days: a quarter of a year. */
export const LONGEST_DAYS = 92;

/** Longest period (ms) that is divided into quarter hours: the longest day. */
const LONGEST = 100 * QUARTER;

/** Returns true if a period is divided into days, because its quarter hours would be too many for a chart. */
export const isByDay = ({ from, until }: Pick<Reasons, "from" | "until">): boolean => until - from > LONGEST;

/**
 * Divides a period into quarter hours, from the first to the last one with calls; a period of several days into
 * its days with calls.
 */
export const lateColumns = (reasons: Reasons, zone: string): readonly LateColumn[] =>
  isByDay(reasons) ? daysOf(reasons, zone) : quartersOf(reasons, zone);

function quartersOf({ quarters, until: end }: Reasons, zone: string): readonly LateColumn[] {
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last) return [];
  const own = new Map(quarters.map((quarter) => [quarter.until, quarter]));
  return quartersBetween(zone, first.from, last.until).map(({ from, until: ends }) => {
    const until = Math.min(end, ends);
    const { calls = 0, late = 0, lateInBlockSegment = 0 } = own.get(until) ?? {};
    return { from, until, calls, late, lateInBlockSegment };
  });
}

/** Adds up the quarter hours of each local day with calls. */
function daysOf({ quarters }: Reasons, zone: string): readonly LateColumn[] {
  const dayOf = localDays(zone);
  const days = new Map<number, LateColumn>();
  for (const { from, calls, late, lateInBlockSegment } of quarters) {
    const { start, end } = dayOf(from);
    const day = days.get(start);
    days.set(start, {
      from: start,
      until: end,
      calls: (day?.calls ?? 0) + calls,
      late: (day?.late ?? 0) + late,
      lateInBlockSegment: (day?.lateInBlockSegment ?? 0) + lateInBlockSegment,
    });
  }
  return [...days.values()];
}
