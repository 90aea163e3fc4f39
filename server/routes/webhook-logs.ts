import { type Kysely, type Selectable, sql } from "kysely";
import type { WebhookLog } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { queueManualDelivery } from "../webhooks/queue-manual-delivery.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["webhook_logs"]>;

const logs: Resource<Row, WebhookLog> = {
  table: "webhook_logs",
  sorts: { createdAt: sql`created_at` },
  order: ["createdAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    traceId: { column: "trace_id", kind: "value" },
    webhook: { column: "webhook", kind: "value" },
    event: { column: "event", kind: "value" },
    state: { column: "state", kind: "value" },
    createdAt: { column: "created_at", kind: "time" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    traceId: row.trace_id,
    webhook: row.webhook,
    event: row.event,
    attempt: row.attempt,
    state: row.state,
    nextAt: row.next_at === null ? null : new Date(row.next_at).toISOString(),
    context: row.context,
    request: row.request,
    response: row.response,
    serverResponse: row.server_response,
    error: row.error,
    payload: row.payload,
    template: row.template,
    took: row.took,
    createdAt: new Date(row.created_at).toISOString(),
  }),
  related: { webhook: "webhooks" },
};

/** Delivery attempts and their results. */
export const webhookLogRoutes = (
  db: Kysely<Tables>,
): Handlers<"listWebhookLogs" | "readWebhookLog" | "removeWebhookLog" | "resendWebhook"> => ({
  listWebhookLogs: async ({ caller, query }) => ({
    body: await listResource(db, logs, caller.account, query),
  }),
  readWebhookLog: async ({ caller, path }) => ({ body: await read(db, caller.account, path.id) }),
  removeWebhookLog: async ({ caller, path }) => {
    const { numDeletedRows } = await db
      .deleteFrom("webhook_logs")
      .where("account", "=", caller.account)
      .where("id", "=", path.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem("not-found");
    await noticeRecord(db, { kind: "webhooks-logs", account: caller.account, id: path.id });
    return { body: undefined };
  },
  resendWebhook: ({ caller: { account }, path }) =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("webhook_logs")
        .selectAll()
        .where("account", "=", account)
        .where("id", "=", path.id)
        .executeTakeFirst();
      if (!row) throw new Problem("not-found");
      await queueManualDelivery(trx, {
        account,
        webhook: row.webhook,
        traceId: row.trace_id,
        event: row.event,
        source: "resend",
        payload: row.told ?? row.payload,
      });
      return { body: { traceId: row.trace_id } };
    }),
});

async function read(db: Queries, account: string, id: string): Promise<WebhookLog> {
  const log = await readResource(db, logs, account, id, ["webhook"]);
  if (!log) throw new Problem("not-found");
  return log;
}
