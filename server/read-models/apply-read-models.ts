import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { addImported } from "./add-imported.ts";
import { idOf } from "../../streams/events/event.ts";
import { noticeRecords } from "../log/record-notice.ts";
import { type ConnectionFact, Connections } from "./evolve-connections.ts";
import { evolveRecords, type Owner, type TimedFact } from "./evolve-records.ts";
import { FACTS } from "../../openapi/generated/facts.ts";
import {
  type CallRecord,
  type ContactRecord,
  Ledger,
  type Ledgers,
  type QueueRecord,
} from "./call-record.ts";

/**
 * Updates the read models with new events, in the transaction that writes these events. Read models are
 * tables with the results of past events, so that queries need not read the event log.
 */
export async function applyReadModels(
  trx: Transaction<Tables>,
  account: string,
  events: readonly PlacedEvent[],
): Promise<void> {
  await addImported(trx, account, events);
  for (const epoch of new Set(events.map((event) => event.epoch))) {
    const of = events.filter((event) => event.epoch === epoch);
    await applyCallRecords(trx, { account, epoch }, of);
    await applyConnections(trx, { account, epoch }, of);
  }
  await endSupervisions(trx, account, events);
}

/** Ends the supervision of ended calls. The fold of the floor does the same, so no event is written. */
async function endSupervisions(
  trx: Transaction<Tables>,
  account: string,
  events: readonly PlacedEvent[],
): Promise<void> {
  if (!events.some(({ type }) => type === "call-ended" || type === "contact-ended")) return;
  await sql`
    update supervisions set ended_at = call_records.ended_at, ended_by = 'call' from call_records
    where supervisions.account = ${account} and supervisions.ended_at is null
    and call_records.account = supervisions.account and call_records.id = supervisions.call and call_records.ended_at is not null`.execute(
    trx,
  );
}

/** Updates the connection records of agents with the events of one epoch. */
async function applyConnections(
  trx: Transaction<Tables>,
  owner: Owner,
  events: readonly PlacedEvent[],
): Promise<void> {
  const facts = events.flatMap(connectionFactOf);
  if (facts.length === 0) return;
  const users = [...new Set(facts.map(({ subject }) => idOf(subject)))];
  const open = await trx
    .selectFrom("connection_records")
    .selectAll()
    .where("account", "=", owner.account)
    .where("epoch", "=", owner.epoch)
    .where("user_id", "in", users)
    .where("disconnected_at", "is", null)
    .orderBy("id")
    .execute();
  const connections = new Connections(owner, open);
  for (const fact of facts) connections.evolve(fact);
  const changed = connections.changed();
  if (changed.length === 0) return;
  await saveRecords(trx, "connection_records", changed);
  await noticeRecords(
    trx,
    { kind: "users-connection-logs", account: owner.account },
    changed.map(({ id }) => id),
  );
}

function connectionFactOf({ type, subject, time, offset, data }: PlacedEvent): ConnectionFact[] {
  if (type !== "user-connected" && type !== "user-disconnected") return [];
  // Received events were checked against the schema of their type; the platform creates only valid ones.
  return [{ type, subject, at: time, offset, data } as unknown as ConnectionFact];
}

/**
 * Updates the records of contacts, queue entries and calls with the events of one epoch. Loads the affected
 * records, applies the events, and writes the changes with one statement per table. A record with the same id
 * from an earlier epoch belongs to another contact, queue entry or call, and is overwritten.
 */
async function applyCallRecords(
  trx: Transaction<Tables>,
  owner: Owner,
  events: readonly PlacedEvent[],
): Promise<void> {
  const facts = events.flatMap(callFactOf);
  if (facts.length === 0) return;
  const ledgers = await load(trx, owner, facts);
  for (const fact of facts) evolveRecords(ledgers, fact, owner);
  await saveRecords(trx, "contact_records", ledgers.contacts.changed());
  await saveRecords(trx, "queue_records", ledgers.queues.changed());
  await saveRecords(trx, "call_records", ledgers.calls.changed());
}

function callFactOf({ type, subject, time, data }: PlacedEvent): TimedFact[] {
  if (!Object.hasOwn(FACTS, type) || !/^(contact|queue|call)-/.test(type)) return [];
  // Received events were checked against the schema of their type; the platform creates only valid ones.
  return [{ type, subject, at: time, data } as TimedFact];
}

/**
 * Loads the records that the facts refer to. Also loads the contacts of these queue entries and calls, and
 * the open queue entry and call of each loaded contact.
 */
async function load(trx: Transaction<Tables>, owner: Owner, facts: readonly TimedFact[]): Promise<Ledgers> {
  const named = new Map<string, Set<string>>([
    ["contact", new Set()],
    ["queue", new Set()],
    ["call", new Set()],
  ]);
  const name = (kind: string, id: string | null | undefined) => id && named.get(kind)?.add(id);
  const ids = (kind: string) => [...(named.get(kind) ?? [])];
  for (const { subject, data } of facts) {
    name(subject.slice(0, subject.indexOf("/")), idOf(subject));
    if ("contact" in data) name("contact", data.contact);
    if ("queue" in data) name("queue", data.queue);
  }
  const queues = await read<QueueRecord>(trx, "queue_records", owner, ids("queue"));
  const calls = await read<CallRecord>(trx, "call_records", owner, ids("call"));
  for (const { contact } of [...queues, ...calls]) name("contact", contact);
  const contacts = await read<ContactRecord>(trx, "contact_records", owner, ids("contact"));
  const lacking = (rows: readonly { readonly id: string }[], wanted: readonly (string | null)[]) => {
    const have = new Set(rows.map(({ id }) => id));
    return wanted.filter((id) => id !== null && !have.has(id));
  };
  const openQueues = await read<QueueRecord>(
    trx,
    "queue_records",
    owner,
    lacking(
      queues,
      contacts.map(({ queue }) => queue),
    ),
  );
  const openCalls = await read<CallRecord>(
    trx,
    "call_records",
    owner,
    lacking(
      calls,
      contacts.map(({ call }) => call),
    ),
  );
  return {
    contacts: new Ledger(contacts),
    queues: new Ledger([...queues, ...openQueues]),
    calls: new Ledger([...calls, ...openCalls]),
  };
}

/**
 * Reads records as one JSON value, because the embedded database takes longer to transfer many rows with many
 * columns than to find them.
 */
async function read<Row>(
  trx: Transaction<Tables>,
  table: RecordTable,
  { account, epoch }: Owner,
  ids: readonly (string | null)[],
): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ found: readonly Row[] }>`
    select coalesce(json_agg(record), '[]'::json) found from ${sql.table(table)} record
    where account = ${account} and id = any(${ids}::text[]) and epoch = ${epoch}`.execute(trx);
  return rows[0]?.found ?? [];
}

/** Tables of the read models. Their key is account and id. */
type RecordTable = "contact_records" | "queue_records" | "call_records" | "connection_records";

/**
 * Inserts or updates records in one statement. All records must have the same members.
 */
async function saveRecords(
  trx: Transaction<Tables>,
  table: RecordTable,
  records: readonly object[],
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "account" && column !== "id");
  const assignments = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  await sql`
    insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::json)
    on conflict (account, id) do update set ${assignments}`.execute(trx);
}
