import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { CallRecord, ContactRecord, Owner } from "./call-record.ts";
import { changeTotals, deleteCalls, readTotaled } from "./call-totals.ts";
import type { ConnectionRecord } from "./evolve-connections.ts";
import type { StatusRecord } from "./evolve-statuses.ts";

/** Records of the read models that changed. */
export interface ChangedRecords {
  readonly contacts: readonly ContactRecord[];
  readonly calls: readonly CallRecord[];
  readonly connections: readonly ConnectionRecord[];
  readonly statuses: readonly StatusRecord[];
}

/** Inserts or updates records, with one statement for each table. */
export async function saveRecords(
  trx: Transaction<Tables>,
  owner: Owner,
  { contacts = [], calls = [], connections = [], statuses = [] }: Partial<ChangedRecords>,
): Promise<void> {
  await save(trx, "contact_records", ["account", "id"], contacts);
  await saveCalls(trx, owner, calls);
  await save(trx, "connection_records", ["account", "id"], connections);
  await save(trx, "status_records", ["account", "epoch", "user_id", "offset"], statuses);
}

/**
 * Writes records of calls and updates the totals by the differences. Removes the records of earlier epochs whose
 * public id a new record has, so that the id is unique.
 */
async function saveCalls(
  trx: Transaction<Tables>,
  { account, epoch }: Owner,
  calls: readonly CallRecord[],
): Promise<void> {
  if (calls.length === 0) return;
  const ids = calls.map(({ id }) => id);
  await deleteCalls(trx, sql`account = ${account} and id = any(${ids}::text[]) and epoch <> ${epoch}`);
  const legs = calls.map(({ leg }) => leg);
  const old = await readTotaled(trx, sql`account = ${account} and leg = any(${legs}::text[])`);
  await save(trx, "call_records", ["account", "leg"], calls);
  await changeTotals(trx, old, calls);
}

type RecordTable = "contact_records" | "call_records" | "connection_records" | "status_records";

/** All records must have the same members. */
async function save(
  trx: Transaction<Tables>,
  table: RecordTable,
  key: readonly string[],
  records: readonly object[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !key.includes(column));
  const assignments = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${assignments}`.execute(
    trx,
  );
}
