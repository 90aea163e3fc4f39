import { type CalendarDate, CalendarDateTime, toZoned } from "@internationalized/date";

const DAY = 86_400;

/** Returns the seconds since midnight of a time of day `h:mm:ss`; null if the text is not a valid one. */
export function secondsOfDay(text: string): number | null {
  const match = /^(\d{1,2}):(\d\d):(\d\d)$/.exec(text);
  if (!match) return null;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : null;
}

/**
 * Returns a function that converts seconds after midnight of a local date in `zone` to an instant (ms). It
 * caches the midnight of each date; only on days with a clock change is each time computed separately.
 */
export function clockOf(zone: string): (date: CalendarDate, seconds: number) => number {
  const midnights = new Map<string, { midnight: number; isRegular: boolean }>();
  return (date, seconds) => {
    const day = seconds < DAY ? date : date.add({ days: Math.floor(seconds / DAY) });
    const rest = seconds % DAY;
    const key = day.toString();
    let known = midnights.get(key);
    if (!known) {
      const midnight = toZoned(day, zone).toDate().getTime();
      known = {
        midnight,
        isRegular:
          toZoned(day.add({ days: 1 }), zone)
            .toDate()
            .getTime() -
            midnight ===
          DAY * 1000,
      };
      midnights.set(key, known);
    }
    if (known.isRegular) return known.midnight + rest * 1000;
    return new CalendarDateTime(
      day.year,
      day.month,
      day.day,
      Math.floor(rest / 3600),
      Math.floor(rest / 60) % 60,
      rest % 60,
    )
      .toDate(zone)
      .getTime();
  };
}
