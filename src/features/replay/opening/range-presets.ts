import { type LocalDay, localDay } from "../../../../streams/projections/local-day.ts";

/**
 * A range (ms) that a button offers. `day` is its local day, yyyy-mm-dd; the last hour has the current day.
 */
export interface RangePreset {
  readonly kind: "hour" | "today" | "yesterday" | "day";
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

interface KnownLog {
  /** Days with events, in order. */
  readonly days: readonly LocalDay[];
  /** The zone of these days. */
  readonly zone: string;
  /** Time of the platform, ms; null while it is unknown. */
  readonly now: number | null;
  /** Time of the last event, ms; null if it is unknown. */
  readonly last: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Number of days for which the live floor keeps metrics. */
const MOST_DAYS = 40;

/** Returns the local days from one instant to another (ms), both included; at most the last MOST_DAYS. */
export function daysBetween(first: number, last: number, zone: string): readonly LocalDay[] {
  const days: LocalDay[] = [];
  for (
    let day = localDay(last, zone);
    day.end > first && days.length < MOST_DAYS;
    day = localDay(day.start - 1, zone)
  )
    days.unshift(day);
  return days;
}

/**
 * Returns the ranges to offer, latest first: the last hour if the log ends in that hour, then the given days
 * up to now. If the current time is unknown, returns only the days. The ends of all ranges are whole minutes.
 */
export function rangePresets({ days, zone, now, last }: KnownLog): readonly RangePreset[] {
  const latest = [...days].reverse();
  if (now === null) return latest.map(({ day, start, end }) => ({ kind: "day", day, from: start, to: end }));
  const until = Math.ceil(now / MINUTE) * MINUTE;
  const hourAgo = Math.floor((now - HOUR) / MINUTE) * MINUTE;
  const today = localDay(now, zone);
  const ofDays = latest
    .filter(({ start }) => start <= now)
    .map(({ day, start, end }): RangePreset => ({
      kind: start === today.start ? "today" : end === today.start ? "yesterday" : "day",
      day,
      from: start,
      to: Math.min(end, until),
    }));
  return last !== null && last >= hourAgo && last < until
    ? [{ kind: "hour", day: today.day, from: hourAgo, to: until }, ...ofDays]
    : ofDays;
}
