import { sql, type Transaction } from "kysely";
import { type CopiedRows, copyRows } from "../database/copy-rows.ts";
import type { Tables } from "../database/schema.ts";
import type { CallRecord, ContactRecord, Owner } from "./call-record.ts";
import { addChanges, changeTotals, deleteCalls, readTotaled } from "./call-totals.ts";
import type { ConnectionRecord } from "./evolve-connections.ts";
import type { StatusRecord } from "./evolve-statuses.ts";
import { forgottenAgentDays, type Stretch, stretchOf } from "./forget-agent-days.ts";

/** Records of the read models that changed. */
export interface ChangedRecords {
  readonly contacts: readonly ContactRecord[];
  readonly calls: readonly CallRecord[];
  readonly connections: readonly ConnectionRecord[];
  readonly statuses: readonly StatusRecord[];
  /** Time (ms) from which the statuses changed; by default, from their beginning. */
  readonly statusesSince: number;
}

/** Inserts or updates records, with one statement for each table. */
export async function saveRecords(
  trx: Transaction<Tables>,
  owner: Owner,
  { contacts = [], calls = [], connections = [], statuses = [], statusesSince }: Partial<ChangedRecords>,
): Promise<void> {
  await save(trx, owner, { table: "contact_records", key: ["account", "id"], records: contacts });
  await saveCalls(trx, owner, calls);
  await save(trx, owner, {
    table: "connection_records",
    key: ["account", "id"],
    records: connections,
    changed: stretchOf(
      connections.map(({ connected_at, at, disconnected_at }) => ({
        since: Math.min(connected_at ?? at, at),
        until: disconnected_at,
      })),
    ),
  });
  const changed = stretchOf(statuses.map(({ began_at, ended_at }) => ({ since: began_at, until: ended_at })));
  await save(trx, owner, {
    table: "status_records",
    key: ["epoch", "offset"],
    records: statuses,
    changed: changed && { ...changed, since: statusesSince ?? changed.since },
  });
}

/** Final records of one table, which did not exist before in their epoch. */
export interface FinalRecords {
  readonly rows: CopiedRows;
  /** Ids, and keys of calls: records of earlier epochs with one of them are removed. */
  readonly ids?: readonly string[];
  readonly legs?: readonly string[];
  /** Changes of the totals by calls, made by `addedTotals`. */
  readonly totals?: string;
}

/** Inserts final records. */
export async function insertRecords(
  trx: Transaction<Tables>,
  { account, epoch }: Owner,
  { rows, ids = [], legs = [], totals }: FinalRecords,
): Promise<void> {
  if (rows.table === "call_records") {
    await deleteCalls(trx, account, sql`epoch <> ${epoch} and id = any(${ids}::text[])`);
    await deleteCalls(trx, account, sql`epoch <> ${epoch} and leg = any(${legs}::text[])`);
  }
  if (rows.table === "contact_records")
    await sql`delete from contact_records where account = ${account} and epoch <> ${epoch} and id = any(${ids}::text[])`.execute(
      trx,
    );
  await copyRows(trx, rows);
  if (rows.table === "call_records") await timeRecordings(trx, account, ids);
  if (totals !== undefined) await addChanges(trx, totals);
}

/**
 * Writes records of calls and updates the totals by the differences. Removes the records of earlier epochs whose
 * public id a new record has, so that the id is unique.
 */
async function saveCalls(
  trx: Transaction<Tables>,
  owner: Owner,
  calls: readonly CallRecord[],
): Promise<void> {
  const { account, epoch } = owner;
  if (calls.length === 0) return;
  const ids = calls.map(({ id }) => id);
  await deleteCalls(trx, account, sql`id = any(${ids}::text[]) and epoch <> ${epoch}`);
  const legs = calls.map(({ leg }) => leg);
  const old = await readTotaled(trx, sql`account = ${account} and leg = any(${legs}::text[])`);
  await save(trx, owner, {
    table: "call_records",
    key: ["account", "leg"],
    records: calls,
    changed: stretchOf([
      ...calls.map(({ created_at, ended_at }) => ({ since: created_at, until: ended_at })),
      // An overwritten record can be from another day.
      ...old.map(({ created_at }) => ({ since: created_at, until: created_at })),
    ]),
  });
  await timeRecordings(trx, account, ids);
  await changeTotals(trx, old, calls);
}

/**
 * Stores in recordings when the calls with these ids were created. Skips recordings that another transaction
 * changes, because it may wait for the log: without the time, they are looked up in every period.
 */
async function timeRecordings(
  trx: Transaction<Tables>,
  account: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update recordings set call_at = changed.created_at from (
      select recordings.account, recordings.id, call_records.created_at
      from recordings join call_records on call_records.account = recordings.account and call_records.id = recordings.call_id
      where recordings.account = ${account} and recordings.call_id = any(${[...ids]}::text[])
        and recordings.call_at is distinct from call_records.created_at
      for update of recordings skip locked
    ) as changed where recordings.account = changed.account and recordings.id = changed.id`.execute(trx);
}

type RecordTable = "contact_records" | "call_records" | "connection_records" | "status_records";

interface Saved {
  readonly table: RecordTable;
  readonly key: readonly string[];
  /** All must have the same members. */
  readonly records: readonly object[];
  /** Times that the change affects in the reports of agents. */
  readonly changed?: Stretch | null;
}

async function save(
  trx: Transaction<Tables>,
  owner: Owner,
  { table, key, records, changed = null }: Saved,
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !key.includes(column));
  const assignments = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  // In one statement, because each one takes the embedded database and the network some time.
  const forgotten = changed && sql`with forgotten as (${forgottenAgentDays(owner.account, changed)})`;
  await sql`
    ${forgotten ?? sql``} insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${assignments}`.execute(
    trx,
  );
}
