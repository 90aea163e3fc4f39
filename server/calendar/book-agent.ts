import { type Transaction, sql } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { hoursOfAgents, isAtWork, workOf } from "./agent-hours.ts";

/** An agent of a service, with the conflicts at the requested time. */
interface Candidate {
  readonly id: string;
  /** True if the agent has another appointment at this time. */
  readonly isBusy: boolean;
  /** True if a part of the time is outside of the agent's working hours. */
  readonly isAway: boolean;
  /** Number of the agent's other appointments that are pending or rescheduled and have not begun. */
  readonly open: number;
}

/** A time (ms) to book, from `start` to `end`, with one of the agents. */
export interface Wanted {
  readonly account: string;
  readonly agents: readonly string[];
  /** Id of the appointment to book. Its own stored time is no conflict. */
  readonly appointment: string;
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

/** Returns the agents with their conflicts. Disabled and removed agents are left out. */
export async function candidatesOf(
  db: Queries,
  { account, agents, appointment, start, end, now }: Wanted,
): Promise<Candidate[]> {
  if (agents.length === 0) return [];
  const users = await usersAmong(db, account, agents).execute();
  const iso = (instant: number) => new Date(instant).toISOString();
  const { rows } = await sql<{ agent: string; busy: number; open: number }>`
    select data ->> 'user' as agent,
      count(*) filter (where data ->> 'startsAt' < ${iso(end)} and data ->> 'endsAt' > ${iso(start)})::int as busy,
      count(*) filter (where data ->> 'startsAt' >= ${iso(now)})::int as open
    from resource_records
    where account = ${account} and collection = 'Appointment' and id <> ${appointment}
      and data ->> 'status' in ('pending', 'rescheduled') and data ->> 'user' = any(${users.map(({ id }) => id)}::text[]) and data ->> 'endsAt' > ${iso(Math.min(now, start))}
    group by 1`.execute(db);
  const known = new Map(rows.map((row) => [row.agent, row]));
  const hours = await hoursOfAgents(db, account, agents);
  const isAway = (id: string) => {
    const own = hours.get(id);
    return own !== undefined && !isAtWork(workOf(own, start, end), start, end);
  };
  return users.map(({ id }) => ({
    id,
    isBusy: (known.get(id)?.busy ?? 0) > 0,
    isAway: isAway(id),
    open: known.get(id)?.open ?? 0,
  }));
}

/** Locks the agents, so that they cannot be booked concurrently, and returns them with their conflicts. */
export async function lockAgents(trx: Transaction<Tables>, wanted: Wanted): Promise<Candidate[]> {
  if (wanted.agents.length === 0) return [];
  await usersAmong(trx, wanted.account, wanted.agents).forNoKeyUpdate().execute();
  return candidatesOf(trx, wanted);
}

const usersAmong = (db: Queries, account: string, agents: readonly string[]) =>
  db
    .selectFrom("users")
    .select("id")
    .where("account", "=", account)
    .where("id", "in", agents)
    .where("disabled", "=", false)
    .orderBy("id");

/** Returns the ids of the free agents: those with the fewest appointments first, then by id. */
export const leastBusyFirst = (candidates: readonly Candidate[]): readonly string[] =>
  candidates
    .filter(({ isBusy, isAway }) => !isBusy && !isAway)
    .toSorted((one, other) => one.open - other.open || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
