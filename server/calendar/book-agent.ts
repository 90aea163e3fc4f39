import { type Transaction, sql } from "kysely";
import type { Tables } from "../database/schema.ts";

/** An agent of a service, with what else they have at a time. */
interface Candidate {
  readonly id: string;
  readonly isBusy: boolean;
  /** How many appointments they still have to keep. */
  readonly open: number;
}

/** For whom an agent is looked for: at which time (ms), and which appointment it is, since that is in nobody's way. */
export interface Wanted {
  readonly account: string;
  readonly agents: readonly string[];
  readonly appointment: string;
  readonly start: number;
  readonly end: number;
  readonly now: number;
}

/** The agents of a service with what they have, held so that nobody else books them meanwhile. Who is disabled, or no longer there, is not among them. */
export async function holdAgents(trx: Transaction<Tables>, { account, agents, appointment, start, end, now }: Wanted): Promise<Candidate[]> {
  if (agents.length === 0) return [];
  const held = await trx.selectFrom("users").select("id").where("account", "=", account).where("id", "in", agents).where("disabled", "=", false).orderBy("id").forNoKeyUpdate().execute();
  const iso = (instant: number) => new Date(instant).toISOString();
  const { rows } = await sql<{ agent: string; busy: number; open: number }>`
    select data ->> 'user' as agent,
      count(*) filter (where data ->> 'startsAt' < ${iso(end)} and data ->> 'endsAt' > ${iso(start)})::int as busy,
      count(*) filter (where data ->> 'startsAt' >= ${iso(now)})::int as open
    from resource_records
    where account = ${account} and collection = 'Appointment' and id <> ${appointment}
      and data ->> 'status' in ('pending', 'rescheduled') and data ->> 'user' = any(${held.map(({ id }) => id)}::text[]) and data ->> 'endsAt' > ${iso(Math.min(now, start))}
    group by 1`.execute(trx);
  const known = new Map(rows.map((row) => [row.agent, row]));
  return held.map(({ id }) => ({ id, isBusy: (known.get(id)?.busy ?? 0) > 0, open: known.get(id)?.open ?? 0 }));
}

/** Whoever is free and has the fewest; of those the first by id. Null where nobody is free. */
export function freest(candidates: readonly Candidate[]): string | null {
  const free = candidates.filter(({ isBusy }) => !isBusy).toSorted((one, other) => one.open - other.open || (one.id < other.id ? -1 : 1));
  return free[0]?.id ?? null;
}
