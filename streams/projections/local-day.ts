/** One day of a zone: its date and the instants, in ms, at which it begins and is over. */
export interface LocalDay {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

const DAY = 86_400_000;
const SECOND = 1_000;

/** Finds the local days of instants (ms) in an IANA zone. Most are of the same day as the one before. */
export function localDays(zone: string): (time: number) => LocalDay {
  let last: LocalDay | null = null;
  return (time) => (last = last && time >= last.start && time < last.end ? last : localDay(time, zone));
}

/** The day that an instant (ms) belongs to in an IANA zone; 23 or 25 hours long where clocks change. */
export function localDay(time: number, zone: string): LocalDay {
  const shown = shownAt(time, zone);
  const midnight = shown - modulo(shown, DAY);
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    start: instantShowing(midnight, zone),
    end: instantShowing(midnight + DAY, zone),
  };
}

// A library of dates would be a part of the first screen, for these two sums.

/** Returns what the clocks of a zone show at an instant (ms), as the instant at which UTC shows the same. */
export const shownAt = (instant: number, zone: string): number => instant + offsetAt(instant, zone);

/**
 * Returns the instant (ms) at which the clocks of a zone show what UTC shows at `shown`: the first of two
 * where clocks are set back; where they are set forward past it, as long after the change as it is after what
 * they skip.
 */
export function instantShowing(shown: number, zone: string): number {
  // No zone changes its clocks twice in two days.
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const matching = [before, after].filter((instant) => shownAt(instant, zone) === shown);
  return matching.length === 0 ? before : Math.min(...matching);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC at an instant, ms. */
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
