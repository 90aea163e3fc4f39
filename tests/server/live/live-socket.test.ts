import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const FLOOR = `account/${ACCOUNT}/floor`;

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = (await platform.signIn("supervisor@demo.example")).accessToken;
});
afterAll(() => platform.close());

const open = () => LiveSocket.open(platform.url, { token });
const position = async () =>
  (await platform.api("GET /live-monitor/snapshot", { token })).body as unknown as {
    epoch: string;
    offset: number;
  };

test("refuses a missing token, a wrong token and a user without any channel", async () => {
  await addPrivilege(platform.database.db, "no-channels", ["account.read"]);
  await addPerson(platform.database.db, "restricted@demo.example", 2, "no-channels");
  const restricted = await platform.signIn("restricted@demo.example");
  const recorder = await platform.signIn("recorder@demo.example");
  const refused = (code: string) => ({ answer: "refused", code });
  expect(await refusalOf(LiveSocket.open(platform.url, {}))).toEqual(refused("unauthorized"));
  expect(await refusalOf(LiveSocket.open(platform.url, { token: "x" }))).toEqual(refused("unauthorized"));
  expect(await refusalOf(LiveSocket.open(platform.url, { token: { $ne: null } }))).toEqual(
    refused("unauthorized"),
  );
  expect(await refusalOf(LiveSocket.open(platform.url, { token: recorder.refreshToken }))).toEqual(
    refused("unauthorized"),
  );
  expect(await refusalOf(LiveSocket.open(platform.url, { token: restricted.accessToken }))).toEqual(
    refused("forbidden"),
  );
});

test("admits a user who may read records but not the floor and sends no events of either channel", async () => {
  const { accessToken } = await platform.signIn("reviewer@demo.example");
  const live = await LiveSocket.open(platform.url, { token: accessToken });
  const forbidden = { answer: "refused", code: "forbidden" };
  for (const channel of [FLOOR, `account/${ACCOUNT}/audit`]) {
    expect(await live.hello({ channel })).toEqual(forbidden);
    expect(await live.range({ channel, epoch: "01ARZ3NDEKTSV4RRFFQ69G5FAV", from: 1, to: 2 })).toEqual(
      forbidden,
    );
  }
});

test("a page of another site opens no socket, one of our own does", async () => {
  const from = (origin: string) => LiveSocket.open(platform.url, { token }, { extraHeaders: { origin } });
  expect(await refusalOf(from("https://evil.example"))).not.toBeNull();
  expect(await refusalOf(from("null"))).not.toBeNull();
  expect(await refusalOf(from(platform.url))).toBeNull();
});

test("sends missed events and then new ones to a client with a position", async () => {
  const { epoch, offset } = await position();
  await platform.feed(contacts(3, "missed"));
  const live = await open();
  const answer = await live.hello({ channel: FLOOR, epoch, offset });
  expect(answer).toMatchObject({
    answer: "missing",
    epoch,
    head: offset + 3,
    clock: { rate: 1, zone: "Europe/Madrid" },
  });
  expect(answer.answer === "missing" && answer.events.map((event) => event.offset)).toEqual([
    offset + 1,
    offset + 2,
    offset + 3,
  ]);
  const received = live.next("queue:updated");
  await platform.feed(contacts(2, "heard"));
  expect(await received).toMatchObject({
    channel: FLOOR,
    epoch,
    events: [{ offset: offset + 4 }, { offset: offset + 5 }],
  });
});

test("requires a snapshot without a position, for another epoch and for a position too far back", async () => {
  const { epoch, offset } = await position();
  const live = await open();
  const gone = { answer: "gone", epoch, head: offset };
  expect(await live.hello({ channel: FLOOR })).toMatchObject(gone);
  expect(await live.hello({ channel: FLOOR, epoch: "01ARZ3NDEKTSV4RRFFQ69G5FAV", offset: 3 })).toMatchObject(
    gone,
  );
  expect(await live.hello({ channel: FLOOR, epoch, offset: offset + 10 })).toMatchObject(gone);
  for (let batch = 0; batch < 2; batch++) await platform.feed(contacts(2_600, `far-${batch}`));
  const after = await position();
  expect(await live.hello({ channel: FLOOR, epoch, offset: after.offset - 5_001 })).toMatchObject({
    answer: "gone",
  });
  expect(await live.hello({ channel: FLOOR, epoch, offset: after.offset - 5_000 })).toMatchObject({
    answer: "missing",
    events: expect.objectContaining({ length: 5_000 }),
  });
});

test("a gap is filled by asking for its range", async () => {
  const live = await open();
  await platform.feed(contacts(10, "range"));
  const { epoch, offset } = await position();
  const answer = await live.range({ channel: FLOOR, epoch, from: offset - 4, to: offset - 2 });
  expect(answer.answer === "missing" && answer.events.map((event) => event.offset)).toEqual([
    offset - 4,
    offset - 3,
    offset - 2,
  ]);
  expect(await live.range({ channel: FLOOR, epoch, from: offset - 1, to: offset + 50 })).toMatchObject({
    answer: "missing",
    head: offset,
    events: [{ offset: offset - 1 }, { offset }],
  });
  expect(
    await live.range({ channel: FLOOR, epoch: "01ARZ3NDEKTSV4RRFFQ69G5FAV", from: 1, to: 2 }),
  ).toMatchObject({ answer: "gone" });
});

test("refuses messages outside the protocol without side effects", async () => {
  const live = await open();
  const { epoch } = await position();
  const malformed = { answer: "refused", code: "malformed" };
  for (const payload of [
    null,
    "hello",
    [],
    {},
    { channel: FLOOR, offset: 3 },
    { channel: FLOOR, epoch },
    { channel: FLOOR, extra: 1 },
    { channel: { $ne: "" } },
    { channel: FLOOR, epoch, offset: -1 },
  ]) {
    expect(await live.hello(payload as object)).toEqual(malformed);
  }
  expect(await live.range({ channel: FLOOR, epoch, from: 0, to: 1 })).toEqual(malformed);
  live.socket.emit("hello", { channel: FLOOR }, "no acknowledgement");
  live.socket.emit("hello");
  live.socket.emit("constructor", {}, () => {});
  live.socket.emit("__proto__", { polluted: true });
  expect(await live.hello({ channel: FLOOR })).toMatchObject({ answer: "gone" });
});

test("refuses channels of another account and channels for administrators", async () => {
  const forbidden = { answer: "refused", code: "forbidden" };
  const live = await open();
  expect(await live.hello({ channel: `account/${OTHER_ACCOUNT}/floor` })).toEqual(forbidden);
  expect(await live.hello({ channel: `account/${ACCOUNT}/audit` })).toEqual(forbidden);
  expect(
    await live.range({
      channel: `account/${OTHER_ACCOUNT}/floor`,
      epoch: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
      from: 1,
      to: 2,
    }),
  ).toEqual(forbidden);
  const admin = await LiveSocket.open(platform.url, {
    token: (await platform.signIn("admin@demo.example")).accessToken,
  });
  expect(await admin.hello({ channel: `account/${ACCOUNT}/audit` })).toMatchObject({ answer: "gone" });
});

test("sends no events before hello and none of another account", async () => {
  const other = await LiveSocket.open(platform.url, {
    token: (await platform.signIn("admin@other.example")).accessToken,
  });
  await other.hello({ channel: `account/${OTHER_ACCOUNT}/floor` });
  const silent = await open();
  const listening = await open();
  await listening.hello({ channel: FLOOR });
  await platform.feed(contacts(3, "here"));
  await platform.feed(contacts(1, "there"), OTHER_ACCOUNT);
  await expect.poll(() => [listening.events.length, other.events.length]).toEqual([3, 1]);
  expect(silent.events).toEqual([]);
  expect(other.events[0]?.channel).toBe(`account/${OTHER_ACCOUNT}/floor`);
});

test("sends the log's position with heartbeats while no events occur", async () => {
  const live = await open();
  await live.hello({ channel: FLOOR });
  const { epoch, offset } = await position();
  expect(await live.next("heartbeat")).toMatchObject({
    channel: FLOOR,
    epoch,
    head: offset,
    clock: { rate: 1 },
  });
});

test("announces a new epoch of the log with its first event", async () => {
  await platform.database.db.updateTable("channels").set({ live_fed_at: null }).execute();
  const live = await open();
  const { epoch } = await position();
  await live.hello({ channel: FLOOR });
  const received = live.next("queue:updated");
  await platform.feed([
    pbx(
      "traffic-started",
      "traffic/t",
      { kind: "recording", name: "x", zone: "UTC", rate: 5 },
      { source: "/play/heard" },
    ),
  ]);
  const batch = await received;
  expect(batch.epoch > epoch).toBe(true);
  expect(batch).toMatchObject({
    clock: { rate: 5, zone: "UTC" },
    events: [{ offset: 1, type: "traffic-started" }],
  });
});

test("a message of more than 64 kB closes the socket that sent it", async () => {
  const live = await open();
  const closed = live.next("disconnect");
  live.socket.emit("hello", { channel: "x".repeat(70_000) });
  await closed;
  expect(await refusalOf(open())).toBeNull();
});

test("a socket that is gone over polling works just the same", async () => {
  const live = await LiveSocket.open(platform.url, { token }, { transports: ["polling"] });
  await live.hello({ channel: FLOOR });
  await platform.feed(contacts(2, "polled"));
  await expect.poll(() => live.events.length).toBeGreaterThan(0);
});
