import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Times (ms) that a change of records affects; `until` is exclusive, and null if all later times are affected. */
export interface Stretch {
  readonly since: number;
  readonly until: number | null;
}

/** Returns the stretch of records with their times; null without records. */
export function stretchOf(
  records: readonly { readonly since: number; readonly until: number | null }[],
): Stretch | null {
  if (records.length === 0) return null;
  const ends = records.flatMap(({ until }) => until ?? []);
  return {
    since: Math.min(...records.map(({ since }) => since)),
    until: ends.length < records.length ? null : Math.max(...ends) + 1,
  };
}

/**
 * Returns the statement that deletes the stored sums of agents (`agent-days.ts`) in a stretch. They are added up
 * again later. Days are stored while their channel is locked, so that a writer that holds it misses none.
 */
export const forgottenAgentDays = (account: string, { since, until }: Stretch): RawBuilder<unknown> =>
  sql`delete from agent_days where account = ${account} and ends > ${since} and starts < ${until ?? Number.MAX_SAFE_INTEGER}`;

/** Deletes the stored sums of agents in a stretch. */
export async function forgetAgentDays(
  trx: Transaction<Tables>,
  account: string,
  stretch: Stretch,
): Promise<void> {
  await forgottenAgentDays(account, stretch).execute(trx);
}
