import { expect, test } from "vitest";
import { audited, faults } from "../../support/people.ts";
import { textOf } from "../../support/platform.ts";
import { enters, isSignedBy, withReceiver } from "../../support/webhook-platform.ts";

const TEMPLATE = '{"queue": {{ subject | json }}}';

test("sends the rendered template in place of the event, signed, and logs it with the template", async () => {
  const { platform, ask, receiver, make, arrived, logged } = await withReceiver();
  const webhook = await make({ template: TEMPLATE });
  const secret = await ask.post("/secrets", { name: "one", webhooks: [textOf(webhook._id)] });
  await platform.feed([enters("q1")]);
  await arrived(1);
  const [request] = receiver.received;
  expect(request).toMatchObject({
    body: '{"queue": "queue/q1"}',
    headers: { "content-type": "application/json" },
  });
  expect(request && isSignedBy(request, textOf(secret.body.value))).toBe(true);
  expect(await logged(1)).toMatchObject([
    {
      state: "delivered",
      payload: '{"queue": "queue/q1"}',
      template: TEMPLATE,
      context: { subject: "queue/q1" },
    },
  ]);
});

test("sends a template's content type, and JSON without a template", async () => {
  const { platform, receiver, make, arrived } = await withReceiver();
  await make({
    name: "text",
    url: `${receiver.url}/text`,
    template: "queue={{ subject | url_encode }}",
    contentType: "application/x-www-form-urlencoded",
  });
  await make({ name: "event", url: `${receiver.url}/event`, template: " ", contentType: "text/plain" });
  await platform.feed([enters("q1")]);
  await arrived(2);
  const to = (path: string) => receiver.received.find((request) => request.path.endsWith(path));
  expect(to("/text")).toMatchObject({
    body: "queue=queue%2Fq1",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(to("/event")?.headers["content-type"]).toBe("application/json");
});

test("fails the attempt of a broken template with its reason and sends the next with the fixed template", async () => {
  let now = Date.UTC(2026, 5, 1);
  const { platform, ask, receiver, make, arrived, logged } = await withReceiver({ now: () => now });
  const webhook = await make({ template: '{"queue": "{{ subject }}" {{ data.customer }}' });
  await platform.feed([enters("q1")]);
  const [log] = await logged(1);
  expect(log).toMatchObject({
    state: "retrying",
    response: null,
    error: expect.stringMatching(/^The template produced no valid payload: the output is not JSON: /),
  });
  expect(receiver.received).toEqual([]);
  await ask.patch(`/webhooks/${textOf(webhook._id)}`, { template: TEMPLATE }, 1);
  now += 6_000;
  await arrived(1);
  expect(receiver.received[0]).toMatchObject({
    body: '{"queue": "queue/q1"}',
    headers: { "webhook-id": log?.traceId },
  });
});

test("renders a resent event again with the current template", async () => {
  const { platform, admin, ask, receiver, make, arrived, logged } = await withReceiver();
  const webhook = await make({ template: TEMPLATE });
  await platform.feed([enters("q1")]);
  const [log] = await logged(1);
  await ask.patch(`/webhooks/${textOf(webhook._id)}`, { template: "{{ event.type | json }}" }, 1);
  await platform.api(`POST /webhooks-logs/${textOf(log?._id)}/resends`, admin);
  await arrived(2);
  expect(receiver.received.map(({ body }) => body)).toEqual(['{"queue": "queue/q1"}', '"queue-created"']);
});

test("a template that cannot be read is refused with its line, when it is saved and when it is tried", async () => {
  const { ask, make } = await withReceiver();
  const template = "{{ type }}\n{% if %}";
  const refused = async (path: string, json: object) => faults(await ask.post(path, json));
  expect(
    await refused("/webhooks", { name: "x", url: "https://1.1.1.1/", events: ["queue-created"], template }),
  ).toEqual([422, "/body/template no-template"]);
  const request = await ask.post("/webhooks-previews", { event: "queue-created", template });
  expect(request.body.errors).toMatchObject([
    { pointer: "/body/template", message: expect.stringMatching(/^line 2: /) },
  ]);
  const webhook = await make();
  expect(faults(await ask.patch(`/webhooks/${textOf(webhook._id)}`, { template }, 1))).toEqual([
    422,
    "/body/template no-template",
  ]);
  expect(
    (
      await ask.post("/webhooks", {
        name: "x",
        url: "https://1.1.1.1/",
        events: ["queue-created"],
        template: "x".repeat(16_385),
      })
    ).status,
  ).toBe(422);
});

test("previews the body for an event of each type without sending it", async () => {
  const { ask, receiver, make } = await withReceiver();
  await make({ events: ["form-received"] });
  const shown = await ask.post("/webhooks-previews", {
    event: "form-received",
    template: "{{ type }}",
    contentType: "text/plain",
  });
  expect(shown).toMatchObject({ status: 200, body: { body: "form-received" } });
  expect(JSON.parse(textOf(shown.body["event"]))).toMatchObject({
    type: "form-received",
    source: "/platform/test",
  });
  expect(receiver.received).toEqual([]);
});

test("assigns secrets on create and change, with a new version and an audit entry for each secret", async () => {
  const { platform, admin, ask, make } = await withReceiver();
  const [one, two] = [
    await ask.post("/secrets", { name: "one" }),
    await ask.post("/secrets", { name: "two" }),
  ].map(({ body }) => textOf(body.secret?._id));
  const webhook = await make({ secrets: [one] });
  const path = `/webhooks/${textOf(webhook._id)}`;
  expect(webhook["secrets"]).toEqual([one]);
  expect((await ask.patch(path, { secrets: [two] }, 1)).body["secrets"]).toEqual([two]);
  const read = async (id: string | undefined) => (await ask.get(`/secrets/${id}`)).body;
  expect(await read(one)).toMatchObject({ webhooks: [], version: 3 });
  expect(await read(two)).toMatchObject({ webhooks: [{ _id: webhook._id }], version: 2 });
  const auditEvents = await audited(platform, admin, 7);
  expect(auditEvents.map(({ type }) => textOf(type)).toSorted()).toEqual([
    "secret-created",
    "secret-created",
    "secret-edited",
    "secret-edited",
    "secret-edited",
    "webhook-created",
    "webhook-edited",
  ]);
  expect(faults(await ask.patch(path, { secrets: [one, "000000000000000000000000"] }, 2))).toEqual([
    422,
    "/body/secrets/1 not-one-of",
  ]);
});
