import { instantShowing, localDay, shownAt } from "../../streams/projections/local-day.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const TUESDAY = 2;

/** Time of day (minutes) at which a demo starts: shortly before its peak. */
const START = 10 * 60 + 40;

/** Times of day (minutes) to which the clock of a demo can be moved. */
const MOMENTS = { morning: 8 * 60, peak: 11 * 60 + 15, evening: 19 * 60 } as const;

/** Returns the last Tuesday 10:40 before `now` (ms), at which a demo starts. */
export function demoStart(now: number, zone: string): number {
  const shown = shownAt(now, zone);
  const midnight = Math.floor(shown / DAY) * DAY;
  const back = (new Date(midnight).getUTCDay() - TUESDAY + 7) % 7;
  const start = (weeks: number) => instantShowing(midnight - (back + 7 * weeks) * DAY + START * MINUTE, zone);
  return start(0) <= now ? start(0) : start(1);
}

/**
 * Returns the time to which the clock of a demo moves: a moment of the day that the clock shows at `floor`, or
 * the start of a new demo at `now` (both ms).
 */
export function demoMoment(
  to: keyof typeof MOMENTS | "start",
  { floor, now, zone }: { readonly floor: number; readonly now: number; readonly zone: string },
): number {
  if (to === "start") return demoStart(now, zone);
  return instantShowing(Date.parse(`${localDay(floor, zone).day}T00:00Z`) + MOMENTS[to] * MINUTE, zone);
}
