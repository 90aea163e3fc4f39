import { type Kysely, sql } from "kysely";
import { ulid } from "ulid";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import type { DeliveryRow } from "../database/webhook-tables.ts";
import type { Sending, Sent } from "../egress/send-external.ts";
import { newId } from "../kit/id.ts";
import { DEMO_ACCOUNT } from "../seed/demo-account.ts";
import { deliver } from "../webhooks/deliver.ts";
import { queueManualDelivery } from "../webhooks/queue-manual-delivery.ts";
import { settleDelivery } from "../webhooks/settle-delivery.ts";
import { testEvent } from "../webhooks/test-event.ts";
import { namedColumns } from "../webhooks/webhook-record.ts";

/** Host of the demo's receiver. No host on the internet has a name that ends with `.example`. */
const HOST = "crm.demo.example";
const PATH = "/callbacks";
/** URL that the webhook of the demo had first, by mistake. */
const MISTYPED = `https://${HOST}/call-backs`;
const EVENT = "queue-abandoned";
/** Time (ms) for which no other worker attempts the first delivery. */
const MINUTE = 60_000;

/**
 * Answers a request of the demo account to its receiver within this process, without a network. Returns null for
 * all other requests.
 */
export function answerOfDemo({ url, method, headers }: Sending, account: string): Sent | null {
  if (account !== DEMO_ACCOUNT.id || url.hostname !== HOST) return null;
  const answer = (status: number, body: object): Sent => ({
    kind: "answered",
    status,
    retryAfter: null,
    text: JSON.stringify(body),
    isCut: false,
  });
  if (url.pathname !== PATH)
    return answer(404, { error: `There is nothing at ${url.pathname}. Callbacks are received at ${PATH}.` });
  if (method !== "POST") return answer(405, { error: "Callbacks are received by POST." });
  return answer(201, { received: headers["webhook-id"] });
}

/**
 * Adds a webhook to the demo account that asks its receiver to call back customers who abandoned. Its first test was
 * sent to a mistyped URL and failed; then the URL was corrected.
 */
export async function seedDemoWebhook(db: Kysely<Tables>, vault: Vault, now: number): Promise<void> {
  const { id: account } = DEMO_ACCOUNT;
  const webhook = newId(now);
  const name = "Call back customers who gave up";
  await db
    .insertInto("webhooks")
    .values({
      account,
      id: webhook,
      ...namedColumns(name, MISTYPED),
      enabled: true,
      method: "POST",
      verify_ssl: true,
      events: [EVENT],
      parameters: "[]",
      conditions: "[]",
      headers: "[]",
      template: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const row = await db.transaction().execute(async (trx) => {
    await queueManualDelivery(trx, {
      account,
      webhook,
      traceId: `msg_${newId(now)}`,
      event: EVENT,
      source: "test",
      payload: JSON.stringify(testEvent(EVENT, { account, id: ulid(now), now })),
    });
    const { rows } = await sql<DeliveryRow>`
      update webhook_deliveries set tries = tries + 1, next_at = ${now + MINUTE} where account = ${account} and webhook = ${webhook} returning *`.execute(
      trx,
    );
    return rows[0];
  });
  const attempt =
    row &&
    (await deliver(row, {
      db,
      vault,
      now: () => now,
      patience: 0,
      allowsLoopback: () => false,
      send: async (sending) => answerOfDemo(sending, account) ?? { kind: "refused" },
    }));
  if (attempt) await settleDelivery(db, row, attempt, { now, chance: 0 });
  await db
    .updateTable("webhooks")
    .set({ ...namedColumns(name, `https://${HOST}${PATH}`), version: 2 })
    .where("account", "=", account)
    .where("id", "=", webhook)
    .execute();
}
