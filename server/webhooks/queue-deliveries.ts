import { sql, type Transaction } from "kysely";
import { NewWebhookBody } from "../../openapi/generated/bodies/new-webhook.ts";
import type { WebhookEvent } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { LOG_NOTICE } from "../database/database.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { conditionsHold } from "./conditions-hold.ts";
import { payloadOf } from "./payload.ts";

/** Text of the database notice that deliveries were queued. */
export const DELIVERY_NOTICE = "webhooks";

const EVENTS: ReadonlySet<string> = new Set(NewWebhookBody.properties.events.items.enum);

/** Returns true if webhooks can subscribe to this event type. */
export const isWebhookEvent = (type: string): type is WebhookEvent => EVENTS.has(type);

/**
 * Queues deliveries of events to subscribed webhooks whose conditions the events satisfy. Runs in the
 * transaction that appends the events to the log, so that each event is queued exactly once per webhook.
 */
export async function queueDeliveries(
  trx: Transaction<Tables>,
  account: string,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return;
  const types = [...new Set(events.map(({ type }) => type))];
  const webhooks = await trx
    .selectFrom("webhooks")
    .select(["id", "events", "conditions"])
    .where("account", "=", account)
    .where("enabled", "=", true)
    .where(sql<boolean>`events && ${types}::text[]`)
    .execute();
  if (webhooks.length === 0) return;
  const rows = events.flatMap((event) => {
    const subscribed = webhooks.filter(
      (webhook) =>
        webhook.events.some((type) => type === event.type) && conditionsHold(webhook.conditions, event),
    );
    const payload = subscribed.length > 0 ? payloadOf(event) : "";
    return subscribed.map(({ id }) => ({
      account,
      webhook: id,
      trace_id: `msg_${newId(Date.parse(event.time))}`,
      event: event.type,
      source: "event",
      payload,
    }));
  });
  if (rows.length === 0) return;
  await sql`
    insert into webhook_deliveries (account, webhook, trace_id, event, source, payload)
    select account, webhook, trace_id, event, source, payload from json_populate_recordset(null::webhook_deliveries, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
  await sql`select pg_notify(${LOG_NOTICE}, ${DELIVERY_NOTICE})`.execute(trx);
}
