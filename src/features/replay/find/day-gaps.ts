import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";

/** Days on which nothing happened, between two on which something did. */
export interface DayGap {
  /** Instants (ms) in the first and in the last of them. */
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

const DAY = 86_400_000;
const NOON = DAY / 2;

/** Returns the gap between a day of a recording and the previous one in it; null if they are consecutive. */
export function gapBefore(day: RecordedDay, before: RecordedDay | undefined): DayGap | null {
  if (!before) return null;
  const count = (Date.parse(day.day) - Date.parse(before.day)) / DAY - 1;
  return count > 0 ? { from: before.end + NOON, until: day.start - NOON, count } : null;
}
