import type { Metrics } from "../../../../openapi/generated/console.ts";
import type { LateHour } from "../../../../streams/metrics/late-hours.ts";
import { shownAt } from "../../../../streams/projections/local-day.ts";
import { dayAfter, type Period } from "../frame/period.ts";

/** An hour of a weekday, and how many times it begins within a period. */
export interface Slot {
  /** From Monday, 1, to Sunday, 7. */
  readonly weekday: number;
  readonly hour: number;
  readonly times: number;
}

const HOUR = 3_600_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * Returns the hours of each weekday of a period. Hours that have not begun by `now` (ms) are not counted, so that
 * the mean of an hour does not include days still to come.
 */
export function slotsOf(
  { first, last, zone }: Pick<Period, "first" | "last" | "zone">,
  now: number,
): readonly Slot[] {
  const shown = shownAt(now, zone);
  const times = new Map<string, Slot>();
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    const start = Date.parse(`${day}T00:00:00Z`);
    const weekday = ((new Date(start).getUTCDay() + 6) % 7) + 1;
    for (const hour of HOURS) {
      const key = `${weekday} ${hour}`;
      const before = times.get(key)?.times ?? 0;
      times.set(key, { weekday, hour, times: before + (start + hour * HOUR <= shown ? 1 : 0) });
    }
  }
  return [...times.values()];
}

/**
 * Returns the hour that a weekday and hour of day stand for: of those in the period, the one with the most late
 * calls, or with the most calls if none was late. Null without calls.
 */
export function worstHourOf(
  { weekday, hour }: Pick<Slot, "weekday" | "hour">,
  hours: readonly LateHour[],
  zone: string,
): LateHour | null {
  const own = hours.filter(({ from }) => {
    const shown = new Date(shownAt(from, zone));
    return ((shown.getUTCDay() + 6) % 7) + 1 === weekday && shown.getUTCHours() === hour;
  });
  const [worst = null] = own.toSorted((a, b) => b.late - a.late || b.offered - a.offered || b.from - a.from);
  return worst;
}

/** Returns the hours of day from the first to the last with calls. */
export function hoursIn(metrics: readonly Metrics[]): readonly number[] {
  const known = metrics.flatMap(({ rows }) =>
    rows.flatMap(({ group }) => (typeof group["hourOfDay"] === "number" ? [group["hourOfDay"]] : [])),
  );
  if (known.length === 0) return [];
  const [from, until] = [Math.min(...known), Math.max(...known)];
  return HOURS.filter((hour) => hour >= from && hour <= until);
}
