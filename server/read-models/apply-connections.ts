import type { Transaction } from "kysely";
import { idOf } from "../../streams/events/event.ts";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { noticeRecords } from "../log/record-notice.ts";
import { type ConnectionFact, Connections } from "./evolve-connections.ts";
import type { Owner } from "./evolve-records.ts";
import { saveRecords } from "./save-records.ts";

/** Brings the records of agents' connections up to the events of one epoch. */
export async function applyConnections(
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
