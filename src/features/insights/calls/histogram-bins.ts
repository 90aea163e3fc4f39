import type { CallPage, Metrics } from "../../../../openapi/generated/console.ts";
import { dayAfter, type Period, periodOf } from "../frame/period.ts";
import type { Span } from "../../../resource/cells/span-url.ts";

export type Step = "quarter" | "hour" | "day";

/** An interval of the period with its calls. Times in ms; the end is exclusive. */
export interface Bin extends Span {
  readonly calls: number;
  readonly late: number;
}

const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;
/** Longest period (hours) by 15 minutes, and by hour. */
const BY = { quarter: 26, hour: 8 * 24 + 2 };

/** Returns the intervals into which a period is divided. */
export function stepOf({ from, to }: Span): Step {
  const hours = (to - from) / HOUR;
  return hours <= BY.quarter ? "quarter" : hours <= BY.hour ? "hour" : "day";
}

/** Calls that began in an interval, and those of them that were late. */
type IntervalCounts = NonNullable<CallPage["intervals"]>;

/** Returns the counts of metrics by interval. */
export const countsIn = (rows: Metrics["rows"]): IntervalCounts =>
  rows.flatMap(({ level, interval, sums, values }) =>
    level === 1 && interval !== undefined
      ? [{ start: interval, calls: sums["calls"] ?? 0, late: values["late"] ?? 0 }]
      : [],
  );

/** Returns all intervals of a period, also those without calls. */
export function binsOf(period: Period, step: Step, counts: IntervalCounts): readonly Bin[] {
  const found = new Map(counts.map(({ start, calls, late }) => [Date.parse(start), { calls, late }]));
  return spansOf(period, step).map((span) => ({
    ...span,
    ...(found.get(span.from) ?? { calls: 0, late: 0 }),
  }));
}

/** Returns all intervals of a period. */
export function spansOf({ first, last, from, to, zone }: Period, step: Step): Span[] {
  const spans: Span[] = [];
  if (step === "day") {
    for (let day = first; day <= last; day = dayAfter(day, 1)) {
      const { from, to } = periodOf([day, day], zone);
      spans.push({ from, to });
    }
    return spans;
  }
  const length = step === "quarter" ? QUARTER : HOUR;
  for (let at = from; at < to; at += length) spans.push({ from: at, to: Math.min(at + length, to) });
  return spans;
}

/** Returns the whole hours of a day in which there are calls, so that the night does not take half of the width. */
export function busyHours(bins: readonly Bin[], step: Step): readonly Bin[] {
  const first = bins.findIndex(({ calls }) => calls > 0);
  if (step !== "quarter" || first < 0) return bins;
  const last = bins.findLastIndex(({ calls }) => calls > 0);
  const shown = bins.slice(first - (first % 4), Math.min(bins.length, last - (last % 4) + 4));
  return shown.length < FEWEST ? bins : shown;
}

/** Fewest intervals of a shortened day: four hours. */
const FEWEST = 16;

/** Returns the part of the period from one interval to another, in either order. */
export function spanBetween(bins: readonly Bin[], one: number, other: number): Span | null {
  const [first, last] = [bins[Math.min(one, other)], bins[Math.max(one, other)]];
  return first && last ? { from: first.from, to: last.to } : null;
}
