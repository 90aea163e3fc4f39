import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import type { Owner } from "./call-record.ts";
import { deleteCalls } from "./call-totals.ts";
import { forgetAgentDays } from "./forget-agent-days.ts";

/** Read models beside the calls, each with the condition of rows that began at `time` (ms) or later, or have not ended. */
const rowsSince = (time: number) => [
  { table: "contact_records", since: sql`created_at >= ${time} or not ended`, began: sql`null::bigint` },
  { table: "status_records", since: sql`began_at >= ${time} or ended_at is null`, began: sql`began_at` },
  {
    table: "connection_records",
    since: sql`at >= ${time} or disconnected_at is null`,
    began: sql`least(connected_at, at)`,
  },
];

/**
 * Deletes the results of earlier demos from the beginning of a demo on, and their unfinished calls and
 * connections. A demo begins again on the same day when its clock is moved; without this, reports would count
 * both. The events stay in the log. Does nothing if no demo begins with these events of one epoch.
 */
export async function forgetDemos(
  trx: Transaction<Tables>,
  { account, epoch }: Owner,
  events: readonly PlacedEvent[],
): Promise<void> {
  const begins = events.find(({ type, data }) => type === "traffic-started" && data["kind"] === "demo");
  if (!begins) return;
  const demos = sql`
    select earlier.number from epochs earlier join epochs own on own.channel = earlier.channel
    where own.number = ${epoch} and earlier.number < own.number and earlier.kind = 'demo'`;
  await deleteCalls(
    trx,
    account,
    sql`(created_at >= ${begins.time} or ended_at is null) and epoch in (${demos})`,
  );
  for (const { table, since, began } of rowsSince(begins.time)) {
    const { rows } = await sql<{ first: number | null }>`
      with gone as (
        delete from ${sql.table(table)} where account = ${account} and (${since}) and epoch in (${demos}) returning ${began} as began
      ) select min(began) as first from gone`.execute(trx);
    const first = rows[0]?.first ?? null;
    if (first !== null) await forgetAgentDays(trx, account, { since: first, until: null });
  }
}
