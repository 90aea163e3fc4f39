import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewWebhook } from "../../../openapi/generated/console.ts";
import { Vault } from "../../../server/auth/vault.ts";
import type { Database } from "../../../server/database/database.ts";
import type { Sending, Sent } from "../../../server/egress/send-external.ts";
import { DeliveryWorker, type DeliveryWorkerOptions } from "../../../server/webhooks/delivery-worker.ts";
import { queueDeliveries } from "../../../server/webhooks/queue-deliveries.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { namedColumns } from "../../../server/webhooks/webhook-record.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const HOOK = "65a0f00b0000000000000001";
const HOUR = 3_600_000;
const OK: Sent = { kind: "answered", status: 204, retryAfter: null, text: "", isCut: false };
const answered = (status: number, retryAfter: string | null = null): Sent => ({ ...OK, status, retryAfter });

let database: Database;
let now = 0;
beforeEach(async () => {
  database = await testDatabase();
  now = Date.UTC(2026, 5, 1);
});
afterEach(() => database.close());

/** Starts a node and collects its requests, answered by the given function. */
function node(
  answer: (sending: Sending) => Sent | Promise<Sent> = () => OK,
  options: Partial<DeliveryWorkerOptions> = {},
) {
  const requests: Sending[] = [];
  const faults: unknown[] = [];
  const send = async (sending: Sending): Promise<Sent> => {
    requests.push(sending);
    return answer(sending);
  };
  const desk = new DeliveryWorker({
    db: database.db,
    vault: new Vault([new Uint8Array(32).fill(8)]),
    now: () => now,
    patience: 1_000,
    allowsLoopback: () => false,
    send,
    chance: () => 0.5,
    failed: (error) => void faults.push(error),
    freed: () => undefined,
    ...options,
  });
  const look = async () => {
    await desk.begin();
    await desk.idle();
    expect(faults).toEqual([]);
    return requests.length;
  };
  return {
    desk,
    requests,
    faults,
    look,
    bodies: () => requests.map(({ body }) => (JSON.parse(body) as { id: string }).id),
  };
}

async function webhook(values: Partial<NewWebhook> = {}, id = HOOK, account = ACCOUNT): Promise<void> {
  const {
    name = "Test",
    url = "https://receiver.example/",
    enabled = true,
    events = ["queue-created"],
    conditions = [],
  } = values;
  await database.db
    .insertInto("webhooks")
    .values({
      account,
      id,
      ...namedColumns(name, url),
      enabled,
      method: "POST",
      events,
      conditions: JSON.stringify(conditions),
      headers: "[]",
      parameters: "[]",
      verify_ssl: true,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

const happen = (...ids: readonly string[]) =>
  database.db.transaction().execute((trx) =>
    queueDeliveries(
      trx,
      ACCOUNT,
      ids.map((id) => testEvent("queue-created", { account: ACCOUNT, id, now })),
    ),
  );
const waiting = async () =>
  (await database.db.selectFrom("webhook_deliveries").select("trace_id").execute()).length;
const logs = () => database.db.selectFrom("webhook_logs").selectAll().orderBy("attempt").execute();

test("stops after ten attempts in 75 hours, with one id and a new signature timestamp each", async () => {
  await webhook();
  await happen("e1");
  const began = now;
  const { look, requests } = node(() => answered(500));
  const times: number[] = [];
  for (let tries = await look(); tries < 10; tries = await look()) {
    times.push(now - began);
    const next = (
      await database.db.selectFrom("webhook_deliveries").select("next_at").executeTakeFirstOrThrow()
    ).next_at;
    now = next - 1;
    expect(await look()).toBe(tries);
    now = next;
  }
  expect(now - began).toBe(75 * HOUR + 35 * 60_000 + 5_000);
  expect(times.slice(0, 3)).toEqual([0, 5_000, 305_000]);
  now += 1_000 * HOUR;
  expect([await look(), await waiting()]).toEqual([10, 0]);
  expect(new Set(requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(requests.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(10);
});

test("logs each attempt with its outcome", async () => {
  await webhook();
  await happen("e1");
  const { look } = node(() => answered(503, "3600"));
  await look();
  expect(await logs()).toMatchObject([
    {
      attempt: 1,
      state: "retrying",
      next_at: now + HOUR,
      response: { statusCode: 503, statusName: "Service Unavailable" },
      error: "The receiver returned 503.",
      context: { event: "e1", source: "/platform/test" },
    },
  ]);
  now += HOUR;
  const { look: again } = node();
  await again();
  expect(await logs()).toMatchObject([
    { attempt: 1 },
    { attempt: 2, state: "delivered", next_at: null, error: null },
  ]);
});

test("does not retry a delivery to a private address", async () => {
  await webhook();
  await happen("e1");
  await node(() => ({ kind: "refused" })).look();
  expect([await waiting(), (await logs())[0]?.state]).toEqual([0, "failed"]);
});

test("disables the webhook on 410 with an audit entry and keeps its deliveries until it is enabled", async () => {
  await webhook();
  await happen("e1", "e2", "e3");
  const gone = node(() => answered(410));
  await gone.desk.begin();
  await gone.desk.idle();
  const { enabled, gone_at, version } = await database.db
    .selectFrom("webhooks")
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([enabled, gone_at, version]).toEqual([false, now, 2]);
  const requests = gone.requests.length;
  const auditEvents = await database.db
    .selectFrom("events")
    .select(["type", "data"])
    .where("type", "=", "webhook-edited")
    .execute();
  expect(auditEvents).toMatchObject([{ data: { before: { enabled: true }, after: { enabled: false } } }]);
  expect(await node().look()).toBe(0);
  expect(await waiting()).toBe(3 - requests);
  await happen("e4");
  await database.db.updateTable("webhooks").set({ enabled: true }).execute();
  const back = node();
  await back.look();
  // Several were under way when it was gone; what happens while a webhook is disabled is not for it.
  while ((await waiting()) > 0) await back.look();
  expect(back.bodies()).toHaveLength(3 - requests);
  expect(back.bodies()).not.toContain("e4");
});

test("only what fits a webhook's events and conditions is left for it, and nothing for a webhook that is not enabled", async () => {
  await webhook({ conditions: [{ member: "id", operator: "is", value: "e2" }] });
  await webhook({ enabled: false }, "65a0f00b0000000000000002");
  await webhook({ events: ["call-created"] }, "65a0f00b0000000000000003");
  await happen("e1", "e2");
  const { look, bodies } = node();
  await look();
  expect(bodies()).toEqual(["e2"]);
});

test("data that are too large for a receiver are left out, and the rest is delivered", async () => {
  await webhook();
  const event = testEvent("queue-created", { account: ACCOUNT, id: "large", now });
  await database.db
    .transaction()
    .execute((trx) => queueDeliveries(trx, ACCOUNT, [{ ...event, data: { text: "x".repeat(70_000) } }]));
  const { look, requests } = node();
  await look();
  expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ ...event, data: null });
});

test("shares the queue between two nodes and delivers what one of them lost", async () => {
  await webhook();
  const ids = Array.from({ length: 12 }, (_, index) => `e${index}`);
  await happen(...ids);
  const [one, other] = [node(), node()];
  while ((await waiting()) > 0) await Promise.all([one.look(), other.look()]);
  expect([...one.bodies(), ...other.bodies()].toSorted()).toEqual(ids.toSorted());
  await happen("lost");
  const dying = node(() => new Promise(() => undefined));
  await dying.desk.begin();
  await expect.poll(() => dying.requests).toHaveLength(1);
  const living = node();
  now += 89_000;
  expect(await living.look()).toBe(0);
  now += 2_000;
  expect(await living.look()).toBe(1);
  expect(living.bodies()).toEqual(["lost"]);
});

test("ignores the late answer of a slow node after another took over its delivery", async () => {
  await webhook();
  await happen("e1");
  let answer: (sent: Sent) => void = () => undefined;
  const slow = node(() => new Promise((resolve) => (answer = resolve)));
  await slow.desk.begin();
  await expect.poll(() => slow.requests).toHaveLength(1);
  now += 91_000;
  await node(() => answered(500)).look();
  answer(OK);
  await slow.desk.idle();
  expect([await waiting(), (await logs()).map(({ state }) => state)]).toEqual([1, ["retrying"]]);
});

test("limits a hanging receiver to two slots of a node without delaying other webhooks", async () => {
  await webhook({ url: "https://hangs.example/" });
  await webhook({}, "65a0f00b0000000000000002");
  await happen("e1", "e2", "e3", "e4", "e5");
  const { desk, requests } = node(({ url }) =>
    url.hostname === "hangs.example" ? new Promise(() => undefined) : OK,
  );
  // Uses each slot again as soon as it is free.
  while ((await waiting()) > 5) {
    await desk.begin();
    await new Promise(setImmediate);
  }
  const to = (host: string) => requests.filter(({ url }) => url.hostname === host).length;
  expect([to("hangs.example"), to("receiver.example")]).toEqual([2, 5]);
});

test("keeps the latest 10,000 deliveries and 500 attempts of a webhook, attempts for 30 days", async () => {
  await webhook({ enabled: false });
  const { db } = database;
  const left = Array.from({ length: 5_010 }, (_, index) => ({
    account: ACCOUNT,
    webhook: HOOK,
    trace_id: `m${index}`,
    event: "queue-created" as const,
    source: "event" as const,
    payload: "{}",
  }));
  for (const part of [left, left]) await db.insertInto("webhook_deliveries").values(part).execute();
  const log = (id: number, created_at: number) => ({
    account: ACCOUNT,
    id: String(id).padStart(24, "0"),
    webhook: HOOK,
    trace_id: "m",
    event: "queue-created" as const,
    attempt: 1,
    state: "failed" as const,
    context: "{}",
    request: "{}",
    payload: "{}",
    took: 1,
    created_at,
    search: "m",
  });
  await db
    .insertInto("webhook_logs")
    .values(Array.from({ length: 503 }, (_, index) => log(index, now - index)))
    .execute();
  await node().look();
  const first = await db
    .selectFrom("webhook_deliveries")
    .select("trace_id")
    .orderBy("number")
    .executeTakeFirstOrThrow();
  expect([await waiting(), first.trace_id, (await logs()).length]).toEqual([10_000, "m20", 500]);
  now += 30 * 24 * HOUR;
  await node().look();
  expect(await logs()).toEqual([]);
});

test("removes the pending deliveries of a removed webhook", async () => {
  await webhook();
  await happen("e1");
  await database.db.deleteFrom("webhooks").execute();
  expect([await node().look(), await waiting()]).toEqual([0, 0]);
});
