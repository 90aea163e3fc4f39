import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** The tables that a reader of the log keeps, by account and id. */
export type RecordTable = "contact_records" | "queue_records" | "call_records" | "connection_records";

/**
 * Writes records, whether they are there already or not, in one statement. They all have the same members.
 */
export async function saveRecords(
  trx: Transaction<Tables>,
  table: RecordTable,
  records: readonly object[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "account" && column !== "id");
  const renewed = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
    on conflict (account, id) do update set ${renewed}`.execute(trx);
}
