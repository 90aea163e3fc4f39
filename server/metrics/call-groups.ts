import { type RawBuilder, sql } from "kysely";
import type { MetricsGroup, MetricsQuery, SurveyMetricsGroup } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import { QUARTER } from "../../streams/metrics/call-totals.ts";
import { OUTCOME } from "./call-filters.ts";

type Expression = RawBuilder<unknown>;
type Interval = NonNullable<MetricsQuery["interval"]>;

/** A group of a query. */
export interface Dimension {
  /** Name of the group; null for the interval. */
  readonly group: MetricsGroup | SurveyMetricsGroup | null;
  /** Expression over a call; null if the group depends only on the quarter hour. */
  readonly ofCall: Expression | null;
  /** Expression over the number of a quarter hour since 1970 (`quarter`); null for other groups. */
  readonly ofQuarter: Expression | null;
  /** JSON list with the values of a call that can have several. */
  readonly list: Expression | null;
}

/** Returns the number of the quarter hour since 1970 that contains the time in a column. */
export const quarterOf = (column: string): Expression => sql`(${sql.ref(column)} / ${sql.lit(QUARTER)})`;

type Groups = Readonly<Partial<Record<MetricsGroup | SurveyMetricsGroup, Expression>>>;

const PLAIN: Groups = {
  segment: sql`segment`,
  agent: sql`agent`,
  channel: sql`channel`,
  outcome: OUTCOME,
  origin: sql`origin`,
  device: sql`device`,
  location: sql`location`,
  sentiment: sql`sentiment`,
  reason: sql`reason`,
  // A column of the tables in `survey-sums.ts`.
  survey: sql`of_survey`,
};

/** Number of bands of waits. The last one has no end. */
const BANDS = 60;
const BAND_SECONDS = 10;

/**
 * Returns the start (seconds) of the band that contains a wait. A band includes its end, so that all waits within
 * a threshold are in the bands before it.
 */
const waitBand = (seconds = BAND_SECONDS): Expression =>
  sql`(case when waited is not null
    then least(${sql.lit(BANDS - 1)}, greatest(0, ceil(waited / ${sql.lit(seconds * 1000)}::numeric) - 1)) * ${sql.lit(seconds)} end)::int`;

/** Groups in which a call can have several values. A call without any counts for null. */
const LISTS: Groups = { tag: sql`tags`, topic: sql`topics` };

/** Local time at the start of a quarter hour. */
const local = (zone: string): Expression =>
  sql`(to_timestamp(quarter * ${sql.lit(QUARTER / 1000)}) at time zone ${zone})`;

/**
 * Returns the start (ms) of the interval that contains a quarter hour. Hours are counted in elapsed time, so
 * that the repeated hour at the end of summer time stays two hours.
 */
export function intervalStart(interval: Interval, zone: string): Expression {
  const start = sql`quarter * ${sql.lit(QUARTER)}`;
  if (interval === "quarter") return sql`(${start})`;
  if (interval === "hour")
    return sql`(${start} - (extract(minute from ${local(zone)})::int / 15) * ${sql.lit(QUARTER)})`;
  return sql`((extract(epoch from date_trunc(${sql.lit(interval)}, ${local(zone)}) at time zone ${zone}) * 1000)::bigint)`;
}

interface Grouped extends Pick<MetricsQuery, "interval" | "range" | "bandSeconds"> {
  readonly groupBy?: readonly (MetricsGroup | SurveyMetricsGroup)[];
}

/**
 * Returns the dimensions of a query, from the outermost to the innermost: its interval, then its groups.
 * Throws if a group with several values for one call is not the innermost.
 */
export function dimensionsOf({ interval, groupBy = [], range, bandSeconds }: Grouped): readonly Dimension[] {
  const many = groupBy.findIndex((group) => LISTS[group] !== undefined);
  if (many >= 0 && many < groupBy.length - 1)
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: `/body/groupBy/${many}`,
          code: "not-last",
          message: `A call can have several values of ${groupBy[many]}. Put it last.`,
        },
      ],
    });
  const byTime: Groups = {
    weekday: sql`extract(isodow from ${local(range.zone)})::int`,
    hourOfDay: sql`extract(hour from ${local(range.zone)})::int`,
  };
  return [
    ...(interval
      ? [{ group: null, ofCall: null, ofQuarter: intervalStart(interval, range.zone), list: null }]
      : []),
    ...groupBy.map((group) => ({
      group,
      ofCall: PLAIN[group] ?? (group === "waitBand" ? waitBand(bandSeconds) : null),
      ofQuarter: byTime[group] ?? null,
      list: LISTS[group] ?? null,
    })),
  ];
}
