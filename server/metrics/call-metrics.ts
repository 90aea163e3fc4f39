import { type RawBuilder, sql } from "kysely";
import type { CallMeasure, Metrics, MetricsQuery } from "../../openapi/generated/console.ts";
import {
  CALL_MEASURES,
  type CallSums,
  measure,
  SHORT_SECONDS,
  type SumName,
} from "../../streams/metrics/call-figures.ts";
import type { Queries } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { floorOf } from "../log/channel-name.ts";
import { readPosition } from "../log/read-log.ts";
import { filtersOf, periodOf } from "./call-filters.ts";
import { type Dimension, dimensionsOf, QUARTER_OF_CALL } from "./call-groups.ts";
import { sumColumns } from "./sum-columns.ts";

type Expression = RawBuilder<unknown>;
type Row = Metrics["rows"][number];

/** Maximum number of rows in a response. */
const MOST_ROWS = 20_000;

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
  const where = sql.join(
    [
      sql`account = ${account} and created_at >= ${from} and created_at < ${to}`,
      ...filtersOf(account, query.filters),
    ],
    sql` and `,
  );
  const sums = sumColumns({
    within: query.withinSeconds ?? within,
    short: query.shortSeconds ?? SHORT_SECONDS,
  });
  const found = await readSums(db, where, dimensions, sums);
  const medians = await readMedians(db, where, dimensions, measures);
  const rows = found.map((row): Row => {
    const middle = medians.get(keyOf(row));
    return {
      ...row,
      sums: { ...row.sums },
      values: Object.fromEntries(measures.map((name) => [name, valueOf(name, row.sums, middle)])),
    };
  });
  const { head } = await readPosition(db, floorOf(account));
  return {
    rows,
    definitions: Object.fromEntries(measures.map((name) => [name, definitionOf(name)])),
    source: "calls",
    calls: rows[0]?.sums["calls"] ?? 0,
    offset: head,
  };
}

type Medians = Readonly<Record<"queued" | "served", number | null>>;
type Found = Omit<Row, "values" | "sums"> & { readonly sums: CallSums };

const keyOf = ({ level, interval, group }: Pick<Row, "level" | "interval" | "group">) =>
  JSON.stringify([level, interval, group]);

function valueOf(name: CallMeasure, sums: CallSums, medians: Medians | undefined): number | null {
  const { median } = CALL_MEASURES[name];
  return median ? (medians?.[median] ?? null) : measure(name, sums);
}

function definitionOf(name: CallMeasure): Metrics["definitions"][string] {
  const { unit, over, under, median, version } = CALL_MEASURES[name];
  return { unit, over: median ? [`median(${median})`] : [...over], under: under && [...under], version };
}

/** Reads the sums of all levels: of the period, then of each value of the dimensions in their order. */
async function readSums(
  db: Queries,
  where: Expression,
  dimensions: readonly Dimension[],
  sums: Readonly<Record<SumName, Expression>>,
): Promise<readonly Found[]> {
  const names = Object.keys(sums) as readonly SumName[]; // its keys are the names of the sums
  const added = names.map((name) =>
    name === "longestWait"
      ? sql`max(${sql.ref(name)})::float8 as ${sql.ref(name)}`
      : sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`,
  );
  const selected = names.map((name) => sql`${sums[name]} as ${sql.ref(name)}`);
  const rows = await readLevels(db, { where, dimensions, selected, added });
  return rows.map(({ level, interval, group, ...values }) => ({
    level,
    ...interval,
    group,
    // The query selects every sum.
    sums: Object.fromEntries(names.map((name) => [name, Number(values[name] ?? 0)])) as unknown as CallSums,
  }));
}

/** Reads the medians of the requested measures. A median is not a sum, so it is read from the calls. */
async function readMedians(
  db: Queries,
  where: Expression,
  dimensions: readonly Dimension[],
  measures: readonly CallMeasure[],
): Promise<ReadonlyMap<string, Medians>> {
  if (!measures.some((name) => CALL_MEASURES[name].median)) return new Map();
  const middle = (value: Expression) =>
    sql`percentile_cont(0.5) within group (order by ${value}) filter (where is_first)`;
  const rows = await readLevels(db, {
    where,
    dimensions,
    selected: null,
    added: [
      sql`${middle(sql`coalesce(queued, waited, 0)`)} as queued`,
      sql`${middle(sql`coalesce(served, 0)`)} as served`,
    ],
  });
  return new Map(
    rows.map(({ level, interval, group, queued, served }) => [
      keyOf({ level, ...interval, group }),
      { queued: numberOf(queued), served: numberOf(served) },
    ]),
  );
}

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value));

interface Levels {
  readonly where: Expression;
  readonly dimensions: readonly Dimension[];
  /** Aggregates by quarter hour, which `added` adds; null if `added` reads calls. */
  readonly selected: readonly Expression[] | null;
  readonly added: readonly Expression[];
}

interface LevelRow {
  readonly level: number;
  readonly interval: { readonly interval?: string };
  readonly group: Row["group"];
  readonly [column: string]: unknown;
}

/**
 * Reads all levels in one query by GROUPING SETS. If a call can have several values of the last dimension, the
 * rows of that dimension are read by a second query, because the call would count several times in the totals.
 */
async function readLevels(db: Queries, levels: Levels): Promise<readonly LevelRow[]> {
  const { dimensions } = levels;
  const last = dimensions.at(-1);
  if (!last?.list) return readGroupingSets(db, levels, 0, sql`call_records`);
  const outer = await readGroupingSets(
    db,
    { ...levels, dimensions: dimensions.slice(0, -1) },
    0,
    sql`call_records`,
  );
  const inner = await readGroupingSets(
    db,
    levels,
    dimensions.length,
    sql`call_records cross join lateral json_array_elements_text(${last.list}) as item`,
  );
  return [...outer, ...inner];
}

async function readGroupingSets(
  db: Queries,
  { where, dimensions, selected, added }: Levels,
  first: number,
  from: Expression,
): Promise<readonly LevelRow[]> {
  const names = dimensions.map((_, place) => sql.ref(`d${place}`));
  const ofCall = dimensions.map(({ ofCall: plain, list }, place) =>
    plain || list ? [sql`${plain ?? sql`item`} as ${sql.ref(`p${place}`)}`] : [],
  );
  const needsQuarter = dimensions.some(({ ofQuarter }) => ofQuarter !== null);
  const kept = [...(needsQuarter ? [sql`${QUARTER_OF_CALL} as quarter`] : []), ...ofCall.flat()];
  const inner = selected
    ? sql`select ${sql.join([...kept, ...selected])} from ${from} where ${where} group by ${kept.length === 0 ? sql`()` : sql.join(kept.map((_, place) => sql.lit(place + 1)))}`
    : sql`select *, ${QUARTER_OF_CALL} as quarter ${ofCall.flat().length > 0 ? sql`, ${sql.join(ofCall.flat())}` : sql``} from ${from} where ${where}`;
  const columns = dimensions.map(
    ({ ofQuarter }, place) => sql`${ofQuarter ?? sql.ref(`p${place}`)} as ${sql.ref(`d${place}`)}`,
  );
  const dimensioned = sql`select *${columns.length > 0 ? sql`, ${sql.join(columns)}` : sql``} from (${inner}) as part`;
  const sets = [...names.keys(), names.length]
    .slice(first)
    .map((length) => sql`(${sql.join(names.slice(0, length))})`);
  const level =
    names.length === 0
      ? sql`0`
      : sql.join(
          names.map((name) => sql`(1 - grouping(${name}))`),
          sql` + `,
        );
  const { rows } = await sql<Record<string, unknown>>`
    select ${level} as level${names.length > 0 ? sql`, ${sql.join(names)}` : sql``}, ${sql.join(added)}
    from (${dimensioned}) as whole group by grouping sets (${sql.join(sets)})
    order by 1${names.length > 0 ? sql`, ${sql.join(names)}` : sql``} limit ${MOST_ROWS + 1}`.execute(db);
  if (rows.length > MOST_ROWS) throw tooMany();
  return rows.map((row) => {
    const depth = Number(row["level"]);
    const values = dimensions.slice(0, depth).map(({ group }, place) => [group, row[`d${place}`]] as const);
    const interval = values.find(([group]) => group === null);
    return {
      ...row,
      level: depth,
      interval: interval ? { interval: new Date(Number(interval[1])).toISOString() } : {},
      // Groups are texts, numbers or null.
      group: Object.fromEntries(values.filter(([group]) => group !== null)) as Row["group"],
    };
  });
}

const tooMany = (): Problem =>
  new Problem("unprocessable", {
    detail: `The answer would have more than ${MOST_ROWS} rows. Choose a longer interval or a shorter period.`,
    errors: [
      {
        pointer: "/body/interval",
        code: "too-many",
        message: `The answer would have more than ${MOST_ROWS} rows. Choose a longer interval or a shorter period.`,
      },
    ],
  });
