import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";
import { addImported } from "./add-imported.ts";
import { applyCallRecords } from "./apply-call-records.ts";
import { applyConnections } from "./apply-connections.ts";
import { endSupervisions } from "./end-supervisions.ts";

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
