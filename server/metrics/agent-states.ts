import { sql } from "kysely";
import type { AgentMetrics } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { setTables, type SpanOptions } from "./agent-spans.ts";

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
