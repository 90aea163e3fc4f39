import { CalendarDate, CalendarDateTime, fromAbsolute, toCalendarDate } from "@internationalized/date";

/**
 * Reads from when on a recording is to be played: `HH:MM` of its first day, or `yyyy-mm-ddTHH:MM`. Gives the instant
 * (ms) for the instant of its first event, in its zone; throws where the text is no such time.
 */
export function startTime(text: string, zone: string): (first: number) => number {
  const match = /^(?:(\d{4})-(\d\d)-(\d\d)[T ])?(\d{1,2}):(\d\d)$/.exec(text);
  const [hour, minute] = [Number(match?.[4]), Number(match?.[5])];
  if (!match || hour > 23 || minute > 59) throw new Error(`"${text}" is no time of day: write 09:00, or 1999-01-05T09:00 for a day of your own.`);
  const day = match[1] === undefined ? null : new CalendarDate(Number(match[1]), Number(match[2]), Number(match[3]));
  return (first) => {
    const date = day ?? toCalendarDate(fromAbsolute(first, zone));
    return new CalendarDateTime(date.year, date.month, date.day, hour, minute).toDate(zone).getTime();
  };
}
