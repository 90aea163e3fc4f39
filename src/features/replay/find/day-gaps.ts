import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";

/** Days without events, between two days with events. */
export interface DayGap {
  /** Instants (ms) within the first and the last day of the gap. */
  readonly from: number;
  readonly until: number;
  readonly count: number;
}

const DAY = 86_400_000;
const NOON = DAY / 2;

/**
 * Returns the gap between a day of a replay file and `before`, the previous day with events. Returns null if
 * the two days are consecutive or there is no previous day.
 */
export function gapBefore(day: RecordedDay, before: RecordedDay | undefined): DayGap | null {
  if (!before) return null;
  const count = (Date.parse(day.day) - Date.parse(before.day)) / DAY - 1;
  return count > 0 ? { from: before.end + NOON, until: day.start - NOON, count } : null;
}
