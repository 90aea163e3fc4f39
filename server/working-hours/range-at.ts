import {
  type CalendarDate,
  CalendarDateTime,
  fromAbsolute,
  getDayOfWeek,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";
import { type HourRange, minutesOf } from "../../openapi/formats/weekly-hours.ts";

/** Minutes per hour and per day. */
const [HOUR, DAY] = [60, 1_440];

/** An occurrence of a weekly range: its start and end (ms). */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the ranges of weekly hours that start on a date in a time zone. A range can end on the next day. A
 * range within the hour that is skipped when clocks change in spring is left out.
 */
export function rangesOn(hours: readonly HourRange[], date: CalendarDate, zone: string): Range[] {
  // `mon` counts from Monday as 0, so that `day` is 1 on Mondays.
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
 * Returns the ranges of weekly hours that start on a date in a time zone or on the previous day. Ranges of
 * the previous day may end on the date.
 */
export const rangesAround = (hours: readonly HourRange[], date: CalendarDate, zone: string): Range[] => [
  ...rangesOn(hours, date.subtract({ days: 1 }), zone),
  ...rangesOn(hours, date, zone),
];

/** Returns the range that contains an instant (ms), excluding its end; null if there is none. */
export const rangeAt = (hours: readonly HourRange[], instant: number, zone: string): Range | null =>
  rangesAround(hours, toCalendarDate(fromAbsolute(instant, zone)), zone).find(
    ({ start, end }) => start <= instant && instant < end,
  ) ?? null;

/**
 * Returns the instant (ms) of a local time in a time zone. The time is given in minutes after midnight of a
 * date; 1440 is midnight of the next day.
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
