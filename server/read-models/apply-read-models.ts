import { type Transaction, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { addImported } from "./add-imported.ts";
import { applyCallRecords } from "./apply-call-records.ts";
import { applyConnections } from "./apply-connections.ts";

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

/**
 * A call that ended is followed by nobody. The floor shows that by the call itself, so nothing more is said
 * there.
 */
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
