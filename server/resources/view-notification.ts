import type { Kysely } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { checkReferences } from "./check-references.ts";
import { type KeptRecord, resourceOf } from "./described-resource.ts";
import { RESOURCES } from "./described.ts";

const NOTIFICATION = RESOURCES.find(({ one }) => one === "Notification");

interface View {
  readonly account: string;
  readonly id: string;
  readonly user: string;
}

/**
 * Marks a sent notification as read by a user, unless it already is. The version of the record stays, so that
 * reading never conflicts with edits.
 */
export function viewNotification(
  db: Kysely<Tables>,
  { account, id, user }: View,
  now: number,
): Promise<KeptRecord> {
  const described = NOTIFICATION;
  if (!described) throw new Error("The contract does not describe notifications.");
  const { shape } = resourceOf(described);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("resource_records")
      .selectAll()
      .where("account", "=", account)
      .where("collection", "=", described.one)
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem("not-found");
    if (typeof row.data["sentAt"] !== "string")
      throw new Problem("conflict", { detail: "The notification was not sent yet." });
    await checkReferences(
      trx,
      { account, id },
      { ...described, references: { user: { one: "User", removal: "keeps" } } },
      { user },
    );
    const viewers = Array.isArray(row.data["viewedBy"]) ? row.data["viewedBy"].map(String) : [];
    if (viewers.includes(user)) return shape(row);
    const viewed = await trx
      .updateTable("resource_records")
      .set({ data: JSON.stringify({ ...row.data, viewedBy: [...viewers, user] }) })
      .where("account", "=", account)
      .where("collection", "=", described.one)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = shape(viewed);
    await appendAudit(
      trx,
      {
        account,
        type: "notification-viewed",
        subject: `notification/${id}`,
        data: { by: user, before: shape(row), after },
      },
      now,
    );
    return after;
  });
}
