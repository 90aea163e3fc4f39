import { sql, type Transaction } from "kysely";
import type { WebhookEvent } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import { LOG_NOTICE } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { DELIVERY_NOTICE } from "./queue-deliveries.ts";

/** Limit of waiting manual deliveries per webhook. */
const MAX_WAITING = 100;

interface ManualDelivery {
  readonly account: string;
  readonly webhook: string;
  readonly traceId: string;
  readonly event: WebhookEvent;
  readonly source: "test" | "resend";
  readonly payload: string;
}

/** Queues a delivery that a user requested: a test or a resend. Throws a problem if too many are waiting. */
export async function queueManualDelivery(
  trx: Transaction<Tables>,
  { account, webhook, traceId, event, source, payload }: ManualDelivery,
): Promise<void> {
  const { rows } = await sql<{
    waiting: number;
  }>`select count(*)::int as waiting from webhook_deliveries where account = ${account} and webhook = ${webhook} and source <> 'event'`.execute(
    trx,
  );
  if ((rows[0]?.waiting ?? 0) >= MAX_WAITING)
    throw new Problem("conflict", {
      detail: `${MAX_WAITING} manual deliveries of this webhook are waiting. Try again when some are done.`,
    });
  await trx
    .insertInto("webhook_deliveries")
    .values({ account, webhook, trace_id: traceId, event, source, payload })
    .execute();
  await sql`select pg_notify(${LOG_NOTICE}, ${DELIVERY_NOTICE})`.execute(trx);
}
