import type { Metrics } from "../../../../openapi/generated/console.ts";
import type { LateHour } from "../../../../streams/metrics/late-hours.ts";

/** Returns the hours of metrics by hour with the measures `offered` and `late`, in order of time. */
export const hoursOf = ({ rows }: Pick<Metrics, "rows">): readonly LateHour[] =>
  rows
    .flatMap(({ interval, values }) =>
      interval === undefined
        ? []
        : [{ from: Date.parse(interval), offered: values["offered"] ?? 0, late: values["late"] ?? 0 }],
    )
    .sort((a, b) => a.from - b.from);

/** Number of bars that a picture of the hours has. */
const BARS = 12;

/**
 * Returns the hours that a picture shows: of the consecutive hours that fit and include the worst one, those with
 * most calls.
 */
export function hoursShown(hours: readonly LateHour[], worst: LateHour): readonly LateHour[] {
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
