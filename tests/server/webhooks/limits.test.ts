import { expect, test } from "vitest";
import { namedColumns } from "../../../server/webhooks/webhook-record.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { withReceiver } from "../../support/webhook-platform.ts";

const idOf = (index: number) => `65a0f00b${String(index).padStart(16, "0")}`;
const known = { account: ACCOUNT, created_at: 0, updated_at: 0 };

test("limits an account to 50 webhooks with concurrent requests", async () => {
  const { platform, ask, receiver } = await withReceiver();
  const rows = Array.from({ length: 47 }, (_, index) => ({
    ...known,
    id: idOf(index),
    ...namedColumns(`n${index}`, receiver.url),
    enabled: false,
    method: "POST" as const,
    events: ["queue-created" as const],
    conditions: "[]",
    headers: "[]",
    parameters: "[]",
    verify_ssl: true,
  }));
  await platform.database.db.insertInto("webhooks").values(rows).execute();
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask.post("/webhooks", { name: `new ${index}`, url: receiver.url, events: ["queue-created"] }),
    ),
  );
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test("limits an account to 100 secrets with concurrent requests", async () => {
  const { platform, ask } = await withReceiver();
  const rows = Array.from({ length: 97 }, (_, index) => ({
    ...known,
    id: idOf(index),
    name: `n${index}`,
    sealed: "x",
    search: `n${index}`,
  }));
  await platform.database.db.insertInto("webhook_secrets").values(rows).execute();
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => ask.post("/secrets", { name: `new_${index}` })),
  );
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    200,
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});
