import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { PlacedEvent } from "../log/log-event.ts";

/**
 * A call that ended is followed by nobody. The floor shows that by the call itself, so nothing more is said
 * there.
 */
export async function endSupervisions(
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
