import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";

const DAY = 86_400_000;
const KEPT = 30 * DAY;
/** Limits per webhook: stored attempts and waiting deliveries. */
const MOST = { logs: 500, waiting: 10_000 };

/** Deletes deliveries that are too old, too many, or of deleted webhooks, and expired secret values. */
export async function tidyDeliveries(db: Kysely<Tables>, now: number): Promise<void> {
  for (const table of ["webhook_deliveries", "webhook_logs"] as const) {
    await sql`delete from ${sql.table(table)} kept where not exists (select from webhooks where webhooks.account = kept.account and webhooks.id = kept.webhook)`.execute(
      db,
    );
  }
  await sql`
    delete from webhook_deliveries where number in (
      select number from (select number, row_number() over (partition by account, webhook order by number desc) as place from webhook_deliveries) waiting where place > ${MOST.waiting})`.execute(
    db,
  );
  await db
    .deleteFrom("webhook_logs")
    .where("created_at", "<=", now - KEPT)
    .execute();
  await sql`
    delete from webhook_logs where (account, id) in (
      select account, id from (select account, id, row_number() over (partition by account, webhook order by created_at desc, id desc) as place from webhook_logs) logs where place > ${MOST.logs})`.execute(
    db,
  );
  await db
    .updateTable("webhook_secrets")
    .set({ old_sealed: null, old_until: null })
    .where("old_until", "<=", now)
    .execute();
}
