import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Snapshot } from "../../../openapi/generated/live-monitor.ts";
import { readCurrentTraffic } from "../../../server/log/read-current-traffic.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const DAY_OF_RECORDING = "1999-01-05T07:00:00.000Z";

let platform: TestPlatform;
let token: string;
let now = Date.UTC(2026, 5, 1);
let plays = 0;
let source = "";

beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
beforeEach(async () => {
  // Moves past the lease of live traffic, so that each test can play its own.
  now += 60 * MINUTE;
  source = `/play/${++plays}`;
  token = (await platform.signIn("admin@demo.example")).accessToken;
});
afterAll(() => platform.close());

const snapshot = async () =>
  (await platform.api("GET /live-monitor/snapshot", { token })).body as unknown as Snapshot;
const start = (kind: "demo" | "recording", rate = 60, from = source) =>
  pbx(
    "traffic-started",
    "traffic/t",
    { kind, name: "A day", zone: "Asia/Jerusalem", rate },
    { source: from, time: DAY_OF_RECORDING },
  );
const play = (time: string, from = source) =>
  pbx(
    "contact-created",
    `contact/${from.slice(1).replace("/", "-")}-${time.slice(11, 19)}`,
    { channel: "audio", origin: "ivr" },
    { source: from, time },
  );
const end = (time: string) => pbx("traffic-ended", "traffic/t", { reason: "finished" }, { source, time });
const one = () => contacts(1, `real-${now}`);

test("a recording opens a life of the log that begins with it, shows only what it names, and runs on its own time", async () => {
  const before = await snapshot();
  expect(await platform.feed([start("recording")])).toMatchObject({ accepted: 1 });
  const { epoch, offset, clock, state } = await snapshot();
  expect(epoch > before.epoch).toBe(true);
  expect([offset, state.segments, state.agents]).toEqual([1, [], []]);
  expect(clock).toEqual({ now: DAY_OF_RECORDING, rate: 60, zone: "Asia/Jerusalem" });
  expect(state).toMatchObject({
    zone: "Asia/Jerusalem",
    traffic: { kind: "recording", name: "A day", source, ended: null },
  });
  now += 10_000;
  expect((await snapshot()).clock.now).toBe("1999-01-05T07:10:00.000Z");
});

test("limits a delivery to ten traffic starts, since each opens an epoch of the log for a whole center", async () => {
  const starts = Array.from({ length: 500 }, (_, index) => start("demo", 1, `/demo/${index}`));
  const { accepted, refused } = await platform.feed(starts);
  expect([accepted, refused.length, refused[0]]).toEqual([
    10,
    490,
    expect.objectContaining({ index: 10, code: "invalid" }),
  ]);
  expect((await snapshot()).state.traffic?.source).toBe("/demo/9");
  expect(await platform.feed(starts.slice(10, 11))).toMatchObject({ accepted: 1 });
});

test("a demo opens one that knows the account's own segments and agents", async () => {
  await platform.feed([start("demo", 1)]);
  const { state } = await snapshot();
  expect(state.traffic).toMatchObject({ kind: "demo" });
  expect([state.segments.length, state.agents.length]).toEqual([9, 41]);
  expect(state.segments.map(({ name }) => name)).toContain("Technical support");
});

test("segments and agents that a recording names are made where the account lacks them, and marked", async () => {
  const segment = "aaaaaaaaaaaaaaaaaaaaaaa1";
  const agent = "aaaaaaaaaaaaaaaaaaaaaaa2";
  await platform.feed([
    start("recording"),
    pbx(
      "segment-described",
      `segment/${segment}`,
      { name: "Cobranza", channels: ["audio"], imported: true },
      { source },
    ),
    pbx(
      "user-described",
      `user/${agent}`,
      { name: "ZOHARI", segments: [segment], imported: true },
      { source },
    ),
    pbx(
      "segment-described",
      "segment/65a0f0020000000000000001",
      { name: "Another name", imported: true },
      { source },
    ),
    pbx("segment-described", "segment/bbbbbbbbbbbbbbbbbbbbbbb1", { name: "Not imported" }, { source }),
  ]);
  const { body } = await platform.api(`GET /segments/${segment}`, { token });
  expect(body).toMatchObject({
    name: "Cobranza",
    imported: true,
    channels: ["audio"],
    users: [{ _id: agent, name: "ZOHARI" }],
  });
  expect((await platform.api(`GET /users/${agent}`, { token })).body).toMatchObject({
    firstname: "ZOHARI",
    level: 5,
    imported: true,
    email: null,
  });
  expect((await platform.api("GET /segments/65a0f0020000000000000001", { token })).body).toMatchObject({
    name: "General enquiries",
    imported: false,
  });
  expect((await platform.api("GET /segments/bbbbbbbbbbbbbbbbbbbbbbb1", { token })).status).toBe(404);
  expect(new Set((await snapshot()).state.segments.map(({ name }) => name))).toEqual(
    new Set(["Another name", "Cobranza", "Not imported"]),
  );
  // What is live or a demo shows the account's own again.
  await platform.feed([end(DAY_OF_RECORDING)]);
  await platform.feed(one());
  expect((await snapshot()).state.segments).toHaveLength(9);
});

test("lets the player set the clock, stop it and end; the floor stays unchanged", async () => {
  await platform.feed([start("recording", 0), play("1999-01-05T07:30:00.000Z")]);
  now += 5_000;
  expect((await snapshot()).clock).toMatchObject({ now: DAY_OF_RECORDING, rate: 0 });
  await platform.feed([
    pbx("clock-changed", "traffic/t", { rate: 10 }, { source, time: "1999-01-05T09:00:00.000Z" }),
  ]);
  now += 6_000;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T09:01:00.000Z", rate: 10 });
  await platform.feed([end("1999-01-05T09:02:00.000Z")]);
  now += 5 * MINUTE;
  const { clock, state } = await snapshot();
  expect(clock).toMatchObject({ now: "1999-01-05T09:02:00.000Z", rate: 0 });
  expect(state.traffic).toMatchObject({ ended: "finished" });
  expect(state.contacts).toHaveLength(1);
});

test("stops the clock of a silent play after thirty seconds and resumes with its next event", async () => {
  await platform.feed([start("recording")]);
  now += 30_000;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T07:30:00.000Z", rate: 60 });
  now += 60_000;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T07:30:00.000Z", rate: 0 });
  await platform.feed([play("1999-01-05T07:20:00.000Z")]);
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T07:30:00.000Z", rate: 60 });
  now += 90_000;
  await platform.feed([play("1999-01-05T08:45:00.000Z")]);
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T08:45:00.000Z", rate: 60 });
});

test("runs the clock of a demo without events", async () => {
  await platform.feed([start("demo", 1)]);
  now += 5 * MINUTE;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T07:05:00.000Z", rate: 1 });
});

test("the clock of a demo that has not started shows the time of its last event", async () => {
  await platform.feed([start("demo", 0), play("1999-01-05T07:30:00.000Z")]);
  now += MINUTE;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T07:30:00.000Z", rate: 0 });
  await platform.feed([
    pbx("clock-changed", "traffic/t", { rate: 1 }, { source, time: "1999-01-05T08:00:00.000Z" }),
  ]);
  now += MINUTE;
  expect((await snapshot()).clock).toMatchObject({ now: "1999-01-05T08:01:00.000Z", rate: 1 });
});

test("a demo that begins again replaces what earlier demos left from its time on, and nothing before it", async () => {
  const call = (id: string, time: string) => [
    pbx(
      "call-created",
      `call/${id}`,
      { contact: id, segment: "65a0f0020000000000000001", channel: "audio" },
      { source, time },
    ),
    pbx("call-ended", `call/${id}`, { by: "customer" }, { source, time }),
  ];
  const known = async (id: string) => (await platform.api(`GET /calls/${id}`, { token })).status;
  await platform.feed([
    start("demo", 1),
    ...call("before", "1999-01-05T06:59:59.000Z"),
    ...call("after", "1999-01-05T07:00:00.000Z"),
    ...call("open", "1999-01-05T06:00:00.000Z").slice(0, 1),
  ]);
  expect([await known("before"), await known("after"), await known("open")]).toEqual([200, 200, 200]);
  source = `${source}-again`;
  await platform.feed([start("demo", 1)]);
  expect([await known("before"), await known("after"), await known("open")]).toEqual([200, 404, 404]);
});

test("playing the same recording twice is no duplicate, and the second play replaces what the first left", async () => {
  const call = () =>
    pbx(
      "call-created",
      "call/same",
      { contact: "same", segment: "65a0f0020000000000000001", channel: "audio" },
      { source, id: "same", time: DAY_OF_RECORDING },
    );
  await platform.feed([
    start("recording"),
    call(),
    pbx("call-tagged", "call/same", { tags: ["first"] }, { source }),
  ]);
  source = `${source}-again`;
  expect(await platform.feed([start("recording"), call()])).toMatchObject({ accepted: 2, duplicates: 0 });
  expect((await snapshot()).state.calls).toMatchObject([{ id: "same", tags: [] }]);
  expect((await platform.api("GET /calls/same", { token })).body).toMatchObject({ tags: [] });
});

test("while an account is fed for real, no demo and no recording may take its place", async () => {
  await platform.feed(one());
  expect((await snapshot()).state.traffic).toBeNull();
  now += 10 * MINUTE - 1;
  const [refused] = (await platform.feed([start("recording")])).refused;
  expect(refused).toMatchObject({ code: "live-traffic" });
  const [last, until] = [now + 1 - 10 * MINUTE, now + 1].map((time) => new Date(time).toISOString());
  expect(refused?.message).toBe(
    `The account receives live events, last at ${last}. A demo or replay can start at ${until}, 10 minutes after the last event, or immediately on a platform with another DATA_DIR and PORT.`,
  );
  now += 1;
  expect(await platform.feed([start("recording")])).toMatchObject({ accepted: 1 });
});

test("real calls put an end to a demo, whose further events are refused", async () => {
  await platform.feed([start("demo", 1), play(DAY_OF_RECORDING)]);
  expect(await platform.feed(one())).toMatchObject({ accepted: 1 });
  const { state, clock } = await snapshot();
  expect(state.traffic).toBeNull();
  expect(clock).toMatchObject({ now: new Date(now).toISOString(), rate: 1, zone: "Europe/Madrid" });
  expect(state.contacts).toHaveLength(1);
  expect(
    (await platform.feed([play("1999-01-05T07:00:01.000Z"), end(DAY_OF_RECORDING)])).refused.map(
      ({ code }) => code,
    ),
  ).toEqual(["live-traffic", "live-traffic"]);
});

test("a second play takes the channel from the first", async () => {
  const first = source;
  await platform.feed([start("recording")]);
  source = `${first}-other`;
  await platform.feed([start("recording")]);
  expect((await platform.feed([play(DAY_OF_RECORDING, first)])).refused).toMatchObject([
    { code: "live-traffic" },
  ]);
  expect(await platform.feed([play(DAY_OF_RECORDING)])).toMatchObject({ accepted: 1 });
});

test("recognizes a duplicate delivery after the end of the play", async () => {
  const last = [play(DAY_OF_RECORDING), end(DAY_OF_RECORDING)];
  await platform.feed([start("recording"), ...last]);
  expect(await platform.feed(last)).toEqual({ accepted: 0, duplicates: 2, refused: [] });
  expect((await platform.feed([play("1999-01-05T07:00:02.000Z")])).refused).toMatchObject([
    { code: "invalid", message: "This traffic has ended." },
  ]);
});

test("does not report live traffic for an account without any feed", async () => {
  expect(
    (await platform.feed([pbx("clock-changed", "traffic/t", { rate: 9 }, { source })], OTHER_ACCOUNT))
      .refused,
  ).toMatchObject([{ code: "live-traffic", message: "No traffic of this source has begun." }]);
});

test("only who plays may set the clock", async () => {
  expect(
    (await platform.feed([pbx("clock-changed", "traffic/t", { rate: 9 }, { source })])).refused,
  ).toHaveLength(1);
  await platform.feed([start("recording")]);
  expect(
    (await platform.feed([pbx("clock-changed", "traffic/t", { rate: 9 }, { source: "/somebody" })])).refused,
  ).toMatchObject([{ code: "live-traffic" }]);
});

test("one batch may end one life of the log and begin the next", async () => {
  await platform.feed([start("recording"), end(DAY_OF_RECORDING)]);
  const next = `${source}-next`;
  expect(await platform.feed([...one(), start("demo", 1, next)])).toMatchObject({
    accepted: 1,
    refused: [{ index: 1, code: "live-traffic" }],
  });
  now += 10 * MINUTE;
  token = (await platform.signIn("admin@demo.example")).accessToken;
  expect(
    await platform.feed([
      start("recording", 1, next),
      play(DAY_OF_RECORDING, next),
      start("demo", 1, `${next}-2`),
      play(DAY_OF_RECORDING, `${next}-2`),
    ]),
  ).toMatchObject({ accepted: 4 });
  const { state, offset } = await snapshot();
  expect([state.traffic?.source, state.contacts.length, offset]).toEqual([`${next}-2`, 1, 1 + 50 + 1]);
});

test("a clock that is set back by a year holds no traffic up for a year", async () => {
  await platform.feed(one());
  expect(await platform.feed([start("demo", 1)])).toMatchObject({ accepted: 0 });
  const present = now;
  now -= 365 * 24 * 60 * MINUTE;
  expect(await platform.feed([start("demo", 1)])).toMatchObject({ accepted: 1 });
  now = present;
});

test("returns the source of the current traffic and its start to a heartbeat", async () => {
  const ask = () => readCurrentTraffic(platform.database.db, ACCOUNT, now, 30_000);
  await platform.feed([start("recording"), play("1999-01-05T07:30:00.000Z")]);
  now += 1_000;
  expect(await ask()).toEqual({
    kind: "recording",
    source,
    ended: false,
    time: Date.parse(DAY_OF_RECORDING) + 60_000,
    rate: 60,
    lastAcceptedAt: now - 1_000,
    lastEventAt: Date.parse("1999-01-05T07:30:00.000Z"),
  });
  await platform.feed([end("1999-01-05T07:31:00.000Z")]);
  expect(await ask()).toMatchObject({ ended: true, lastAcceptedAt: now });
  await platform.feed(one());
  expect(await ask()).toMatchObject({
    kind: "live",
    source: null,
    ended: false,
    time: now,
    lastAcceptedAt: now,
  });
  expect(await readCurrentTraffic(platform.database.db, "000000000000000000000000", now, 30_000)).toBeNull();
});

test("keeps traffic apart between accounts", async () => {
  await platform.feed([start("recording")], OTHER_ACCOUNT);
  expect(await readCurrentTraffic(platform.database.db, OTHER_ACCOUNT, now, 30_000)).toMatchObject({
    kind: "recording",
  });
  expect(await readCurrentTraffic(platform.database.db, ACCOUNT, now, 30_000)).toMatchObject({
    kind: "live",
  });
});
