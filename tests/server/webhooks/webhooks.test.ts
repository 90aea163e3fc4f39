import { expect, test } from "vitest";
import { FedEventCheck, isFact, isRefusal } from "../../../server/log/fed-event-check.ts";
import { NewWebhookBody } from "../../../openapi/generated/bodies/new-webhook.ts";
import { Validator } from "../../../server/contract/validator.ts";
import { isWebhookEvent } from "../../../server/webhooks/queue-deliveries.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { pbx } from "../../support/pbx.ts";
import { audited, faults } from "../../support/people.ts";
import { textOf } from "../../support/platform.ts";
import { startReceiver } from "../../support/receiver.ts";
import { soakTest } from "../../support/soak-test.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { bodyOf, enters, isSignedBy, withReceiver } from "../../support/webhook-platform.ts";

const HOUR = 3_600_000;
const EVENTS: readonly string[] = NewWebhookBody.properties.events.items.enum;

test("delivers the log's event of a waiting customer, signed, and logs the delivery", async () => {
  const { platform, admin, ask, receiver, make, arrived, logged } = await withReceiver();
  const webhook = await make({
    headers: [
      { name: "Authorization", value: "Bearer mine", secret: false },
      { name: "X-Site", value: "north", secret: false },
    ],
    parameters: [{ name: "from", value: "a & b" }],
  });
  const secret = await ask.post("/secrets", { name: "warehouse_1", webhooks: [textOf(webhook._id)] });
  await platform.feed([
    enters("q1"),
    pbx("contact-created", "contact/x", { channel: "audio", origin: "ivr" }),
  ]);
  await arrived(1);
  const [request] = receiver.received;
  if (!request) throw new Error("No request was received.");
  const events = await platform.api("GET /events", { ...admin, query: "type=queue-created" });
  expect(bodyOf(request)).toEqual(Object.values(events.body.data ?? {})[0]);
  expect(request).toMatchObject({
    method: "POST",
    path: "/hook?from=a+%26+b",
    headers: {
      "content-type": "application/json",
      authorization: "Bearer mine",
      "x-site": "north",
      "webhook-id": expect.stringMatching(/^msg_/),
      "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
    },
  });
  expect(isSignedBy(request, textOf(secret.body.value))).toBe(true);
  const [log] = await logged(1);
  expect(log).toMatchObject({
    traceId: request.headers["webhook-id"],
    webhook: webhook._id,
    event: "queue-created",
    attempt: 1,
    state: "delivered",
    request: {
      url: receiver.url,
      method: "POST",
      source: "event",
      ssl: true,
      parameters: [{ name: "from", value: "a & b" }],
    },
    response: { statusCode: 204, statusName: "No Content" },
    error: null,
    payload: request.body,
  });
  expect(log?.request?.headers).toEqual(
    expect.arrayContaining([
      { name: "Authorization", value: null },
      { name: "X-Site", value: "north" },
    ]),
  );
  expect((await ask.get(`/secrets/${textOf(secret.body.secret?._id)}`)).body.traceId).toBe(log?.traceId);
  expect(receiver.received).toHaveLength(1);
});

test("delivers changes of records by users and events from outside the platform", async () => {
  const { platform, ask, receiver, make, arrived } = await withReceiver();
  await make({ events: ["user-created", "ai-calls"] });
  await ask.post("/users", {
    firstname: "Nora",
    lastname: "Quist",
    privilege: "agent",
    username: "nora.quist",
    password: "correct-horse-47",
  });
  await platform.feed([pbx("ai-calls", "call/k1", { sentiment: "positive" })]);
  await arrived(2);
  expect(receiver.received.map((request) => textOf(bodyOf(request)["type"])).toSorted()).toEqual([
    "ai-calls",
    "user-created",
  ]);
});

test("delivers no events of a played recording", async () => {
  const { platform, receiver, make, arrived } = await withReceiver();
  await make();
  const source = "/import/day";
  await platform.feed([
    pbx(
      "traffic-started",
      "traffic/day",
      { kind: "recording", name: "A day", zone: "UTC", rate: 1 },
      { source },
    ),
    { ...enters("old"), source },
    pbx("traffic-ended", "traffic/day", { reason: "finished" }, { source }),
  ]);
  await platform.feed([enters("new")]);
  await arrived(1);
  expect(receiver.received.map((request) => bodyOf(request)["subject"])).toEqual(["queue/new"]);
});

test("delivers only events that meet the conditions", async () => {
  const { platform, receiver, make, arrived } = await withReceiver();
  await make({ conditions: [{ member: "data.customer", operator: "begins-with", value: "VIP" }] });
  await platform.feed([enters("q1"), enters("q2", "VIP 7"), enters("q3")]);
  await arrived(1);
  expect(receiver.received.map((request) => bodyOf(request)["subject"])).toEqual(["queue/q2"]);
});

test("for 24 hours after a secret got another value both sign, and then the new one alone", async () => {
  let now = Date.UTC(2026, 5, 1);
  const { platform, ask, receiver, make, arrived } = await withReceiver({ now: () => now });
  const webhook = await make();
  const made = await ask.post("/secrets", {
    name: "one",
    value: "the-old-value-of-it",
    webhooks: [textOf(webhook._id)],
  });
  expect(made.body.value).toBeNull();
  const id = textOf(made.body.secret?._id);
  const rotated = await ask.post(`/secrets/${id}/rotations`, {});
  const fresh = textOf(rotated.body.value);
  expect(rotated.body.secret).toMatchObject({
    oldUntil: new Date(now + 24 * HOUR).toISOString(),
    version: 2,
  });
  const signers = async (count: number) => {
    await platform.feed([enters(`q${count}`)]);
    await arrived(count);
    const request = receiver.received[count - 1];
    return request && [isSignedBy(request, "the-old-value-of-it"), isSignedBy(request, fresh)];
  };
  expect(await signers(1)).toEqual([true, true]);
  now += 24 * HOUR - 1;
  expect(await signers(2)).toEqual([true, true]);
  now += 1;
  expect(await signers(3)).toEqual([false, true]);
  // What is of no more use is let go once a minute.
  now += 60_000;
  await platform.platform.runJobs();
  expect(
    (await platform.database.db.selectFrom("webhook_secrets").select("old_sealed").executeTakeFirst())
      ?.old_sealed,
  ).toBeNull();
});

soakTest(
  "logs a distinct error for hanging, redirecting, endless and slow receivers without delaying others",
  async () => {
    const { platform, receiver, make, logged } = await withReceiver({ delays: { receiver: 5_000 } });
    const inside = await startReceiver();
    const drips: NodeJS.Timeout[] = [];
    receiver.answer = (response, { path }) => {
      if (path === "/hangs") return;
      if (path === "/elsewhere") return void response.writeHead(302, { location: inside.url }).end();
      response.writeHead(200);
      drips.push(setInterval(() => response.write(path === "/endless" ? "z".repeat(65_536) : "b"), 5));
    };
    const ids: string[] = [];
    for (const path of ["hangs", "elsewhere", "endless", "dripping"])
      ids.push(textOf((await make({ name: path, url: receiver.url.replace("hook", path) }))._id));
    await platform.feed([enters("q1")]);
    // The second attempt of one may be logged before the first of the one that hangs.
    const attempts = (await Promise.all(ids.map((id) => logged(1, `webhook=${id}`)))).flat();
    for (const drip of drips) clearInterval(drip);
    const byPath = Object.fromEntries(
      attempts.map((log) => [
        textOf(log.request?.url).replace(/^.*\//, ""),
        [log.state, log.error, JSON.stringify(log.serverResponse).length <= 4_200],
      ]),
    );
    expect(byPath).toEqual({
      hangs: ["retrying", "No response: timeout after 5 s.", true],
      elsewhere: [
        "retrying",
        "The receiver redirects. Redirects are not followed: enter the final URL.",
        true,
      ],
      endless: ["delivered", null, true],
      dripping: ["delivered", null, true],
    });
    expect(inside.received).toEqual([]);
    expect((await platform.api("GET /status")).status).toBe(200);
  },
);

test("a private address is refused when it is saved, and when it is connected to", async () => {
  const { platform, ask, receiver, logged } = await withReceiver({
    config: { publicUrl: new URL("https://switchboard.example") },
  });
  const refused = async (url: string) =>
    faults(await ask.post("/webhooks", { name: "x", url, events: ["queue-created"] }));
  for (const url of [
    receiver.url,
    "http://localhost/",
    "http://[::1]/",
    "http://2130706433/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://[::ffff:10.0.0.1]/",
    "http://0.0.0.0/",
  ]) {
    expect([url, await refused(url)]).toEqual([url, [422, "/body/url private-address"]]);
  }
  for (const [url, code] of [
    ["ftp://1.1.1.1/", "no-url"],
    ["javascript:alert(1)", "no-url"],
    ["nothing at all", "no-url"],
    ["https://me:mine@1.1.1.1/", "credentials"],
    ["https://1.1.1.1/#part", "fragment"],
  ] as const) {
    expect([url, await refused(url)]).toEqual([url, [422, `/body/url ${code}`]]);
  }
  // Saved with a public address that resolves to a private one by now.
  const made = await ask.post("/webhooks", { name: "x", url: "https://1.1.1.1/", events: ["queue-created"] });
  await platform.database.db
    .updateTable("webhooks")
    .set({ url: receiver.url })
    .where("id", "=", textOf(made.body._id))
    .execute();
  await platform.feed([enters("q1")]);
  expect(await logged(1)).toMatchObject([
    {
      state: "failed",
      error: "The URL is not on the public internet. Use a public address.",
      response: null,
    },
  ]);
  expect(receiver.received).toEqual([]);
});

test("sends a secret header but hides it in responses, logs, audit and the receiver's answer", async () => {
  const { platform, admin, ask, receiver, make, logged } = await withReceiver();
  receiver.answer = (response, { headers }) => void response.writeHead(200).end(JSON.stringify(headers));
  const header = (value: string | null, name = "X-Site-Token") => ({ name, value, secret: true });
  const webhook = await make({ headers: [header("hidden-value-1")] });
  const path = `/webhooks/${textOf(webhook._id)}`;
  expect(webhook.headers).toEqual([header(null)]);
  expect(
    (
      await ask.patch(
        path,
        {
          name: "Depot",
          headers: [header(null, "x-site-token"), { name: "X-More", value: "1", secret: false }],
        },
        1,
      )
    ).status,
  ).toBe(200);
  await platform.feed([enters("q1")]);
  const [log] = await logged(1);
  expect(receiver.received[0]?.headers).toMatchObject({ "x-site-token": "hidden-value-1", "x-more": "1" });
  expect(log?.serverResponse).toEqual(expect.stringContaining("•••"));
  const audit = await platform.api("GET /events", { ...admin, query: `channel=account/${ACCOUNT}/audit` });
  const kept = JSON.stringify(await platform.database.db.selectFrom("webhooks").selectAll().execute());
  for (const place of [JSON.stringify(log), audit.text, kept, (await ask.get(path)).text])
    expect(place).not.toContain("hidden-value-1");
});

test("a credential that a receiver repeats without its scheme is not shown in the log", async () => {
  const { platform, receiver, make, logged } = await withReceiver();
  receiver.answer = (response) =>
    void response.writeHead(401).end("The token CANARYTOKEN-abcdef123456 is not known");
  await make({
    headers: [{ name: "Authorization", value: "Bearer CANARYTOKEN-abcdef123456", secret: true }],
  });
  await platform.feed([enters("q1")]);
  expect((await logged(1))[0]?.serverResponse).toEqual(expect.stringContaining("The token ••• is not known"));
  expect(
    JSON.stringify(await platform.database.db.selectFrom("webhook_logs").selectAll().execute()),
  ).not.toContain("CANARYTOKEN");
});

test("stores no part of a secret cut in two by the end of a stored answer", async () => {
  const { receiver, make, ask, arrived, logged } = await withReceiver();
  receiver.answer = (response, { headers }) =>
    void response.end("x".repeat(4_090) + String(headers["x-token"]));
  const webhook = await make({ headers: [{ name: "X-Token", value: "hidden-value-2", secret: true }] });
  await ask.post(`/webhooks/${textOf(webhook._id)}/tests`, { event: "queue-created" });
  await arrived(1);
  const [log] = await logged(1);
  expect(textOf(log?.["serverResponse"]).slice(4_088)).toBe("xx\u2022\u2022\u2022");
});

test("requires a secret header again when the URL changes to another receiver", async () => {
  const { ask, receiver, make } = await withReceiver();
  const webhook = await make({ headers: [{ name: "Authorization", value: "Bearer 1", secret: true }] });
  const path = `/webhooks/${textOf(webhook._id)}`;
  const elsewhere = "https://1.1.1.1/";
  expect(faults(await ask.patch(path, { url: elsewhere }, 1))).toEqual([
    422,
    "/body/headers/0/value missing",
  ]);
  expect(faults(await ask.patch(path, { url: elsewhere, headers: webhook.headers }, 1))).toEqual([
    422,
    "/body/headers/0/value missing",
  ]);
  expect(faults(await ask.patch(path, { verifySsl: false }, 1))).toEqual([
    422,
    "/body/headers/0/value missing",
  ]);
  expect((await ask.patch(path, { url: `${receiver.url}/deeper` }, 1)).status).toBe(200);
  expect(
    (
      await ask.patch(
        path,
        { url: elsewhere, headers: [{ name: "Authorization", value: "Bearer 2", secret: true }] },
        2,
      )
    ).status,
  ).toBe(200);
});

test.each([
  ["/body/headers/0/name reserved", { headers: [{ name: "Host", value: "x", secret: false }] }],
  ["/body/headers/0/name reserved", { headers: [{ name: "Webhook-Signature", value: "x", secret: false }] }],
  [
    "/body/headers/0/name reserved",
    { headers: [{ name: "transfer-encoding", value: "chunked", secret: false }] },
  ],
  [
    "/body/headers/1/name taken",
    {
      headers: [
        { name: "X-A", value: "x", secret: false },
        { name: "x-a", value: "x", secret: false },
      ],
    },
  ],
  ["/body/headers/0/value missing", { headers: [{ name: "X-A", value: null, secret: true }] }],
  ["/body/headers/0/value pattern", { headers: [{ name: "X-A", value: "a\r\nHost: b", secret: false }] }],
  ["/body/conditions/0/value missing", { conditions: [{ member: "type", operator: "is" }] }],
  [
    "/body/conditions/0/value not-here",
    { conditions: [{ member: "type", operator: "present", value: "x" }] },
  ],
])("reports %s for an unacceptable webhook", async (fault, values) => {
  const { ask } = await withReceiver();
  const request = faults(
    await ask.post("/webhooks", { name: "x", url: "https://1.1.1.1/", events: ["queue-created"], ...values }),
  );
  expect([
    request[0],
    String(request[1]).replace(/ (?!reserved|taken|missing|not-here).*$/, " pattern"),
  ]).toEqual([422, fault]);
});

test("sends a test and a resend once, with the webhook enabled or not; the resend keeps its id", async () => {
  const { platform, ask, receiver, make, arrived, logged } = await withReceiver();
  receiver.answer = (response) => void response.writeHead(500).end("no");
  const webhook = await make({ enabled: false });
  const tried = await ask.post(`/webhooks/${textOf(webhook._id)}/tests`, { event: "appointment-created" });
  await arrived(1);
  const [log] = await logged(1, `traceId=${textOf(tried.body.traceId)}`);
  expect(log).toMatchObject({
    event: "appointment-created",
    state: "failed",
    nextAt: null,
    serverResponse: "no",
    request: { source: "test" },
  });
  expect(receiver.received.map((request) => bodyOf(request)["type"])).toEqual(["appointment-created"]);
  const again = await platform.api(`POST /webhooks-logs/${textOf(log?._id)}/resends`, {
    token: (await platform.signIn("admin@demo.example")).accessToken,
  });
  expect(again.body.traceId).toBe(tried.body.traceId);
  await arrived(2);
  expect(receiver.received[1]).toMatchObject({
    body: receiver.received[0]?.body,
    headers: { "webhook-id": receiver.received[0]?.headers["webhook-id"] },
  });
  expect((await logged(2)).map(({ request }) => textOf(request?.source)).toSorted()).toEqual([
    "resend",
    "test",
  ]);
});

test("the event of a test is one that could have happened", () => {
  const check = new FedEventCheck(new Validator());
  for (const type of EVENTS.filter(isWebhookEvent).filter((event) => isFact(event))) {
    const {
      channel: _,
      epoch: __,
      offset: ___,
      ...fed
    } = testEvent(type, { account: ACCOUNT, id: "01ARZ3NDEKTSV4RRFFQ69G5FAV", now: 0 });
    const verdict = check.check({ ...fed, time: "2026-02-03T09:00:00.000Z" });
    expect(isRefusal(verdict) ? verdict : type).toBe(type);
  }
  expect(EVENTS).toHaveLength(28);
});

test("delivers pending deliveries once after a restart", async () => {
  let now = Date.UTC(2026, 5, 1);
  const database = await testDatabase();
  const first = await withReceiver({
    database: { ...database, close: () => Promise.resolve() },
    now: () => now,
  });
  first.receiver.answer = (response) => void response.writeHead(503).end();
  await first.make();
  await first.platform.feed([enters("q1")]);
  await first.logged(1);
  await first.platform.platform.close();
  first.receiver.answer = (response) => void response.writeHead(204).end();
  now += 6_000;
  const second = await withReceiver({ database, now: () => now });
  expect((await second.logged(2)).map(({ state, attempt }) => [attempt, state])).toEqual([
    [2, "delivered"],
    [1, "retrying"],
  ]);
  expect(first.receiver.received).toHaveLength(2);
});

test("logs each change of a webhook and secret with old and new values", async () => {
  const { platform, admin, ask, make } = await withReceiver();
  const webhook = await make({ enabled: false });
  const path = `/webhooks/${textOf(webhook._id)}`;
  await ask.patch(path, { enabled: true }, 1);
  const secret = await ask.post("/secrets", { name: "one", webhooks: [textOf(webhook._id)] });
  await ask.post(`/secrets/${textOf(secret.body.secret?._id)}/rotations`, {});
  await ask.remove(path);
  await ask.remove(`/secrets/${textOf(secret.body.secret?._id)}`);
  const auditEvents = await audited(platform, admin, 6);
  expect(auditEvents.map(({ type }) => type)).toEqual([
    "webhook-created",
    "webhook-edited",
    "secret-created",
    "secret-edited",
    "webhook-removed",
    "secret-removed",
  ]);
  expect(auditEvents[1]?.data).toMatchObject({
    before: { enabled: false },
    after: { enabled: true, version: 2 },
  });
  // With the webhook goes that the secret signs for it.
  expect(auditEvents[5]?.data).toMatchObject({ before: { webhooks: [] } });
  expect(JSON.stringify(auditEvents)).not.toContain(textOf(secret.body.value).slice(6));
});

test("delivers nothing before the platform listens, when its own addresses are unknown", async () => {
  const database = await testDatabase();
  const first = await withReceiver({ database: { ...database, close: () => Promise.resolve() } });
  const webhook = await first.make({ enabled: false });
  await first.platform.platform.close();
  await database.db
    .insertInto("webhook_deliveries")
    .values({
      account: ACCOUNT,
      webhook: textOf(webhook._id),
      trace_id: "msg_left",
      event: "queue-created",
      source: "test",
      payload: JSON.stringify(
        testEvent("queue-created", { account: ACCOUNT, id: "01ARZ3NDEKTSV4RRFFQ69G5FAV", now: 0 }),
      ),
    })
    .execute();
  const second = await withReceiver({ database, delays: { jobs: 1 } });
  await first.arrived(1);
  await expect
    .poll(async () => (await second.logs())[0])
    .toMatchObject({ traceId: "msg_left", state: "delivered" });
});
