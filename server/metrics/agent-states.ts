import { sql } from "kysely";
import type { AgentMetrics } from "../../openapi/generated/console.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
import type { Queries } from "../database/schema.ts";
import { setTables, type SpanOptions } from "./agent-spans.ts";
import { limitOf } from "./agent-sums.ts";

/** A state of an agent, as the monitor shows it. Times in ms. */
export interface AgentState {
  readonly user: string;
  readonly status: NonNullable<AgentMetrics["states"]>[number]["status"];
  readonly from: number;
  readonly until: number;
}

/**
 * Reads the states of agents in order: a call takes precedence over any status, and `online` is a connection
 * without a reported status. Times without a connection have no state. States are cut at the ends of `days`.
 */
export async function readAgentStates(
  db: Queries,
  options: SpanOptions,
  days: readonly { readonly start: number; readonly end: number }[],
): Promise<readonly AgentState[]> {
  // One JSON value, because the embedded database takes longer to transfer many rows.
  const { rows } = await sql<{ readonly found: readonly AgentState[] | null }>`
    with ${setTables(options, days)},
    states as (
      select user_id, substr(what, 8) as status, unnest(during) as piece from by_status
      union all select user_id, 'in-call', unnest(busy) from merged
      union all select user_id, 'online', unnest(connected - known - busy) from merged
    )
    select json_agg(state order by "user", "from", until) as found from (
      select user_id as "user", status, lower(piece) as "from", upper(piece) as until from states
    ) as state`.execute(db);
  return rows[0]?.found ?? [];
}

/** A break of an agent, or another status over its limit. Times and the limit in ms. */
export interface AgentBreak {
  readonly status: NonNullable<AgentMetrics["breaks"]>[number]["status"];
  readonly from: number;
  readonly until: number;
  readonly limit: number | null;
}

/**
 * Reads the breaks of agents that began in a period, in order, and other statuses that exceeded their limit. The time
 * over the limit of these is the `over` of `readSums`.
 */
export async function readBreaks(
  db: Queries,
  options: SpanOptions,
  limits: StatusLimits,
): Promise<readonly AgentBreak[]> {
  const { from, to } = options;
  const { rows } = await sql<{ readonly found: readonly AgentBreak[] | null }>`
    with ${setTables(options, [{ start: from, end: to }])}
    select json_agg(pause order by "from", until) as found from (
      select status, began as "from", until, ${limitOf(limits)} as "limit" from reported
      where began >= ${from} and began < ${to} and began < until
        and (status in ('break', 'bath', 'meal') or until - began > ${limitOf(limits)})
    ) as pause`.execute(db);
  return rows[0]?.found ?? [];
}
