import { localDays } from "../../projections/local-day.ts";

/** A quarter hour of a local day, ms. Quarter hours count from the start of the day. */
export interface Quarter {
  readonly from: number;
  readonly until: number;
}

export const QUARTER = 15 * 60_000;

/**
 * Returns a function that finds the quarter hour of a time (ms) in an IANA zone. A day of 23 or 25 hours has
 * 92 or 100 quarter hours, and no quarter hour exceeds its day.
 */
export function quarterHours(zone: string): (time: number) => Quarter {
  const dayOf = localDays(zone);
  return (time) => {
    const { start, end } = dayOf(time);
    const from = start + Math.floor((time - start) / QUARTER) * QUARTER;
    return { from, until: Math.min(end, from + QUARTER) };
  };
}

/**
 * Returns all quarter hours of a period (ms), in order, for drawings that need those without calls too. The
 * first one contains `from`, and the last one begins before `until`.
 */
export function quartersBetween(zone: string, from: number, until: number): readonly Quarter[] {
  const quarterOf = quarterHours(zone);
  const quarters: Quarter[] = [];
  for (let next = from; next < until;) {
    const quarter = quarterOf(next);
    quarters.push(quarter);
    next = quarter.until;
  }
  return quarters;
}

/** Returns a function that finds the clock hour of a time (ms) in an IANA zone. No hour exceeds its day. */
export function clockHours(zone: string): (time: number) => Quarter {
  const dayOf = localDays(zone);
  return (time) => {
    const { start, end } = dayOf(time);
    const from = start + Math.floor((time - start) / (4 * QUARTER)) * 4 * QUARTER;
    return { from, until: Math.min(end, from + 4 * QUARTER) };
  };
}
