import { type RawBuilder, sql } from "kysely";
import { QUARTER } from "../../streams/metrics/call-totals.ts";
import type { Queries } from "../database/schema.ts";
import { upTo } from "./call-totals.ts";

type Expression = RawBuilder<unknown>;

/** The sample: about this many quarter hours of the period, with all their values. */
const SAMPLED = 300;
/** Shares between which the median of all values is expected, by the sample. */
const BETWEEN = [0.485, 0.515];
/** Contacts per row of totals from which reading the rows is faster than reading the calls by their index. */
const ENOUGH = 4;

interface Lists {
  /** ms; `to` is exclusive. Both are at a quarter hour. */
  readonly from: number;
  readonly to: number;
  /** Condition of the totals. */
  readonly where: Expression;
  /** Columns of the totals: the values of their contacts in order, as many in each. */
  readonly lists: readonly Expression[];
}

/** Values between which a median is expected. */
type Bounds = readonly [low: number, high: number];
const [LEAST, MOST] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * Reads the medians of durations (ms) from the ordered lists of totals by quarter hour. A sample shows about where
 * each is, so that one pass counts the shorter ones and reads only those around it. The medians are exact: what
 * the sample missed is read again. Returns null if the totals have so few contacts each that the calls are faster
 * to read, or if the sample has none.
 */
export async function readMediansOfTotals(
  db: Queries,
  period: Lists,
  enough = ENOUGH,
): Promise<readonly (number | null)[] | null> {
  const { where, lists } = period;
  const { perTotal, bounds } = await readSample(db, period);
  if (perTotal === null || perTotal < enough) return null;
  return Promise.all(
    lists.map(async (list, place) => {
      const read = (between: Bounds) => readBetween(db, where, list, between);
      const first = await read(bounds[place] ?? [LEAST, MOST]);
      const found = "missed" in first ? await read(first.missed) : first;
      return "missed" in found ? null : found.median;
    }),
  );
}

interface Sample {
  /** Mean number of contacts per row of totals that has any; null without contacts. */
  readonly perTotal: number | null;
  readonly bounds: readonly Bounds[];
}

async function readSample(db: Queries, { from, to, where, lists }: Lists): Promise<Sample> {
  const [first, last] = [from / QUARTER, to / QUARTER - 1];
  // A step without a common divisor with the 96 quarter hours of a day reaches all times of the day.
  const step = 6 * Math.floor((last - first) / SAMPLED / 6) + 1;
  const column = (place: number) => sql.ref(`value${place}`);
  const quantiles = lists.map(
    (_, place) =>
      sql`percentile_disc(${BETWEEN}::float8[]) within group (order by ${column(place)})::float8[] as ${sql.ref(`bounds${place}`)}`,
  );
  const { rows } = await sql<Readonly<Record<string, Bounds | null>> & { readonly per: number | null }>`
    select count(*)::float8 / nullif(count(*) filter (where place = 1), 0) as per, ${sql.join(quantiles)}
    from generate_series(${first}::bigint, ${last}::bigint, ${step}::bigint) as sampled
    join call_totals on quarter = sampled
    cross join lateral unnest(${sql.join(lists)}) with ordinality as value (${sql.join(lists.map((_, place) => column(place)))}, place)
    where ${where}`.execute(db);
  const [found] = rows;
  return {
    perTotal: found?.per ?? null,
    bounds: lists.map((_, place) => found?.[`bounds${place}`] ?? [LEAST, MOST]),
  };
}

type Found = { readonly median: number | null } | { readonly missed: Bounds };

/**
 * Reads a median from ordered lists in one pass: how many values there are, how many are below the bounds, and
 * how often each value between them occurs. If the median is not between them, returns the bounds that it is in.
 */
async function readBetween(
  db: Queries,
  where: Expression,
  list: Expression,
  [low, high]: Bounds,
): Promise<Found> {
  const below = upTo(low - 1, list);
  const { rows } = await sql<Record<"count" | "below" | "lower" | "upper", number | null>>`
    with near as materialized (
      select ms, count(ms) as times, sum(below) as below, sum(of_list) as of_list from (
        select unnest(${list}[${below} + 1 : ${upTo(high, list)}]) as ms,
          unnest(array[${below}]) as below, unnest(array[cardinality(${list})]) as of_list
        from call_totals where ${where}
      ) as value group by ms
    ), whole as (select sum(of_list) as count, sum(below) as below from near),
    ranked as (
      select ms, whole.below + sum(times) over (order by ms) as up_to from near cross join whole where ms is not null
    )
    select count::float8, below::float8,
      (select min(ms) from ranked where up_to > floor((count - 1) / 2))::float8 as lower,
      (select min(ms) from ranked where up_to > floor(count / 2))::float8 as upper
    from whole`.execute(db);
  const found = rows[0];
  if (!found?.count) return { median: null };
  // An even number of values has two in the middle, which can be on both sides of a bound.
  if (Math.floor((found.count - 1) / 2) < (found.below ?? 0)) return { missed: [LEAST, high] };
  if (found.lower === null || found.upper === null) return { missed: [low, MOST] };
  return { median: (found.lower + found.upper) / 2 };
}
