import { CalendarDate, CalendarDateTime, fromAbsolute, toCalendarDate } from "@internationalized/date";

const WRITTEN = /^(?:(\d{4})-(\d\d)-(\d\d)[T ])?(\d{1,2}):(\d\d)(?::(\d\d))?$/;

/**
 * Returns the instant (ms) of a local time in an IANA time zone. The text is `HH:MM[:SS]` or
 * `yyyy-mm-ddTHH:MM[:SS]`; without a date, the local day of the instant `first` is used. Throws if the text
 * is invalid.
 */
export function instantIn(zone: string, first: number, text: string): number {
  const match = WRITTEN.exec(text);
  const [hour, minute, second] = [Number(match?.[4]), Number(match?.[5]), Number(match?.[6] ?? 0)];
  if (!match || hour > 23 || minute > 59 || second > 59)
    throw new Error(`"${text}" is no time of day: write 09:00, or 1999-01-05T09:00 for a certain date.`);
  const day =
    match[1] === undefined
      ? toCalendarDate(fromAbsolute(first, zone))
      : new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
  return new CalendarDateTime(day.year, day.month, day.day, hour, minute, second).toDate(zone).getTime();
}
