import { type LocalDay, localDay } from "../../../../streams/projections/local-day.ts";

/** A stretch that is offered with one press, ms. `day` is the local day on which it ends, yyyy-mm-dd. */
export interface RangePreset {
  readonly kind: "hour" | "today" | "yesterday" | "day";
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

interface KnownLog {
  /** The days that have events, in order. */
  readonly days: readonly LocalDay[];
  /** The zone of these days. */
  readonly zone: string;
  /** The platform's time, ms; null while it is not known. */
  readonly now: number | null;
  /** When the last event happened, ms; null if that is not known. */
  readonly last: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Number of days that the floor keeps. */
const MOST_DAYS = 40;

/** Returns the days of a zone from one instant to another (ms), both included; of many the last ones. */
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
 * Returns the stretches worth offering: only those in which something happened, the latest first. Their ends
 * are whole minutes.
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
