import {
  type CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  getDayOfWeek,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";
import { type HourRange, minutesOf } from "../../openapi/formats/weekly-hours.ts";

/** Minutes. */
const [HOUR, DAY] = [60, 1_440];

/** An occurrence of a weekly range: its start and end (ms). */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The ranges of a week that start on a day of a zone, up to their end on the next day; one that the clocks
 * pass over in spring is not there.
 */
export function rangesOn(hours: readonly HourRange[], date: CalendarDate, zone: string): Range[] {
  // The locale fixes Monday as the first day.
  const day = getDayOfWeek(date, "en-GB", "mon") + 1;
  return hours
    .filter((range) => range.day === day)
    .flatMap((hour) => {
      const minutes = minutesOf(hour);
      const range = { start: instantAt(date, minutes.start, zone), end: instantAt(date, minutes.end, zone) };
      return range.end > range.start ? [range] : [];
    });
}

/**
 * The ranges of a week that reach into a day of a zone: those that start on it, and those of the day before,
 * which may end on it.
 */
export const rangesAround = (hours: readonly HourRange[], date: CalendarDate, zone: string): Range[] => [
  ...rangesOn(hours, date.subtract({ days: 1 }), zone),
  ...rangesOn(hours, date, zone),
];

/** Returns the weekly range that contains an instant (ms) in a time zone; null if there is none. */
export const rangeAt = (hours: readonly HourRange[], instant: number, zone: string): Range | null =>
  rangesAround(hours, toCalendarDate(fromAbsolute(instant, zone)), zone).find(
    ({ start, end }) => start <= instant && instant < end,
  ) ?? null;

/**
 * The instant (ms) at which the clocks of a zone show a time: as many minutes after the midnight at which a
 * day starts, more than 1440 on the next day.
 */
function instantAt(date: CalendarDate, minutes: number, zone: string): number {
  const { year, month, day } = date.add({ days: Math.floor(minutes / DAY) });
  return toZoned(
    new CalendarDateTime(year, month, day, Math.floor((minutes % DAY) / HOUR), minutes % HOUR),
    zone,
  )
    .toDate()
    .getTime();
}
