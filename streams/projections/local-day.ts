/** A day of a time zone: its date (yyyy-mm-dd) and the instants (ms) of its start and end. */
export interface LocalDay {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

const DAY = 86_400_000;
const SECOND = 1_000;

/**
 * Returns a function that finds the local day of an instant (ms) in an IANA zone. It caches the last day,
 * because most instants fall on the same day as the previous one.
 */
export function localDays(zone: string): (time: number) => LocalDay {
  let last: LocalDay | null = null;
  return (time) => (last = last && time >= last.start && time < last.end ? last : localDay(time, zone));
}

/** Returns the day of an instant (ms) in an IANA zone; it has 23 or 25 hours when clocks change. */
export function localDay(time: number, zone: string): LocalDay {
  const shown = shownAt(time, zone);
  const midnight = shown - modulo(shown, DAY);
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    start: instantShowing(midnight, zone),
    end: instantShowing(midnight + DAY, zone),
  };
}

// Written without a date library, because this code is part of the first screen.

/**
 * Returns the local time of a zone at an instant (ms), encoded as the instant (ms) at which UTC shows that
 * time.
 */
export const shownAt = (instant: number, zone: string): number => instant + offsetAt(instant, zone);

/**
 * Returns the instant (ms) at which the local time of a zone is the UTC time of `shown`. If two instants
 * match because clocks are set back, returns the first. A time skipped when clocks are set forward is moved
 * forward by the length of the skip.
 */
export function instantShowing(shown: number, zone: string): number {
  // No zone changes its clocks twice in two days.
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const matching = [before, after].filter((instant) => shownAt(instant, zone) === shown);
  return matching.length === 0 ? before : Math.min(...matching);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock)
    clocks.set(
      zone,
      (clock = new Intl.DateTimeFormat("en-US", {
        timeZone: zone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      })),
    );
  // 5/3/2026, 14:05:09
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] =
    clock.format(instant).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second) - (instant - modulo(instant, SECOND));
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Returns the weekday that a zone shows at an instant (ms), from Monday, 1, to Sunday, 7. */
export const weekdayAt = (instant: number, zone: string): number =>
  ((new Date(shownAt(instant, zone)).getUTCDay() + 6) % 7) + 1;
