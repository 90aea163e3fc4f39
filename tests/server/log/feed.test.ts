import { afterAll, beforeAll, expect, test } from "vitest";
import { contacts, pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let token: string;
let key: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = (await platform.signIn("admin@demo.example")).accessToken;
  key = await keyFor(platform.database.db, ACCOUNT, "admin");
});
afterAll(() => platform.close());

const SEGMENT = "65a0f0020000000000000001";
const post = async (events: readonly unknown[]) =>
  (await platform.api("POST /events", { key, json: events })).body;
const logged = async (query: string) =>
  (await platform.api("GET /events", { token, query })).body.data as unknown as readonly Record<
    string,
    unknown
  >[];
const refusals = async (...events: readonly unknown[]) =>
  (await platform.feed(events)).refused.map(({ code, message }) => `${code}: ${message}`);

test("accepts a telephony system's events once and recognizes a duplicate delivery", async () => {
  const events = contacts(3, "twice");
  expect(await post(events)).toEqual({ accepted: 3, duplicates: 0, refused: [] });
  expect(await post(events)).toEqual({ accepted: 0, duplicates: 3, refused: [] });
  expect(await post([...events, ...contacts(1, "new"), events[0]])).toEqual({
    accepted: 1,
    duplicates: 4,
    refused: [],
  });
  const [twice] = contacts(1, "in-one-batch");
  expect(await post([twice, twice])).toEqual({ accepted: 1, duplicates: 1, refused: [] });
});

test("the same id of another source is another event", async () => {
  const event = pbx("contact-created", "contact/two-sources", { channel: "audio", origin: "ivr" });
  expect(await platform.feed([event, { ...event, source: "/other-pbx" }])).toMatchObject({ accepted: 2 });
  expect(
    await platform.feed([
      { ...event, source: "/a\nb", id: "c" },
      { ...event, source: "/a", id: "b\nc" },
    ]),
  ).toMatchObject({ accepted: 2, duplicates: 0 });
});

test("each event of a batch is answered on its own, and the good ones are taken", async () => {
  const good = pbx("contact-created", "contact/good", { channel: "audio", origin: "ivr" });
  expect(await post([null, good, 7, { ...good, id: "no-time", time: "yesterday" }])).toEqual({
    accepted: 1,
    duplicates: 0,
    refused: [
      { index: 0, id: null, code: "malformed", message: expect.any(String) },
      { index: 2, id: null, code: "malformed", message: expect.any(String) },
      { index: 3, id: "no-time", code: "malformed", message: expect.stringContaining("/time") },
    ],
  });
});

test("a refusal names what is wrong and where", async () => {
  const good = pbx("queue-created", "queue/q1", { contact: "c1", segment: SEGMENT, channel: "audio" });
  const { id: _, ...nameless } = good;
  expect(await refusals({ ...good, extra: 1 })).toEqual(["unknown-member: /extra is not known here."]);
  expect(await refusals(nameless)).toEqual(["malformed: /id is missing."]);
  expect(await refusals({ ...good, data: { ...good.data, wait: 3 } })).toEqual([
    "unknown-member: /data/wait is not known here.",
  ]);
  expect(await refusals({ ...good, data: { ...good.data, segment: "sales" } })).toEqual([
    expect.stringMatching(/^invalid: \/data\/segment /),
  ]);
  expect(await refusals({ ...good, data: { contact: "c1", channel: "audio" } })).toEqual([
    "invalid: /data/segment is missing.",
  ]);
  expect(await refusals({ ...good, subject: "call/q1" })).toEqual([
    "invalid: /subject must begin with queue/.",
  ]);
  expect(await refusals({ ...good, subject: "queue/no spaces" })).toEqual([
    "invalid: /subject does not name the id of a queue.",
  ]);
  expect(await refusals({ ...good, time: "1969-12-31T23:00:00Z" })).toEqual([
    "invalid: /time is not in the years 1971 to 9997.",
  ]);
  expect(await refusals({ ...good, time: "9999-12-31T23:59:59-12:00" })).toEqual([
    "invalid: /time is not in the years 1971 to 9997.",
  ]);
  expect(await refusals({ ...good, dataschema: "/schemas/queue-created/2" })).toEqual([
    "invalid: /dataschema has an unknown version of queue-created.",
  ]);
  expect(await refusals({ ...good, data: { ...good.data, customer: "\u0000" } })).toEqual([
    "invalid: It contains a character that cannot be stored.",
  ]);
  expect(await refusals({ ...good, id: "\ud800" })).toEqual([
    "invalid: It contains a character that cannot be stored.",
  ]);
  expect(
    await refusals(
      pbx("traffic-started", "traffic/t1", { kind: "recording", name: "x", zone: "Mars/Olympus", rate: 1 }),
    ),
  ).toEqual(["invalid: /data/zone is not a time zone."]);
});

test("refuses event types reserved for the platform", async () => {
  const say = (type: string, source = "/pbx") =>
    refusals({
      specversion: "1.0",
      id: type,
      source,
      type,
      subject: "user/1",
      time: "2026-02-03T09:00:00Z",
      data: {},
    });
  expect(await say("user-edited")).toEqual(["reserved-type: Only the platform can send user-edited."]);
  expect(await say("segment-created")).toEqual([
    "reserved-type: Only the platform can send segment-created.",
  ]);
  expect(await say("flow-transition")).toEqual([
    "reserved-type: Only the platform can send flow-transition.",
  ]);
  expect(await say("anything", "/platform")).toEqual([
    "reserved-type: Only the platform can send events with the source /platform.",
  ]);
});

test("stores an unknown type unchanged, counts it on the floor and reports it to the feeder", async () => {
  const event = {
    specversion: "1.0",
    id: "u1",
    source: "/pbx",
    type: "coffee-brewed",
    subject: "machine/1",
    time: "2026-02-03T09:00:00Z",
    dataschema: "/schemas/coffee/7",
    data: { cups: 2, deep: { er: [1, null, "é😀 \\u0000"] } },
  };
  expect(await post([...contacts(1, "beside-unknown"), event])).toEqual({
    accepted: 2,
    duplicates: 0,
    refused: [],
    unknown: [{ index: 1, id: "u1", type: "coffee-brewed" }],
  });
  expect(await post([event])).toEqual({ accepted: 0, duplicates: 1, refused: [] });
  expect(await logged("type=coffee-brewed")).toEqual([
    expect.objectContaining({ data: event.data, dataschema: event.dataschema }),
  ]);
  const { body } = await platform.api("GET /live-monitor/snapshot", { token });
  expect(body.state?.unknown).toEqual({ "coffee-brewed": 1 });
});

test("stores times in UTC with milliseconds and ignores a feeder's channel and offset", async () => {
  const event = {
    ...pbx(
      "contact-created",
      "contact/zoned",
      { channel: "audio", origin: "ivr" },
      { time: "2026-02-03T11:00:00.5+02:00" },
    ),
    channel: "x",
    epoch: 1,
    offset: -1,
    datacontenttype: "application/json",
  };
  expect(await platform.feed([event])).toMatchObject({ accepted: 1 });
  const [found] = await logged("subject=contact/zoned");
  expect(found).toMatchObject({ time: "2026-02-03T09:00:00.500Z", channel: `account/${ACCOUNT}/floor` });
  expect(found).not.toHaveProperty("datacontenttype");
});

test("stores contradicting events, lists them as anomalies and changes no count", async () => {
  const before = (await platform.api("GET /live-monitor/snapshot", { token })).body.state;
  expect(await platform.feed([pbx("call-ended", "call/never-was", {})])).toMatchObject({ accepted: 1 });
  const after = (await platform.api("GET /live-monitor/snapshot", { token })).body.state;
  expect(after?.days).toEqual(before?.days);
  expect(after?.anomalies?.latest).toContainEqual(
    expect.objectContaining({ subject: "call/never-was", reason: "call-unknown" }),
  );
});

test("five thousand events in one batch are taken in one go", async () => {
  expect(await platform.feed(contacts(5_000, "many"))).toEqual({
    accepted: 5_000,
    duplicates: 0,
    refused: [],
  });
});
