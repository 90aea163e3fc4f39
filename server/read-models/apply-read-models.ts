import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { addImported } from "./add-imported.ts";
import { applyCallRecords } from "./apply-call-records.ts";
import { idOf } from "../../streams/events/event.ts";
import { noticeRecords } from "../log/record-notice.ts";
import { type ConnectionFact, Connections } from "./evolve-connections.ts";
import type { Owner } from "./evolve-records.ts";
import { saveRecords } from "./save-records.ts";

/**
 * Brings everything that is read instead of folded up to these events, in the transaction that writes them.
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

/** Ends the supervision of ended calls. The floor derives this from the call, so no event is written. */
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

/** Brings the records of agents' connections up to the events of one epoch. */
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
  // The payload was checked against the schema of its type when it was fed.
  return [{ type, subject, at: time, offset, data } as unknown as ConnectionFact];
}
