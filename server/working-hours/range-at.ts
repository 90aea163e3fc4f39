import { type CalendarDate, CalendarDateTime, fromAbsolute, getDayOfWeek, toCalendarDate, toZoned } from "@internationalized/date";
import type { HourRange } from "../../openapi/formats/weekly-hours.ts";

/** One range of a week on one day: the instants (ms) at which it begins and is over. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The ranges of a week on a day of a zone; one that the clocks pass over in spring is not there. */
export function rangesOn(hours: readonly HourRange[], date: CalendarDate, zone: string): Range[] {
  // Monday is the first day there, whatever the language.
  const day = getDayOfWeek(date, "en-GB", "mon") + 1;
  return hours.filter((range) => range.day === day).flatMap(({ start, end }) => {
    const range = { start: instantAt(date, start, zone), end: instantAt(date, end, zone) };
    return range.end > range.start ? [range] : [];
  });
}

/** The range of a week within which an instant (ms) lies, by the clocks of a zone; null outside of all. */
export const rangeAt = (hours: readonly HourRange[], instant: number, zone: string): Range | null =>
  rangesOn(hours, toCalendarDate(fromAbsolute(instant, zone)), zone).find(({ start, end }) => start <= instant && instant < end) ?? null;

function instantAt(date: CalendarDate, clock: string, zone: string): number {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  if (hour === 24) return toZoned(date.add({ days: 1 }), zone).toDate().getTime();
  return toZoned(new CalendarDateTime(date.year, date.month, date.day, hour, minute), zone).toDate().getTime();
}
