import { type RawBuilder, sql } from "kysely";
import type { CallMeasure, Metrics, MetricsQuery } from "../../openapi/generated/console.ts";
import {
  addSums,
  CALL_MEASURES,
  type CallSums,
  isContactSum,
  isOfContacts,
  measure,
  SHORT_SECONDS,
  type SumName,
} from "../../streams/metrics/call-figures.ts";
import { CONTACT_TIMES } from "../../streams/metrics/call-totals.ts";
import type { Queries } from "../database/schema.ts";
import { floorOf } from "../log/channel-name.ts";
import { readPosition } from "../log/read-log.ts";
import { timesColumn } from "../read-models/call-totals.ts";
import { filtersOf, periodOf } from "./call-filters.ts";
import { dimensionsOf } from "./call-groups.ts";
import { fitsTotals, overTotals, totalColumns, totalsIn } from "./call-totals.ts";
import { inOrder, keyOf, type Levels, readLevels } from "./levels.ts";
import { readMediansOf } from "./medians.ts";
import { CONTACT_TIME, sumColumns } from "./sum-columns.ts";
import { readMediansOfTotals } from "./total-medians.ts";

type Expression = RawBuilder<unknown>;
type Row = Metrics["rows"][number];

interface MetricsOptions {
  readonly account: string;
  readonly query: MetricsQuery;
  /** Measures if the query names none. */
  readonly measures: readonly CallMeasure[];
  /** Threshold of the account, seconds. */
  readonly within: number;
}

/**
 * Computes measures over the calls of a period: for the whole period, and for each interval and group. Ratios
 * are computed from sums at every level, never from other ratios.
 */
export async function readCallMetrics(
  db: Queries,
  { account, query, measures: usual, within }: MetricsOptions,
): Promise<Metrics> {
  const { measures = usual } = query;
  const [from, to] = periodOf(query);
  const dimensions = dimensionsOf(query);
  const filters = filtersOf(account, query.filters);
  const thresholds = { within: query.withinSeconds ?? within, short: query.shortSeconds ?? SHORT_SECONDS };
  const ofContacts = measures.some(isOfContacts);
  const isTotaled = fitsTotals(query);
  const period = (by: "created_at" | "began_at"): Period => ({
    by,
    dimensions,
    where: sql.join(
      [sql`account = ${account} and ${sql.ref(by)} >= ${from} and ${sql.ref(by)} < ${to}`, ...filters],
      sql` and `,
    ),
  });
  const totals: Period = {
    by: "quarter",
    from: sql`call_totals`,
    dimensions: overTotals(dimensions),
    where: sql.join(
      [
        totalsIn({
          account,
          period: [from, to],
          ofContacts,
          ofOutcomes: query.filters?.outcome !== undefined,
        }),
        ...filters,
      ],
      sql` and `,
    ),
  };
  const sums = sumColumns(thresholds);
  // Medians are not computed from sums: only how many calls and contacts they are of is read.
  const isRead = measures.every(isMedian)
    ? (name: string) => name === "calls" || name === "contacts"
    : (name: string) => ofContacts || !isContactSum(name);
  const found = isTotaled
    ? await readSums(db, totals, totalColumns(thresholds), isRead)
    : inOrder(
        [
          ...(await readSums(db, period("created_at"), sums, (name) => isRead(name) && !isContactSum(name))),
          ...(ofContacts
            ? await readSums(db, period("began_at"), sums, (name) => isRead(name) && isContactSum(name))
            : []),
        ],
        addSums,
      );
  const medians = await readMedians(db, period("began_at"), {
    span: [from, to],
    totals: isTotaled ? totals.where : null,
    measures,
  });
  const rows = found.map((row): Row => {
    const middle = medians.byRow.get(keyOf(row));
    return {
      ...row,
      sums: Object.fromEntries(Object.entries(row.sums).filter(([name]) => isRead(name))),
      values: Object.fromEntries(measures.map((name) => [name, valueOf(name, row.sums, middle)])),
    };
  });
  const { head } = await readPosition(db, floorOf(account));
  return {
    rows,
    definitions: Object.fromEntries(measures.map((name) => [name, definitionOf(name)])),
    source: isTotaled && !medians.areOfCalls ? "totals" : "calls",
    calls: rows[0]?.sums["calls"] ?? 0,
    offset: head,
  };
}

const isMedian = (name: CallMeasure) => CALL_MEASURES[name].median !== undefined;

type Medians = Readonly<Record<"queued" | "served", number | null>>;
type Found = Omit<Row, "values" | "sums"> & { readonly sums: CallSums };

function valueOf(name: CallMeasure, sums: CallSums, medians: Medians | undefined): number | null {
  const { median } = CALL_MEASURES[name];
  return median ? (medians?.[median] ?? null) : measure(name, sums);
}

function definitionOf(name: CallMeasure): Metrics["definitions"][string] {
  const { unit, over, under, median, version } = CALL_MEASURES[name];
  return { unit, over: median ? [`median(${median})`] : [...over], under: under && [...under], version };
}

type Period = Pick<Levels, "by" | "from" | "where" | "dimensions">;

/** Reads those sums of all levels that `wanted` selects; the others are 0. */
async function readSums(
  db: Queries,
  period: Period,
  sums: Readonly<Record<SumName, Expression>>,
  wanted: (name: SumName) => boolean,
): Promise<readonly Found[]> {
  const names = Object.keys(sums) as readonly SumName[]; // its keys are the names of the sums
  const read = names.filter(wanted);
  const added = read.map((name) =>
    name === "longestWait"
      ? sql`max(${sql.ref(name)})::float8 as ${sql.ref(name)}`
      : sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`,
  );
  const selected = read.map((name) => sql`${sums[name]} as ${sql.ref(name)}`);
  const rows = await readLevels(db, { ...period, selected, added });
  return rows.map(({ level, interval, group, ...values }) => ({
    level,
    ...interval,
    group,
    // Every sum has a value, and the names are those of the sums.
    sums: Object.fromEntries(names.map((name) => [name, Number(values[name] ?? 0)])) as unknown as CallSums,
  }));
}

interface MediansWanted {
  /** ms; `to` is exclusive. */
  readonly span: readonly [from: number, to: number];
  /** Condition of the totals of the period; null if the calls of a query are not totaled. */
  readonly totals: Expression | null;
  readonly measures: readonly CallMeasure[];
}

interface MediansRead {
  readonly byRow: ReadonlyMap<string, Medians>;
  /** True if they were read from calls. */
  readonly areOfCalls: boolean;
}

/**
 * Reads the medians of the requested measures. A median is not a sum: that of the whole period is read from the
 * times in the totals, if there are many calls, those of intervals and groups from the calls.
 */
async function readMedians(
  db: Queries,
  period: Period,
  { span: [from, to], totals, measures }: MediansWanted,
): Promise<MediansRead> {
  if (!measures.some(isMedian)) return { byRow: new Map(), areOfCalls: false };
  if (period.dimensions.length === 0) {
    const lists = CONTACT_TIMES.map((name) => sql.ref(timesColumn(name)));
    const ofTotals = totals && (await readMediansOfTotals(db, { from, to, where: totals, lists }));
    const [queued = null, served = null] =
      ofTotals ??
      (await readMediansOf(
        db,
        CONTACT_TIMES.map((name) => CONTACT_TIME[name]),
        { from, to, where: sql`${period.where} and is_first` },
      ));
    return {
      byRow: new Map([[keyOf({ level: 0, group: {} }), { queued, served }]]),
      areOfCalls: ofTotals === null,
    };
  }
  const middle = (value: Expression) =>
    sql`percentile_cont(0.5) within group (order by ${value}) filter (where is_first)`;
  const rows = await readLevels(db, {
    ...period,
    selected: null,
    added: [sql`${middle(CONTACT_TIME.queued)} as queued`, sql`${middle(CONTACT_TIME.served)} as served`],
  });
  const byRow = new Map(
    rows.map(({ level, interval, group, queued, served }) => [
      keyOf({ level, ...interval, group }),
      { queued: numberOf(queued), served: numberOf(served) },
    ]),
  );
  return { byRow, areOfCalls: true };
}

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));
