import { type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Read models of the log, each with the conditions of rows that began at `time` (ms) or have not ended. */
const rowsSince = (time: number) => [
  { table: "contact_records", since: sql`not ended` },
  { table: "queue_records", since: sql`created_at >= ${time} or not ended` },
  { table: "call_records", since: sql`created_at >= ${time} or ended_at is null` },
  { table: "connection_records", since: sql`at >= ${time} or disconnected_at is null` },
];

/**
 * Deletes the results of earlier demos from `time` (ms) on, and their unfinished calls and connections, when
 * another demo begins at this time because the clock was moved. Without this, reports would count both. The
 * events stay in the log.
 */
export async function forgetDemos(
  trx: Transaction<Tables>,
  { number, account }: Pick<Selectable<Tables["channels"]>, "number" | "account">,
  time: number,
): Promise<void> {
  const demos = sql`select number from epochs where channel = ${number} and kind = 'demo'`;
  for (const { table, since } of rowsSince(time))
    await sql`delete from ${sql.table(table)} where account = ${account} and (${since}) and epoch in (${demos})`.execute(
      trx,
    );
}
