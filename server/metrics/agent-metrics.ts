import { sql } from "kysely";
import type { AgentMetrics, AgentMetricsQuery, AgentMetricsRow } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import { occupancyOf } from "../../streams/metrics/occupancy.ts";
import type { Queries } from "../database/schema.ts";
import { Problem } from "../kit/problem.ts";
import { floorOf } from "../log/channel-name.ts";
import { floorTime } from "../log/floor-clock.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readPosition } from "../log/read-log.ts";
import { readCoverage, readStoredSums } from "./agent-days.ts";
import { readAgentStates, readBreaks } from "./agent-states.ts";
import type { SpanOptions } from "./agent-spans.ts";
import { addSums, daysOf, MOST_ROWS, readSums, type Sums } from "./agent-sums.ts";
import { periodOf } from "./call-filters.ts";

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
  const now = floorTime(position, times);
  const { zone } = query.range;
  const days = daysOf(from, to, zone);
  const options = { account, filters, from, to, now };
  const { stored, missing } = await readCoverage(db, { account, zone, limits, days, now });
  const parts = [await readStoredSums(db, options, { days, stored, groupBy })];
  for (const run of missing) {
    const part = { ...options, from: run.days[0]?.start ?? from, to: run.days.at(-1)?.end ?? to };
    const rows = await readSums(db, part, { days: run.days, groupBy, withOffers, limits });
    parts.push(rows.map(({ day, ...row }) => ({ ...row, day: day && day + run.first - 1 })));
  }
  const found = addSums(parts);
  if (found.length > MOST_ROWS) throw tooMany();
  const rows = found.map(({ agent, day, sums }): AgentMetricsRow => ({
    ...(agent === null ? {} : { agent }),
    ...(day === null ? {} : { day: days[day - 1]?.day ?? "" }),
    ...figuresOf(sums, withOffers),
  }));
  return {
    rows,
    agents: await readNames(db, account, rows),
    ...(withStates && (await readStates(db, options, limits))),
    until: new Date(Math.max(from, Math.min(to, now))).toISOString(),
    offset: position.head,
  };
}

/** Reads the states and the breaks of the selected agent. */
async function readStates(
  db: Queries,
  options: SpanOptions,
  limits: StatusLimits,
): Promise<Required<Pick<AgentMetrics, "states" | "breaks">>> {
  const written = ({ from, until }: { readonly from: number; readonly until: number }) => ({
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  const states = await readAgentStates(db, options, [{ start: options.from, end: options.to }]);
  const breaks = await readBreaks(db, options, limits);
  return {
    states: states.map((state) => ({ status: state.status, ...written(state) })),
    breaks: breaks.map((pause) => ({ status: pause.status, limit: pause.limit, ...written(pause) })),
  };
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
