import { MOST_DAYS } from "../../../resource/cells/report-links.ts";
import { instantShowing, shownAt } from "../../../../streams/projections/local-day.ts";

/** Periods with a name, in the order in which they are offered. */
export const PRESETS = [
  "today",
  "yesterday",
  "week",
  "last-week",
  "7d",
  "28d",
  "month",
  "last-month",
] as const;
type Preset = (typeof PRESETS)[number];

export const COMPARISONS = ["previous", "weekdays"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Whole days of a time zone. */
export interface Period {
  readonly preset: Preset | "custom";
  /** First and last day, such as `2026-11-02`. */
  readonly first: string;
  readonly last: string;
  /** Start and end (exclusive), ms. */
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

/** Start and end (exclusive) of the time that a period is compared with, ms. */
export interface ComparedTime {
  readonly from: number;
  readonly to: number;
  /** True if it ends at the time of day up to which the period has lasted. */
  readonly isCut: boolean;
}

/** Reasons why no calls can be shown for a period. */
export type PeriodFault = "unreadable" | "reversed" | "too-long" | "future";

const DAY = 86_400_000;
const CUSTOM = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** Returns the instant (ms) at which UTC shows the start of a day; NaN if the day does not exist. */
const shownStart = (day: string): number => {
  const shown = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(shown) || dayOf(shown) !== day ? Number.NaN : shown;
};
const dayOf = (shown: number): string => new Date(shown).toISOString().slice(0, 10);

/** Returns the day that is `days` later, or earlier if negative. */
export const dayAfter = (day: string, days: number): string => dayOf(shownStart(day) + days * DAY);

/** Returns the number of days from `first` to `last`, both included. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((shownStart(last) - shownStart(first)) / DAY) + 1;

/** Returns the current day of a zone. `now` in ms. */
export const todayIn = (now: number, zone: string): string => dayOf(shownAt(now, zone));

/** Returns the Monday of the week of a day. */
const weekOf = (day: string): string => dayAfter(day, -((new Date(shownStart(day)).getUTCDay() + 6) % 7));

const monthOf = (day: string): string => `${day.slice(0, 8)}01`;
const monthBefore = (day: string): string => monthOf(dayAfter(monthOf(day), -1));

/** Returns the first and last day of a preset. `7d` and `28d` are whole days, up to yesterday. */
function daysOf(preset: Preset, today: string): readonly [first: string, last: string] {
  const yesterday = dayAfter(today, -1);
  switch (preset) {
    case "today":
      return [today, today];
    case "yesterday":
      return [yesterday, yesterday];
    case "week":
      return [weekOf(today), today];
    case "last-week":
      return [dayAfter(weekOf(today), -7), dayAfter(weekOf(today), -1)];
    case "7d":
      return [dayAfter(today, -7), yesterday];
    case "28d":
      return [dayAfter(today, -28), yesterday];
    case "month":
      return [monthOf(today), today];
    case "last-month":
      return [monthBefore(today), dayAfter(monthOf(today), -1)];
  }
}

/** Returns the days from `first` to `last` as a period. */
export const periodOf = (
  [first, last]: readonly [string, string],
  zone: string,
  preset: Period["preset"] = "custom",
): Period => ({
  preset,
  first,
  last,
  from: instantShowing(shownStart(first), zone),
  to: instantShowing(shownStart(last) + DAY, zone),
  zone,
});

/** Returns the text of a period in a URL, such as `7d` or `2026-11-02..2026-11-08`. */
export const writePeriod = ({ preset, first, last }: Pick<Period, "preset" | "first" | "last">): string =>
  preset === "custom" ? `${first}..${last}` : preset;

/**
 * Parses the text of a period. If it cannot be shown, returns the reason, with today as the period, and for a
 * reversed or too long period the days that the user probably meant.
 */
export function readPeriod(
  text: string,
  now: number,
  zone: string,
): { readonly period: Period; readonly fault: PeriodFault | null; readonly meant: Period | null } {
  const today = todayIn(now, zone);
  const fallback = periodOf(daysOf("today", today), zone, "today");
  const preset = PRESETS.find((one) => one === text);
  if (preset) return { period: periodOf(daysOf(preset, today), zone, preset), fault: null, meant: null };
  const [, first = "", last = ""] = CUSTOM.exec(text) ?? [];
  if (Number.isNaN(shownStart(first)) || Number.isNaN(shownStart(last)))
    return { period: fallback, fault: "unreadable", meant: null };
  if (last < first)
    return {
      period: fallback,
      fault: "reversed",
      meant: daysBetween(last, first) > MOST_DAYS ? null : periodOf([last, first], zone),
    };
  if (first > today) return { period: fallback, fault: "future", meant: null };
  if (daysBetween(first, last) > MOST_DAYS)
    return { period: fallback, fault: "too-long", meant: periodOf([dayAfter(last, -364), last], zone) };
  return { period: periodOf([first, last], zone), fault: null, meant: null };
}

/**
 * Returns the time that a period is compared with: the same number of days before it, or the same weekdays
 * before it. A week or month is compared with the same days of the week or month before. While the period lasts, the
 * comparison ends at the same time of day, so that half a day is not compared with a whole one.
 */
export function comparedTime(period: Period, comparison: Comparison, now: number): ComparedTime {
  const { first, last, zone } = period;
  const [start, end] = comparedDays(period, comparison);
  const from = instantShowing(shownStart(start), zone);
  const to = instantShowing(shownStart(end) + DAY, zone);
  if (now >= period.to) return { from, to, isCut: false };
  // For one day, the cut follows each minute; for longer periods, each hour, which changes little.
  const step = first === last ? 60_000 : 3_600_000;
  const lasted = Math.max(0, Math.floor((shownAt(now, zone) - shownStart(first)) / step) * step);
  const cut = instantShowing(shownStart(start) + lasted, zone);
  return cut < to ? { from, to: Math.max(cut, from + 1), isCut: true } : { from, to, isCut: false };
}

function comparedDays(
  { preset, first, last }: Period,
  comparison: Comparison,
): readonly [first: string, last: string] {
  const days = daysBetween(first, last);
  if (comparison === "weekdays") {
    const back = -Math.ceil(days / 7) * 7;
    return [dayAfter(first, back), dayAfter(last, back)];
  }
  if (preset === "week") return [dayAfter(first, -7), dayAfter(last, -7)];
  if (preset !== "month" && preset !== "last-month") return [dayAfter(first, -days), dayAfter(first, -1)];
  const start = monthBefore(first);
  const end = dayAfter(first, -1);
  const same = dayAfter(start, days - 1);
  return [start, preset === "month" && same < end ? same : end];
}
