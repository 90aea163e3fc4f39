import { expect, test } from "vitest";
import type { Webhook, WebhookLog } from "../../../openapi/generated/console.ts";
import { Vault } from "../../../server/auth/vault.ts";
import { seedDemoWebhook } from "../../../server/demo/demo-webhook.ts";
import { eventually } from "../../support/eventually.ts";
import { pbx } from "../../support/pbx.ts";
import { withPlatform } from "../../support/platform.ts";
import { enters } from "../../support/webhook-platform.ts";

test("the demo has a webhook that works, and a failed delivery that succeeds when it is sent again", async () => {
  const platform = await withPlatform({});
  await seedDemoWebhook(platform.database.db, new Vault([new Uint8Array(32)]), Date.now());
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const logs = async () => {
    const { body } = await platform.api("GET /webhooks-logs", admin);
    return (body as unknown as { data: readonly WebhookLog[] }).data;
  };
  const [failed] = await logs();
  expect(failed).toMatchObject({
    event: "queue-abandoned",
    attempt: 1,
    state: "failed",
    request: { url: "https://crm.demo.example/call-backs", source: "test" },
    response: { statusCode: 404 },
  });
  expect(failed?.serverResponse).toContain("Callbacks are received at /callbacks.");

  await platform.api(`POST /webhooks-logs/${failed?._id}/resends`, admin);
  await platform.feed([enters("q1"), pbx("queue-abandoned", "queue/q1", {})]);
  await eventually(async () => expect(await logs()).toHaveLength(3));
  const delivered = (await logs()).filter(({ state }) => state === "delivered");
  expect(new Set(delivered.map(({ request }) => request?.source))).toEqual(new Set(["event", "resend"]));
  for (const { response, serverResponse, traceId } of delivered) {
    expect(response?.statusCode).toBe(201);
    expect(serverResponse).toContain(traceId);
  }
});

test("other accounts do not reach the receiver of the demo", async () => {
  const platform = await withPlatform({});
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  const made = await platform.api("POST /webhooks", {
    ...other,
    json: { name: "Copy", url: "https://crm.demo.example/callbacks", events: ["queue-abandoned"] },
  });
  const { _id } = made.body as unknown as Webhook;
  await platform.api(`POST /webhooks/${_id}/tests`, { ...other, json: { event: "queue-abandoned" } });
  await eventually(async () => {
    const { body } = await platform.api("GET /webhooks-logs", other);
    expect(body["data"]).toMatchObject([{ state: "failed", response: null }]);
  });
});
