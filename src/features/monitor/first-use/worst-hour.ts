import type { Metrics } from "../../../../openapi/generated/console.ts";

/** Calls of an hour that entered the queue, and how many of them were late. */
export interface HourOfCalls {
  /** Start, ms. */
  readonly at: number;
  readonly offered: number;
  readonly late: number;
}

/** Share of late calls, percent. */
export const lateShare = ({ offered, late }: HourOfCalls): number =>
  offered === 0 ? 0 : (100 * late) / offered;

/** Returns the hours of metrics by hour with the measures `offered` and `late`, in order of time. */
export const hoursOf = ({ rows }: Pick<Metrics, "rows">): readonly HourOfCalls[] =>
  rows
    .flatMap(({ interval, values }) =>
      interval === undefined
        ? []
        : [{ at: Date.parse(interval), offered: values["offered"] ?? 0, late: values["late"] ?? 0 }],
    )
    .sort((a, b) => a.at - b.at);

/** Returns the hour with the most late calls; of several, the one with the greatest share. Null without any. */
export function worstHourOf(hours: readonly HourOfCalls[]): HourOfCalls | null {
  const [worst] = hours.toSorted((a, b) => b.late - a.late || lateShare(b) - lateShare(a));
  return worst && worst.late > 0 ? worst : null;
}

/** Number of bars that a picture of the hours has. */
const BARS = 12;

/**
 * Returns the hours that a picture shows: of the consecutive hours that fit and include the worst one, those with
 * most calls.
 */
export function hoursShown(hours: readonly HourOfCalls[], worst: HourOfCalls): readonly HourOfCalls[] {
  const most = hours.length - BARS;
  if (most <= 0) return hours;
  const sumFrom = (first: number) =>
    hours.slice(first, first + BARS).reduce((sum, { offered }) => sum + offered, 0);
  const place = hours.indexOf(worst);
  const starts = Array.from({ length: most + 1 }, (_, first) => first).filter(
    (first) => first <= place && place < first + BARS,
  );
  const [first = 0] = starts.toSorted((a, b) => sumFrom(b) - sumFrom(a) || a - b);
  return hours.slice(first, first + BARS);
}
