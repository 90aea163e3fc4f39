import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { addImported } from "./add-imported.ts";
import { idOf } from "../../streams/events/event.ts";
import { noticeRecords } from "../log/record-notice.ts";
import { type ConnectionFact, Connections } from "./evolve-connections.ts";
import { evolveRecords, type TimedFact } from "./evolve-records.ts";
import { FACTS } from "../../openapi/generated/facts.ts";
import { type CallRecord, type ContactRecord, Ledgers, type Owner } from "./call-record.ts";
import { forgetDemos } from "./forget-demos.ts";
import { saveRecords } from "./save-records.ts";
import { addScales, saveLateSurveys } from "./survey-facts.ts";
import { evolveStatuses, type StatusFact, type StatusRecord } from "./evolve-statuses.ts";

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
    await forgetDemos(trx, { account, epoch }, of);
    await applyCallRecords(trx, { account, epoch }, of);
    await applyConnections(trx, { account, epoch }, of);
    await applyStatuses(trx, { account, epoch }, of);
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
    and call_records.account = supervisions.account and call_records.id = supervisions.call
    and call_records.answered_at is not null and call_records.ended_at is not null`.execute(trx);
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
  await saveRecords(trx, owner, { connections: changed });
  await noticeRecords(
    trx,
    { kind: "users-connection-logs", account: owner.account },
    changed.map(({ id }) => id),
  );
}

export function connectionFactOf({ type, subject, time, offset, data }: PlacedEvent): ConnectionFact[] {
  if (type !== "user-connected" && type !== "user-disconnected") return [];
  // Received events were checked against the schema of their type; the platform creates only valid ones.
  return [{ type, subject, at: time, offset, data } as unknown as ConnectionFact];
}

/** Updates the records of agents' statuses with the events of one epoch. */
export async function applyStatuses(
  trx: Transaction<Tables>,
  owner: Owner,
  events: readonly PlacedEvent[],
): Promise<void> {
  const facts = events.flatMap(statusFactOf);
  if (facts.length === 0) return;
  const users = [...new Set(facts.map(({ subject }) => idOf(subject)))];
  const open = await readRecords<StatusRecord>(
    trx,
    "status_records",
    sql`account = ${owner.account} and epoch = ${owner.epoch} and user_id = any(${users}::text[]) and ended_at is null`,
  );
  const statuses = evolveStatuses(open, facts, owner);
  await saveRecords(trx, owner, {
    statuses,
    ...(statuses.length > 0 && { statusesSince: changedSince(statuses, open) }),
  });
}

/** Returns the time (ms) from which statuses changed: those that were open before, when they ended. */
function changedSince(statuses: readonly StatusRecord[], open: readonly StatusRecord[]): number {
  const known = new Set(open.map(({ user_id, offset }) => `${user_id} ${offset}`));
  return Math.min(
    ...statuses.map(({ user_id, offset, began_at, ended_at }) =>
      known.has(`${user_id} ${offset}`) ? (ended_at ?? began_at) : began_at,
    ),
  );
}

export function statusFactOf({ type, subject, time, offset, data }: PlacedEvent): StatusFact[] {
  if (type !== "user-status-changed") return [];
  // Received events were checked against the schema of their type; the platform creates only valid ones.
  return [{ type, subject, at: time, offset, data } as unknown as StatusFact];
}

/**
 * Updates the records of contacts and calls with the events of one epoch. Loads the affected records, applies
 * the events, and writes the changes with one statement per table. A record with the same key from an earlier
 * epoch belongs to another contact or call, and is overwritten.
 */
export async function applyCallRecords(
  trx: Transaction<Tables>,
  owner: Owner,
  events: readonly PlacedEvent[],
): Promise<void> {
  const facts = await addScales(trx, owner.account, events.flatMap(callFactOf));
  if (facts.length === 0) return;
  const ledgers = await load(trx, owner, facts);
  for (const fact of facts) evolveRecords(ledgers, fact, owner);
  await saveRecords(trx, owner, {
    contacts: ledgers.contacts.changed(),
    calls: ledgers.changedCalls(),
  });
  await saveLateSurveys(trx, owner, facts, ledgers);
}

/** Events after which the records of contacts and calls change. */
const CALL_FACTS = /^((contact|queue|call)-|comment-created$|survey-received$|qms-notify$|ai-calls$)/;

export function callFactOf({ type, subject, time, data }: PlacedEvent): TimedFact[] {
  if (!Object.hasOwn(FACTS, type) || !CALL_FACTS.test(type)) return [];
  // Received events were checked against the schema of their type; the platform creates only valid ones.
  return [{ type, subject, at: time, data } as TimedFact];
}

/**
 * Loads the records that the facts refer to. Also loads the contacts of these queue entries and calls, and
 * the open queue entry, the open call and the latest record of each loaded contact.
 */
async function load(trx: Transaction<Tables>, owner: Owner, facts: readonly TimedFact[]): Promise<Ledgers> {
  const [contacts, legs, calls] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { subject, data } of facts) {
    const id = idOf(subject);
    if (subject.startsWith("contact/")) contacts.add(id);
    else if (subject.startsWith("queue/")) legs.add(subject);
    else calls.add(id);
    if ("contact" in data) contacts.add(data.contact);
    if ("queue" in data && data.queue !== undefined) legs.add(`queue/${data.queue}`);
  }
  const found = await readCalls(trx, owner, legs, calls);
  for (const { contact } of found) contacts.add(contact);
  const people = await readRecords<ContactRecord>(
    trx,
    "contact_records",
    sql`account = ${owner.account} and id = any(${[...contacts]}::text[]) and epoch = ${owner.epoch}`,
  );
  const have = new Set(found.map(({ leg }) => leg));
  const lacking = people
    .flatMap(({ leg, queue }) => [leg, queue === null ? null : `queue/${queue}`])
    .filter((leg) => leg !== null && !have.has(leg));
  const open = people.flatMap(({ call }) => (call === null || calls.has(call) ? [] : [call]));
  const more = await readCalls(trx, owner, new Set(lacking), new Set(open));
  return new Ledgers(people, [...found, ...more.filter(({ leg }) => !have.has(leg))]);
}

/** Reads call records by key, and those of answered calls by the id of the call. */
const readCalls = (
  trx: Transaction<Tables>,
  { account, epoch }: Owner,
  legs: ReadonlySet<string | null>,
  calls: ReadonlySet<string>,
): Promise<readonly CallRecord[]> =>
  legs.size + calls.size === 0
    ? Promise.resolve([])
    : readRecords<CallRecord>(
        trx,
        "call_records",
        sql`account = ${account} and epoch = ${epoch} and (leg = any(${[...legs]}::text[])
          or (id = any(${[...calls]}::text[]) and answered_at is not null))`,
      );

/**
 * Reads records as one JSON value, because the embedded database takes longer to transfer many rows with many
 * columns than to find them.
 */
async function readRecords<Row>(
  trx: Transaction<Tables>,
  table: "contact_records" | "call_records" | "status_records",
  where: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { rows } = await sql<{ found: readonly Row[] }>`
    select coalesce(json_agg(record), '[]'::json) found from ${sql.table(table)} record where ${where}`.execute(
    trx,
  );
  return rows[0]?.found ?? [];
}
