import { type RawBuilder, sql } from "kysely";
import type { AgentMetrics, AgentMetricsQuery, AgentMetricsRow } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import { occupancyOf } from "../../streams/metrics/occupancy.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import type { Queries } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { type Epoch, timeAt } from "../log/channel-clock.ts";
import { floorOf } from "../log/channel-name.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readPosition } from "../log/read-log.ts";
import { readAgentStates } from "./agent-states.ts";
import { disconnections, offers, setTables, type SpanOptions } from "./agent-spans.ts";
import { periodOf } from "./call-filters.ts";

/** Maximum number of rows in a response. */
const MOST_ROWS = 20_000;

interface AgentMetricsOptions {
  readonly account: string;
  readonly query: AgentMetricsQuery;
  readonly limits: StatusLimits;
  readonly times: FloorTimes;
}

/**
 * Adds up the connections, statuses, calls, offers and disconnections of agents in a period: for all agents,
 * and for each agent and day. Everything that continues is counted up to now.
 */
export async function readAgentMetrics(
  db: Queries,
  { account, query, limits, times }: AgentMetricsOptions,
): Promise<AgentMetrics> {
  const { groupBy = [], filters, offers: withOffers = true, states: withStates = false } = query;
  const [from, to] = periodOf(query);
  if (withStates) assertShort(from, to, filters?.agent);
  const position = await readPosition(db, floorOf(account));
  const now = floorNow(position, times);
  const days = daysOf(from, to, query.range.zone);
  const options = { account, filters, from, to, now };
  const found = await readSums(db, options, { days, groupBy, withOffers, limits });
  const rows = found.map(({ agent, day, sums }): AgentMetricsRow => ({
    ...(agent === null ? {} : { agent }),
    ...(day === null ? {} : { day: days[day - 1]?.day ?? "" }),
    ...figuresOf(sums, withOffers),
  }));
  return {
    rows,
    agents: await readNames(db, account, rows),
    ...(withStates && { states: await readStates(db, options) }),
    until: new Date(Math.max(from, Math.min(to, now))).toISOString(),
    offset: position.head,
  };
}

/** Returns the time (ms) of a floor. The events of a source can be ahead of its clock. */
export const floorNow = (position: Epoch, { now, lease }: FloorTimes): number =>
  Math.max(timeAt(position, now, lease), position.fed_time ?? 0);

interface Day {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the days of the zone in a period, cut to the period. */
export function daysOf(from: number, to: number, zone: string): readonly Day[] {
  const days: Day[] = [];
  for (let time = from; time < to;) {
    const { day, end } = localDay(time, zone);
    days.push({ day, start: time, end: Math.min(to, end) });
    time = end;
  }
  return days;
}

/** Sums by name; see `readSums`. */
type Sums = Readonly<Record<string, number>>;

interface SumRow {
  readonly agent: string | null;
  /** Number of the day in the period, from 1. */
  readonly day: number | null;
  readonly sums: Sums;
}

/** Length of the ranges in a multirange. */
const lengthOf = (ranges: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${ranges}) as part)`;

interface SumsOptions {
  readonly days: readonly Day[];
  readonly groupBy: NonNullable<AgentMetricsQuery["groupBy"]>;
  readonly withOffers: boolean;
  readonly limits: StatusLimits;
}

/** Returns the limit (ms) of a status; null without one. */
const limitOf = (limits: StatusLimits) =>
  sql`(60000 * (${JSON.stringify(limits)}::jsonb ->> status)::bigint)`;

/**
 * Reads the sums of all levels. Their names: `connected`, `inCalls`, `known` (time with a reported status),
 * `first` and `last` (times), `status:…`, `over:…` (time beyond the limit of a status), `calls`, `ended`, `handled`, `offers`, `declined`, `missed` and
 * `reason:…`. Times are first cut at midnight, so that the sets of each agent and day stay small.
 */
async function readSums(
  db: Queries,
  options: SpanOptions,
  { days, groupBy, withOffers, limits }: SumsOptions,
): Promise<readonly SumRow[]> {
  const { from, to } = options;
  const groups = (["agent", "day"] as const).filter((group) => groupBy.includes(group));
  const keys = groups.map((group) => sql.ref(group));
  const sets = [...groups.keys(), groups.length].map(
    (length) => sql`(${sql.join([...keys.slice(0, length), sql`what`])})`,
  );
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
            sql`select user_id, ${dayOf(sql`at`)}, case when type = 'queue-assigned' then 'offers' when reason = 'timeout' then 'missed' else 'declined' end, count(*)
                from (${offers(options)}) as offered group by 1, 2, 3`,
          ]
        : []),
    ],
    sql` union all `,
  );
  const { rows } = await sql<SumRow>`
    with ${setTables(options, days)},
    parts as (
      select user_id as agent, day, what, ${lengthOf(sql`during`)} as value from by_status
      union all select user_id, day, 'status:in-call', ${lengthOf(sql`busy * connected`)} from merged
      union all select user_id, day, 'status:online', ${lengthOf(sql`connected - known - busy`)} from merged
      union all select user_id, day, 'connected', ${lengthOf(sql`connected`)} from merged
      union all select user_id, day, 'inCalls', ${lengthOf(sql`busy`)} from merged
      union all select user_id, day, 'known', ${lengthOf(sql`known`)} from merged
      union all select user_id, day, 'first', lower(connected) from merged where not isempty(connected)
      union all select user_id, day, 'last', upper(connected) from merged where not isempty(connected)
      union all ${counted}
    ),
    sums as (
      select ${groups.includes("agent") ? sql`agent` : sql`null::text as agent`}, ${groups.includes("day") ? sql`day` : sql`null::integer as day`}, what,
        (case what when 'first' then min(value) when 'last' then max(value) else sum(value) end)::float8 as value,
        ${keys.length === 0 ? sql`0` : sql`grouping(${sql.join(keys)})`} as upper
      from parts group by grouping sets (${sql.join(sets)})
    )
    select agent, day, json_object_agg(what, value) as sums from sums group by upper, agent, day
    order by agent nulls first, day nulls first limit ${MOST_ROWS + 1}`.execute(db);
  if (rows.length > MOST_ROWS) throw tooMany();
  // A period without data has a total too.
  return rows[0]?.agent === null && rows[0].day === null
    ? rows
    : [{ agent: null, day: null, sums: {} }, ...rows];
}

/** Reads the states of the selected agent. */
async function readStates(db: Queries, options: SpanOptions): Promise<NonNullable<AgentMetrics["states"]>> {
  const states = await readAgentStates(db, options, [{ start: options.from, end: options.to }]);
  return states.map(({ status, from, until }) => ({
    status,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  }));
}

/** Longest period of states, ms: one week, which can have an hour more than 7 × 24. */
const LONGEST_OF_STATES = 7 * 86_400_000 + 3_600_000;

function assertShort(from: number, to: number, agents: readonly string[] = []): void {
  if (agents.length === 1 && to - from <= LONGEST_OF_STATES) return;
  const message =
    "States can be read for one agent and at most a week. Choose one agent and a shorter period.";
  throw new Problem("unprocessable", {
    detail: message,
    errors: [{ pointer: "/body/states", code: "too-many", message }],
  });
}

/** Returns the sums whose names have a prefix, without it. Leaves out those that are 0. */
const named = (sums: Sums, prefix: string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sums).flatMap(([name, value]) =>
      name.startsWith(prefix) && value > 0 ? [[name.slice(prefix.length), value] as const] : [],
    ),
  );

function figuresOf(sums: Sums, withOffers: boolean): Omit<AgentMetricsRow, "agent" | "day"> {
  const sum = (name: string) => sums[name] ?? 0;
  const time = (name: string) => {
    const at = sums[name];
    return at === undefined ? null : new Date(at).toISOString();
  };
  const offered = (name: string) => (withOffers ? sum(name) : null);
  const statuses = named(sums, "status:");
  const available = sum("status:available") + sum("status:releasing");
  return {
    connected: sum("connected"),
    statuses,
    over: named(sums, "over:"),
    inCalls: sum("inCalls"),
    available,
    occupancy: occupancyOf({ busy: sum("inCalls"), free: available, hasStatus: sum("known") > 0 }),
    calls: sum("calls"),
    handled: sum("handled"),
    ended: sum("ended"),
    averageHandleTime: sum("ended") === 0 ? null : sum("handled") / sum("ended"),
    offers: offered("offers"),
    declined: offered("declined"),
    missed: offered("missed"),
    disconnections: named(sums, "reason:"),
    firstConnected: time("first"),
    lastConnected: time("last"),
  };
}

/** Reads the names of the agents in the rows; the name of a removed agent is null. */
async function readNames(
  db: Queries,
  account: string,
  rows: readonly AgentMetricsRow[],
): Promise<AgentMetrics["agents"]> {
  const ids = [...new Set(rows.flatMap(({ agent }) => agent ?? []))];
  if (ids.length === 0) return [];
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, trim(firstname || ' ' || lastname) as name from users where account = ${account} and id = any(${ids}::text[])`.execute(
    db,
  );
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return ids.map((id) => ({ _id: id, name: names.get(id) ?? null }));
}

const tooMany = (): Problem => {
  const message = `The answer would have more than ${MOST_ROWS} rows. Choose a shorter period or fewer agents.`;
  return new Problem("unprocessable", {
    detail: message,
    errors: [{ pointer: "/body/groupBy", code: "too-many", message }],
  });
};
