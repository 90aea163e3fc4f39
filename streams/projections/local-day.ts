import { fromAbsolute, toCalendarDate, toZoned } from "@internationalized/date";

/** One day of a zone: its date and the instants, in ms, at which it begins and is over. */
export interface LocalDay {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the local days of instants (ms) in an IANA zone, of which most are of the same day as the one before.
 */
export function localDays(zone: string): (time: number) => LocalDay {
  let last: LocalDay | null = null;
  return (time) => (last = last && time >= last.start && time < last.end ? last : localDay(time, zone));
}

/** The day that an instant (ms) belongs to in an IANA zone; 23 or 25 hours long where clocks change. */
export function localDay(time: number, zone: string): LocalDay {
  const date = toCalendarDate(fromAbsolute(time, zone));
  return {
    day: date.toString(),
    start: toZoned(date, zone).toDate().getTime(),
    end: toZoned(date.add({ days: 1 }), zone)
      .toDate()
      .getTime(),
  };
}
