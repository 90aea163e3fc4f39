import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Vault } from "../../../server/auth/vault.ts";
import type { Database } from "../../../server/database/database.ts";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import type { Sending } from "../../../server/egress/send-external.ts";
import { DeliveryWorker } from "../../../server/webhooks/delivery-worker.ts";
import { queueDeliveries } from "../../../server/webhooks/queue-deliveries.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { namedColumns } from "../../../server/webhooks/webhook-record.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const NOW = Date.UTC(2026, 5, 1);
const HOOKS = Array.from({ length: 8 }, (_, index) => `65a0f00b${String(index).padStart(16, "0")}`);

let databases: readonly [Database, Database];
beforeEach(async () => {
  const url = await testDatabaseUrl();
  databases = [openPostgres(url, () => undefined), openPostgres(url, () => undefined)];
  const columns = {
    account: ACCOUNT,
    enabled: true,
    method: "POST" as const,
    events: ["queue-created" as const],
    conditions: "[]",
    headers: "[]",
    parameters: "[]",
    verify_ssl: true,
    created_at: NOW,
    updated_at: NOW,
  };
  await databases[0].db
    .insertInto("webhooks")
    .values(HOOKS.map((id) => ({ ...columns, id, ...namedColumns(id, `https://${id}.example/`) })))
    .execute();
});
afterEach(() => Promise.all(databases.map((database) => database.close())));

/** Starts a node with its own connection and collects its requests. */
function node({ db }: Database) {
  const requests: string[] = [];
  const send = ({ url, headers }: Sending) => {
    requests.push(`${url.hostname} ${headers["webhook-id"]}`);
    return Promise.resolve({
      kind: "answered" as const,
      status: 204,
      retryAfter: null,
      text: "",
      isCut: false,
    });
  };
  const failures: unknown[] = [];
  const desk = new DeliveryWorker({
    db,
    vault: new Vault([new Uint8Array(32).fill(8)]),
    now: () => NOW,
    patience: 1_000,
    allowsLoopback: () => false,
    send,
    chance: () => 0.5,
    failed: (error) => void failures.push(error),
    freed: () => undefined,
  });
  return { desk, requests, failures };
}

const happen = (count: number) =>
  databases[0].db.transaction().execute((trx) =>
    queueDeliveries(
      trx,
      ACCOUNT,
      Array.from({ length: count }, (_, index) =>
        testEvent("queue-created", { account: ACCOUNT, id: `e${index}`, now: NOW }),
      ),
    ),
  );
const waiting = async () =>
  (await databases[0].db.selectFrom("webhook_deliveries").select("trace_id").execute()).length;

test("two nodes that look at the same moment deliver everything, each thing once", async () => {
  await happen(20);
  const nodes = databases.map(node);
  while ((await waiting()) > 0) {
    // Several concurrent runs, as notices trigger them.
    await Promise.all([...nodes, ...nodes].map(({ desk }) => desk.begin()));
    await Promise.all(nodes.map(({ desk }) => desk.idle()));
  }
  const requests = nodes.flatMap((one) => one.requests);
  expect(requests).toHaveLength(20 * HOOKS.length);
  expect(new Set(requests).size).toBe(requests.length);
  expect(nodes.flatMap(({ failures }) => failures)).toEqual([]);
});

test("skips deliveries that another node is claiming, without waiting", async () => {
  await happen(1);
  const [one, other] = databases;
  const { desk, requests } = node(other);
  await one.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      trace_id: string;
    }>`select trace_id from webhook_deliveries order by next_at, number limit 1 for update`.execute(trx);
    await desk.begin();
    await desk.idle();
    // The account has six slots, and the next run uses each free one again.
    await desk.begin();
    await desk.idle();
    expect(requests).toHaveLength(HOOKS.length - 1);
    expect(requests.join(" ")).not.toContain(rows[0]?.trace_id);
  });
  await desk.begin();
  await desk.idle();
  expect(requests).toHaveLength(HOOKS.length);
});
