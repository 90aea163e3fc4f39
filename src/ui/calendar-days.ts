const DAY = 24 * 60 * 60 * 1000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
/** Returns the day of the week, from 0 for Monday. */
const weekdayOf = (instant: number): number => (new Date(instant).getUTCDay() + 6) % 7;

/** Returns the weeks of a month (`2026-05`) from Monday to Sunday, including days of adjacent months. */
export function weeksOf(month: string): string[][] {
  const first = instantOf(`${month}-01`);
  const begin = first - weekdayOf(first) * DAY;
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => dayOf(begin + (week * 7 + day) * DAY)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** Adds months to a day. If the resulting month does not have this day, its last day is returned. */
export function monthsOn(day: string, months: number): string {
  const [year = 0, month = 1, of = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(of, last)));
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayOf(instantOf(day) - DAY),
  ArrowRight: (day) => dayOf(instantOf(day) + DAY),
  ArrowUp: (day) => dayOf(instantOf(day) - 7 * DAY),
  ArrowDown: (day) => dayOf(instantOf(day) + 7 * DAY),
  Home: (day) => dayOf(instantOf(day) - weekdayOf(instantOf(day)) * DAY),
  End: (day) => dayOf(instantOf(day) + (6 - weekdayOf(instantOf(day))) * DAY),
  PageUp: (day) => monthsOn(day, -1),
  PageDown: (day) => monthsOn(day, 1),
};

/**
 * Returns the day that a key moves to; null for other keys. Page keys move by a month, with Shift by a year.
 */
export function dayByKey(
  day: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): string | null {
  if (shiftKey && (key === "PageUp" || key === "PageDown")) return monthsOn(day, key === "PageUp" ? -12 : 12);
  return STEPS[key]?.(day) ?? null;
}
