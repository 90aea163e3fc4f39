import type { CallMeasure, Metrics } from "../../../../openapi/generated/console.ts";
import { type MetricsRow, totalOf } from "../frame/use-metrics.ts";

/** Groups of calls that these reports show. */
export type ValueGroup = "tag" | "reason" | "topic";

interface Grouping {
  readonly group: ValueGroup;
  /** The measure that counts the calls of the report. */
  readonly counted: CallMeasure;
}

/** The numbers of one tag, reason or topic. */
interface GroupLine {
  readonly value: string;
  readonly row: MetricsRow;
  readonly count: number;
  /** Share of all calls of the report, in percent; null without calls. */
  readonly share: number | null;
  /** Share in the comparison; null without one. */
  readonly was: number | null;
}

export interface GroupSums {
  /** Calls of the report; a call with several values counts once. */
  readonly total: number;
  readonly without: number;
  readonly withAny: number;
  readonly totalRow: MetricsRow | undefined;
  /** Calls without a value; undefined if there are none. */
  readonly noneRow: MetricsRow | undefined;
  /** Most frequent values first. */
  readonly lines: readonly GroupLine[];
}

const valueIn = ({ group: values }: MetricsRow, group: ValueGroup): string | null =>
  values[group] == null ? null : String(values[group]);

/** Returns a part in percent; null if the whole is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole;

/** Computes counts and shares by value from metrics that are grouped by it. */
export function groupSums(
  metrics: Metrics,
  compared: Metrics | undefined,
  { group, counted }: Grouping,
): GroupSums {
  const countOf = (row: MetricsRow | undefined) => row?.values[counted] ?? 0;
  const ofValue = (all: Metrics | undefined, value: string | null) =>
    all?.rows.find((row) => row.level === 1 && valueIn(row, group) === value);
  const total = countOf(totalOf(metrics));
  const before = countOf(totalOf(compared));
  const noneRow = ofValue(metrics, null);
  const earlier = new Map(
    compared?.rows.flatMap((row) => (row.level === 1 ? [[valueIn(row, group), countOf(row)] as const] : [])),
  );
  const lines = metrics.rows.flatMap((row): GroupLine[] => {
    const value = row.level === 1 ? valueIn(row, group) : null;
    if (value === null || countOf(row) === 0) return [];
    return [
      {
        value,
        row,
        count: countOf(row),
        share: shareOf(countOf(row), total),
        was: compared ? shareOf(earlier.get(value) ?? 0, before) : null,
      },
    ];
  });
  return {
    total,
    without: countOf(noneRow),
    withAny: total - countOf(noneRow),
    totalRow: totalOf(metrics),
    noneRow: countOf(noneRow) > 0 ? noneRow : undefined,
    lines: lines.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  };
}

/** The counts of each value over the intervals of a period. */
export interface GroupCourse {
  /** Starts of the intervals, ms. */
  readonly starts: readonly number[];
  /** End of the last interval (ms); null if it is the end of the period. */
  readonly end: number | null;
  /** Counts by value, at the same places. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
}

/**
 * Returns the counts of values over time, from metrics by interval and value. `starts` are those of all intervals
 * (ms), also without calls; the course goes from the first to the last with calls. Without them, it has only
 * intervals with calls.
 */
export function courseOf(
  metrics: Metrics,
  { group, counted }: Grouping,
  starts: readonly number[] | null,
): GroupCourse {
  const known = metrics.rows
    .flatMap(({ level, interval }) => (level === 1 && interval !== undefined ? [Date.parse(interval)] : []))
    .toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const shown = starts ? starts.filter((start) => start >= first && start <= last) : known;
  const place = new Map(shown.map((start, index) => [start, index]));
  const counts = new Map<string, number[]>();
  for (const row of metrics.rows) {
    const value = valueIn(row, group);
    const at = row.interval === undefined ? undefined : place.get(Date.parse(row.interval));
    if (row.level !== 2 || value === null || at === undefined) continue;
    const line = counts.get(value) ?? shown.map(() => 0);
    line[at] = row.values[counted] ?? 0;
    counts.set(value, line);
  }
  return { starts: shown, end: starts?.find((start) => start > last) ?? null, counts };
}

/** Adds up the counts of several values, interval by interval. */
export const addedCourse = (
  { starts, counts }: Pick<GroupCourse, "starts" | "counts">,
  values: readonly string[],
): readonly number[] =>
  starts.map((_, place) => values.reduce((sum, value) => sum + (counts.get(value)?.[place] ?? 0), 0));

/** Calls of a segment: all of the report, and those with each value. */
export interface SegmentCounts {
  /** Empty for calls without a segment. */
  readonly segment: string;
  readonly total: number;
  readonly without: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Returns the counts by segment, from metrics by segment and value; segments with most calls first. */
export function bySegment(metrics: Metrics, { group, counted }: Grouping): readonly SegmentCounts[] {
  const idOf = (row: MetricsRow) => String(row.group["segment"] ?? "");
  const inner = metrics.rows.filter(({ level }) => level === 2);
  return metrics.rows
    .filter((row) => row.level === 1 && (row.values[counted] ?? 0) > 0)
    .map((row) => {
      const own = inner.filter((one) => idOf(one) === idOf(row));
      const counts = own.map((one) => [valueIn(one, group), one.values[counted] ?? 0] as const);
      return {
        segment: idOf(row),
        total: row.values[counted] ?? 0,
        without: counts.find(([value]) => value === null)?.[1] ?? 0,
        counts: new Map(
          counts.flatMap(([value, count]) => (value === null ? [] : [[value, count] as const])),
        ),
      };
    })
    .toSorted((a, b) => b.total - a.total);
}
