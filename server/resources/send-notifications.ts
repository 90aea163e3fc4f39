import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { resourceOf } from "./described-resource.ts";
import { RESOURCES } from "./described.ts";
import { withSendTime } from "./send-time.ts";

const BATCH = 100;
const NOTIFICATION = "Notification";

/**
 * Sends up to `BATCH` due notifications to agents: sets their `sentAt` and writes audit events. Skips rows
 * that another node has locked, so that each notification is sent once.
 */
export async function sendNotifications(db: Kysely<Tables>, now: () => number): Promise<void> {
  const described = RESOURCES.find(({ one }) => one === NOTIFICATION);
  if (!described) return;
  const { shape } = resourceOf(described);
  await db.transaction().execute(async (trx) => {
    const at = now();
    const due = await trx
      .selectFrom("resource_records")
      .selectAll()
      .where("collection", "=", NOTIFICATION)
      .where(
        sql<boolean>`data ->> 'sentAt' is null and data ->> 'publishAt' <= ${new Date(at).toISOString()}`,
      )
      .orderBy("account")
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of due) {
      const written = await trx
        .updateTable("resource_records")
        .set({ data: JSON.stringify(withSendTime(row.data, at)), updated_at: at, version: row.version + 1 })
        .where("account", "=", row.account)
        .where("collection", "=", NOTIFICATION)
        .where("id", "=", row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await appendAudit(
        trx,
        {
          account: row.account,
          type: "notification-sent",
          subject: `notification/${row.id}`,
          data: { before: shape(row), after: shape(written) },
        },
        at,
      );
    }
  });
}
