import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";

type Expression = RawBuilder<unknown>;

/** The sample: calls at the start of each of these stretches of the period. */
const STRETCHES = 40;
const OF_STRETCH = 100;
/** Shares between which the median of all values is expected, by the sample. */
const BETWEEN = [0.47, 0.53];

interface Period {
  /** ms; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Condition of the calls that began in the period. */
  readonly where: Expression;
  /** Totals that hold the same values; null if only calls do. */
  readonly totals: Totals | null;
}

interface Totals {
  /** Condition of the totals. */
  readonly where: Expression;
  /** A column for each value: its values in order. */
  readonly lists: readonly Expression[];
}

/** Values between which a median is expected. */
type Bounds = readonly [low: number, high: number];
const ALL: Bounds = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * Reads the medians of durations (ms) over the calls of a period; null without calls. A sample shows about where
 * each is, so that one pass counts the shorter ones and sorts only those around it, because sorting a million
 * takes seconds. The medians are exact: what the sample missed is read again.
 */
export async function readMediansOf(
  db: Queries,
  values: readonly Expression[],
  period: Period,
): Promise<readonly (number | null)[]> {
  const { totals } = period;
  const read = (bounds: readonly Bounds[]) =>
    totals ? readBetweenInTotals(db, totals, bounds) : readBetween(db, values, period, bounds);
  const expected = await readBounds(db, values, period);
  const found = await read(expected);
  if (!found.includes(undefined)) return found.map((median) => median ?? null);
  const all = await read(
    found.map((median, place) => (median === undefined ? ALL : (expected[place] ?? ALL))),
  );
  return all.map((median) => median ?? null);
}

/** Returns the number of values in an ordered list that are at most a time, ms. */
export const upTo = (ms: number | Expression, list: Expression): Expression =>
  sql`width_bucket(${ms}::bigint, ${list})`;

/** Reads medians from ordered lists; undefined where the median is not within the bounds. */
async function readBetweenInTotals(
  db: Queries,
  { where, lists }: Totals,
  bounds: readonly Bounds[],
): Promise<readonly (number | null | undefined)[]> {
  const boundsOf = (place: number) => bounds[place] ?? ALL;
  const counted = lists.map((list, place) => {
    const [low, high] = boundsOf(place);
    return sql`sum(cardinality(${list}))::float8 as ${column("count", place)},
      sum(${upTo(low - 1, list)})::float8 as ${column("below", place)}, sum(${upTo(high, list)})::float8 as ${column("within", place)}`;
  });
  const { rows } = await sql<Readonly<Record<string, number | null>>>`
    select ${sql.join(counted)} from call_totals where ${where}`.execute(db);
  const middleOf = async (list: Expression, place: number): Promise<number | null | undefined> => {
    const numberOf = (name: string) => rows[0]?.[`${name}${place}`] ?? 0;
    const [count, below, within] = [numberOf("count"), numberOf("below"), numberOf("within")];
    if (count === 0) return null;
    const first = Math.floor((count - 1) / 2);
    if (first < below || Math.floor(count / 2) >= within) return undefined;
    const [low, high] = boundsOf(place);
    const { rows: middle } = await sql<{ ms: number }>`
      select ms::float8 from call_totals, unnest(${list}[${upTo(low - 1, list)} + 1 : ${upTo(high, list)}]) as ms
      where ${where} order by ms offset ${first - below} limit ${2 - (count % 2)}`.execute(db);
    return middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length;
  };
  return Promise.all(lists.map(middleOf));
}

const column = (name: string, place: number): Expression => sql.ref(`${name}${place}`);

async function readBounds(
  db: Queries,
  values: readonly Expression[],
  { from, to, where }: Period,
): Promise<readonly Bounds[]> {
  const step = Math.ceil((to - from) / STRETCHES);
  const quantiles = values.map(
    (_, place) =>
      sql`percentile_disc(${BETWEEN}::float8[]) within group (order by ${column("value", place)})::float8[] as ${column("bounds", place)}`,
  );
  const { rows } = await sql<Readonly<Record<string, Bounds | null>>>`
    select ${sql.join(quantiles)} from generate_series(${from}::bigint, ${to - 1}::bigint, ${step}::bigint) as start
    cross join lateral (
      select ${sql.join(values.map((value, place) => sql`${value} as ${column("value", place)}`))} from call_records
      where ${where} and began_at >= start and began_at < start + ${step} order by began_at limit ${OF_STRETCH}
    ) as stretch`.execute(db);
  return values.map((_, place) => rows[0]?.[`bounds${place}`] ?? ALL);
}

/** Reads medians; undefined where the median is not within the bounds. */
async function readBetween(
  db: Queries,
  values: readonly Expression[],
  { where }: Period,
  bounds: readonly Bounds[],
): Promise<readonly (number | null | undefined)[]> {
  const counted = values.map((value, place) => {
    const [low, high] = bounds[place] ?? ALL;
    return sql`count(*) filter (where ${value} < ${low}::bigint) as ${column("below", place)},
      array_agg(${value}) filter (where ${value} between ${low}::bigint and ${high}::bigint) as ${column("near", place)}`;
  });
  const middle = values.map(
    (_, place) => sql`
      case when ${column("below", place)} <= (count - 1) / 2 and count / 2 < ${column("below", place)} + cardinality(${column("near", place)})
        then (select avg(value) from (
          select value from unnest(${column("near", place)}) as value order by value
          offset greatest(0, (count - 1) / 2 - ${column("below", place)}) limit 2 - count % 2
        ) as middle) end::float8 as ${column("median", place)}`,
  );
  const { rows } = await sql<Readonly<Record<string, number | null>>>`
    select count::int, ${sql.join(middle)}
    from (select count(*) as count, ${sql.join(counted)} from call_records where ${where}) as whole`.execute(
    db,
  );
  const [found] = rows;
  return values.map((_, place) => (found?.["count"] ? (found[`median${place}`] ?? undefined) : null));
}
