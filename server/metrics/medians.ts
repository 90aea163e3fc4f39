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
  const read = (bounds: readonly Bounds[]) => readBetween(db, values, period, bounds);
  const expected = await readBounds(db, values, period);
  const found = await read(expected);
  if (!found.includes(undefined)) return found.map((median) => median ?? null);
  const all = await read(
    found.map((median, place) => (median === undefined ? ALL : (expected[place] ?? ALL))),
  );
  return all.map((median) => median ?? null);
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
