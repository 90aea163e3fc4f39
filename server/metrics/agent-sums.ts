import { type RawBuilder, sql } from "kysely";
import type { AgentMetricsQuery } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import type { Queries } from "../database/schema.ts";
import { disconnections, OFFER_SUM, offers, setTables, type SpanOptions } from "./agent-spans.ts";

/** Maximum number of rows of a report. */
export const MOST_ROWS = 20_000;

/** A day of a zone, cut to a period. Times in ms; `end` is exclusive. */
export interface Day {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the days of a zone in a period, cut to the period. */
export function daysOf(from: number, to: number, zone: string): readonly Day[] {
  const days: Day[] = [];
  for (let time = from; time < to;) {
    const { day, end } = localDay(time, zone);
    days.push({ day, start: time, end: Math.min(to, end) });
    time = end;
  }
  return days;
}

/**
 * Sums by name: `connected`, `inCalls`, `known` (time with a reported status), `first` and `last` (times),
 * `status:…`, `over:…` (time beyond the limit of a status), `calls`, `ended`, `handled`, `offers`, `declined`,
 * `missed` and `reason:…`.
 */
export type Sums = Readonly<Record<string, number>>;

/** Sums of a level: of all agents and days, of one agent, of one day, or of both. */
export interface SumRow {
  readonly agent: string | null;
  /** Number of the day in the period, from 1. */
  readonly day: number | null;
  readonly sums: Sums;
}

type Groups = NonNullable<AgentMetricsQuery["groupBy"]>;

interface SumsOptions {
  readonly days: readonly Day[];
  readonly groupBy: Groups;
  readonly withOffers: boolean;
  readonly limits: StatusLimits;
}

/** Length of the ranges in a multirange. */
const lengthOf = (ranges: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${ranges}) as part)`;

/** Returns the limit (ms) of a status; null without one. */
export const limitOf = (limits: StatusLimits) =>
  sql`(60000 * (${JSON.stringify(limits)}::jsonb ->> status)::bigint)`;

/**
 * Reads the sums of all levels from the records of agents. Times are first cut at midnight, so that the sets of
 * each agent and day stay small.
 */
export async function readSums(
  db: Queries,
  options: SpanOptions,
  { days, groupBy, withOffers, limits }: SumsOptions,
): Promise<readonly SumRow[]> {
  const { from, to } = options;
  const dayOf = (at: RawBuilder<unknown>) => sql`width_bucket(${at}, (select starts from calendar))`;
  // Added up by agent and day first: the levels then have few rows to add.
  const counted = sql.join(
    [
      sql`select user_id as agent, day, unnest(array['calls', 'ended', 'handled']) as what, unnest(array[calls, ended, handled]) as value
          from (
            select user_id, ${dayOf(sql`began`)} as day, count(*) as calls, count(*) filter (where ended) as ended,
              coalesce(sum(until - began) filter (where ended), 0)::bigint as handled
            from stays where began >= ${from} and began < ${to} group by 1, 2
          ) as taken`,
      sql`select user_id, ${dayOf(sql`at`)}, 'reason:' || reason, count(*) from (${disconnections(options)}) as ended group by 1, 2, 3`,
      sql`select user_id, ${dayOf(sql`began`)}, 'over:' || status, until - began - ${limitOf(limits)}
          from reported, calendar where began >= ${from} and began < ${to} and until - began > ${limitOf(limits)}`,
      ...(withOffers
        ? [
            sql`select user_id, ${dayOf(sql`at`)}, ${OFFER_SUM}, count(*)
                from (${offers(options)}) as offered group by 1, 2, 3`,
          ]
        : []),
    ],
    sql` union all `,
  );
  const parts = sql`
    select user_id as agent, day, what, ${lengthOf(sql`during`)} as value from by_status
    union all select user_id, day, 'status:in-call', ${lengthOf(sql`busy * connected`)} from merged
    union all select user_id, day, 'status:online', ${lengthOf(sql`connected - known - busy`)} from merged
    union all select user_id, day, 'connected', ${lengthOf(sql`connected`)} from merged
    union all select user_id, day, 'inCalls', ${lengthOf(sql`busy`)} from merged
    union all select user_id, day, 'known', ${lengthOf(sql`known`)} from merged
    union all select user_id, day, 'first', lower(connected) from merged where not isempty(connected)
    union all select user_id, day, 'last', upper(connected) from merged where not isempty(connected)
    union all ${counted}`;
  return readLevels(db, { tables: sql`${setTables(options, days)},`, parts, groupBy });
}

interface LevelsOptions {
  /** Common table expressions that `parts` reads, each followed by a comma. */
  readonly tables?: RawBuilder<unknown>;
  /** Selects `agent`, `day`, `what` (the name of a sum) and `value`. */
  readonly parts: RawBuilder<unknown>;
  readonly groupBy: Groups;
}

/** Adds up sums of agents and days at all levels. */
export async function readLevels(
  db: Queries,
  { tables = sql``, parts, groupBy }: LevelsOptions,
): Promise<readonly SumRow[]> {
  const groups = (["agent", "day"] as const).filter((group) => groupBy.includes(group));
  const keys = groups.map((group) => sql.ref(group));
  const sets = [...groups.keys(), groups.length].map(
    (length) => sql`(${sql.join([...keys.slice(0, length), sql`what`])})`,
  );
  const { rows } = await sql<SumRow>`
    with ${tables}
    parts as (${parts}),
    sums as (
      select ${groups.includes("agent") ? sql`agent` : sql`null::text as agent`}, ${groups.includes("day") ? sql`day` : sql`null::integer as day`}, what,
        (case what when 'first' then min(value) when 'last' then max(value) else sum(value) end)::float8 as value,
        ${keys.length === 0 ? sql`0` : sql`grouping(${sql.join(keys)})`} as upper
      from parts group by grouping sets (${sql.join(sets)})
    )
    select agent, day, json_object_agg(what, value) as sums from sums group by upper, agent, day
    order by agent nulls first, day nulls first limit ${MOST_ROWS + 1}`.execute(db);
  return rows;
}

/** Adds up the rows of consecutive parts of a period. The total comes first, also that of a period without data. */
export function addSums(parts: readonly (readonly SumRow[])[]): readonly SumRow[] {
  const added = new Map<string, SumRow>([[keyOf(null, null), { agent: null, day: null, sums: {} }]]);
  for (const row of parts.flat()) {
    const key = keyOf(row.agent, row.day);
    const before = added.get(key);
    added.set(key, before ? { ...row, sums: sumOf(before.sums, row.sums) } : row);
  }
  return [...added.values()].toSorted(
    (a, b) => compare(a.agent ?? "", b.agent ?? "") || (a.day ?? 0) - (b.day ?? 0),
  );
}

const keyOf = (agent: string | null, day: number | null) => `${agent ?? ""} ${day ?? ""}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function sumOf(one: Sums, other: Sums): Sums {
  const sum: Record<string, number> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = sum[name];
    if (before === undefined) sum[name] = value;
    else if (name === "first") sum[name] = Math.min(before, value);
    else if (name === "last") sum[name] = Math.max(before, value);
    else sum[name] = before + value;
  }
  return sum;
}
