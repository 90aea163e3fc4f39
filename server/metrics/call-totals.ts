import { type RawBuilder, sql } from "kysely";
import type { MetricsGroup, MetricsQuery } from "../../openapi/generated/console.ts";
import type { SumName, Thresholds } from "../../streams/metrics/call-figures.ts";
import { QUARTER, type StoredSum, SUMS_VERSION, WAITS } from "../../streams/metrics/call-totals.ts";
import { OPEN_STATES } from "./call-filters.ts";
import type { Dimension } from "./call-groups.ts";
import { STORED_SUMS, totalColumn } from "../read-models/call-totals.ts";

type Expression = RawBuilder<unknown>;

const GROUPS: ReadonlySet<MetricsGroup> = new Set(["segment", "channel", "weekday", "hourOfDay"]);
const FILTERS: ReadonlySet<string> = new Set(["segment", "channel", "outcome"]);

/**
 * Returns true if the sums of a query can be read from the totals by quarter hour: its period begins and ends
 * with a quarter hour, and its groups and filters are those of the totals.
 */
export function fitsTotals({ range, groupBy = [], filters = {} }: MetricsQuery): boolean {
  return (
    [range.from, range.to].every((time) => Date.parse(time) % QUARTER === 0) &&
    groupBy.every((group) => GROUPS.has(group)) &&
    Object.keys(filters).every((name) => FILTERS.has(name)) &&
    filters.segment?.includes("") !== true &&
    // States change without an event, so they are not totaled.
    filters.outcome?.some((outcome) => OPEN_STATES.has(outcome)) !== true
  );
}

/** Returns the dimensions of a query over the totals, in which a call without a segment has an empty one. */
export const overTotals = (dimensions: readonly Dimension[]): readonly Dimension[] =>
  dimensions.map((dimension) =>
    dimension.group === "segment" ? { ...dimension, ofCall: sql`nullif(segment, '')` } : dimension,
  );

/** Returns the number of values in an ordered list that are at most a time, ms. */
export const upTo = (ms: number, list: Expression): Expression => sql`width_bucket(${ms}::bigint, ${list})`;

const waitsUpTo = (ms: number, list: (typeof WAITS)[number]): Expression =>
  upTo(ms, sql.ref(`${list}_waits`));

const LONGEST = sql`greatest(0, ${sql.join(
  WAITS.map((list) => sql.ref(`${list}_waits`)).map((waits) => sql`${waits}[cardinality(${waits})]`),
)})`;

/** Returns the aggregate of each sum over the totals. They compute the same as `sumColumns` over the calls. */
export function totalColumns({ within, short }: Thresholds): Readonly<Record<SumName, Expression>> {
  const fromWaits = {
    answeredInTime: sql`sum(${waitsUpTo(within * 1000, "answered")})`,
    abandonedInTime: sql`sum(${waitsUpTo(within * 1000, "abandoned")})`,
    abandonedShort: sql`sum(${waitsUpTo(short * 1000 - 1, "abandoned")})`,
    removedInTime: sql`sum(${waitsUpTo(within * 1000, "removed")})`,
    longestWait: sql`max(${LONGEST})`,
  };
  const stored = STORED_SUMS.map((name) => [name, sql`sum(${sql.ref(totalColumn(name))})`] as const);
  return { ...(Object.fromEntries(stored) as Record<StoredSum, Expression>), ...fromWaits }; // all stored sums
}

interface TotalsWanted {
  readonly account: string;
  /** ms; `to` is exclusive. */
  readonly period: readonly [from: number, to: number];
  /** True for totals that count calls or contacts, false for those that count calls. */
  readonly ofContacts: boolean;
  /** False for the totals of all calls. */
  readonly ofOutcomes: boolean;
}

/** Returns the condition of an account's totals in a period. */
export const totalsIn = ({
  account,
  period: [from, to],
  ofContacts,
  ofOutcomes,
}: TotalsWanted): Expression => sql`account = ${account} and definition = ${SUMS_VERSION}
  and ${ofOutcomes ? sql`outcome <> ''` : sql`outcome = ''`} and quarter >= ${from / QUARTER} and quarter < ${to / QUARTER} and (calls > 0 ${ofContacts ? sql`or begun > 0` : sql``})`;
