import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, startPlatform, type TestPlatform, textOf, withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { deviceRefusal, newDevice, TestDevice } from "../../support/test-device.ts";

const BRANCH = "65a0f0050000000000000001";
const WAITING = { standing: "waiting", branch: null, label: null };
const ENROLLED = { standing: "enrolled", branch: "Madrid Centro", label: "Counter 4" };
const DAY = 86_400_000;

let platform: TestPlatform;
let admin: Ask;
let offset = 0;
const now = () => Date.now() + offset;
beforeAll(async () => {
  platform = await startPlatform({ now, delays: { deviceWatch: 100 } });
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const enroll = (pocId: string, on = platform, by = admin) =>
  on.api(`POST /branches/${BRANCH}/pocs`, { ...by, json: { pocId, label: "Counter 4" } });
const poc = async (id: string) => (await platform.api(`GET /branches/${BRANCH}/pocs/${id}`, admin)).body;
const connected = async (id: string): Promise<unknown> => (await poc(id)).connected;
/** Inserts unenrolled devices, each with its own address and last seen later than the one before. */
const fill = (on: TestPlatform, count: number, ip: RawBuilder<string>) =>
  sql`insert into pocs (id, ip, seen_at, created_at, updated_at) select 'filled-' || n, ${ip}, ${now()}::bigint - 100000 + n, 0, 0 from generate_series(1, ${count}::int) n`.execute(
    on.database.db,
  );
/** Returns the event types of a device in the floor's log. */
async function eventTypes(id: string, on = platform, by = admin): Promise<unknown[]> {
  const { body } = await on.api("GET /events", {
    ...by,
    query: `channel=account/${ACCOUNT}/floor&subject=poc/${id}`,
  });
  return Object.values(body.data ?? {}).map(({ type }) => type);
}

test("a new device waits, is enrolled while it looks on, and is connected from then until its page is closed", async () => {
  const hello = newDevice();
  const device = await TestDevice.open(platform.url, hello);
  expect(await device.standing()).toEqual(WAITING);
  expect((await platform.api(`GET /pocs/${hello.id}`, admin)).body).toMatchObject({
    taken: false,
    branch: null,
    seen: { browser: "Chrome 150", os: "Linux", device: "tablet", ip: "127.0.0.1" },
  });
  expect((await enroll(hello.id)).body).toMatchObject({ connected: true, browser: "Chrome 150" });
  expect(await device.standing()).toEqual(ENROLLED);
  expect(await poc(hello.id)).toMatchObject({ connected: true, latestConnection: expect.any(String) });
  device.close();
  await expect.poll(() => connected(hello.id)).toBe(false);
  expect(await eventTypes(hello.id)).toEqual(["poc-enrolled", "poc-connected", "poc-disconnected"]);
  const again = await TestDevice.open(platform.url, hello);
  expect(await again.standing()).toEqual(ENROLLED);
  expect(await eventTypes(hello.id)).toEqual([
    "poc-enrolled",
    "poc-connected",
    "poc-disconnected",
    "poc-connected",
  ]);
});

test("binds an id enrolled in advance to the first device that connects with it", async () => {
  const hello = newDevice();
  expect((await platform.api(`GET /pocs/${hello.id}`, admin)).body).toEqual({
    _id: hello.id,
    taken: false,
    seen: null,
    branch: null,
  });
  expect((await enroll(hello.id)).status).toBe(200);
  expect(await (await TestDevice.open(platform.url, hello)).standing()).toEqual(ENROLLED);
  expect(await deviceRefusal(TestDevice.open(platform.url, { ...hello, secret: newDevice().secret }))).toBe(
    "wrong-secret",
  );
  expect(await connected(hello.id)).toBe(true);
});

test("the secret of a device is nowhere to be read", async () => {
  const hello = newDevice();
  await TestDevice.open(platform.url, hello);
  await enroll(hello.id);
  const answers = await Promise.all(
    [`GET /pocs/${hello.id}`, `GET /branches/${BRANCH}/pocs`, "GET /branches"].map((operation) =>
      platform.api(operation, admin),
    ),
  );
  const rows = await platform.database.db.selectFrom("pocs").selectAll().execute();
  expect(JSON.stringify([rows, answers.map(({ text }) => text)])).not.toContain(hello.secret);
});

test("another window of the same device takes over, and the device was connected all along", async () => {
  const hello = newDevice();
  await enroll(hello.id);
  const first = await TestDevice.open(platform.url, hello);
  expect(await first.standing()).toEqual(ENROLLED);
  const closed = first.closed();
  const second = await TestDevice.open(platform.url, hello);
  expect(await second.standing()).toEqual(ENROLLED);
  expect(await first.standing()).toMatchObject({ standing: "elsewhere" });
  expect(await closed).toBe("io server disconnect");
  expect(await connected(hello.id)).toBe(true);
  expect(await eventTypes(hello.id)).toEqual(["poc-enrolled", "poc-connected"]);
});

test("sends a branch's new name to its devices", async () => {
  const { body: branch } = await platform.api("POST /branches", {
    ...admin,
    json: { label: "Old name", name: "renamed" },
  });
  const hello = newDevice();
  const device = await TestDevice.open(platform.url, hello);
  expect(await device.standing()).toEqual(WAITING);
  const place = `/branches/${textOf(branch._id)}`;
  await platform.api(`POST ${place}/pocs`, { ...admin, json: { pocId: hello.id, label: "Door" } });
  expect(await device.standing()).toEqual({ standing: "enrolled", branch: "Old name", label: "Door" });
  await platform.api(`PATCH ${place}`, {
    ...admin,
    json: { label: "New name" },
    headers: { "if-match": '"1"' },
  });
  expect(await device.standing()).toEqual({ standing: "enrolled", branch: "New name", label: "Door" });
});

test.each([
  ["no id", {}],
  ["an id of another form", { id: "COUNTER-4" }],
  ["a short secret", { secret: "short" }],
  ["a text without end", { browser: "x".repeat(10_000) }],
  ["something more", { admin: true }],
])("rejects a device with %s", async (_, values) => {
  const hello = Object.keys(values).length === 0 ? {} : { ...newDevice(), ...values };
  expect(await deviceRefusal(TestDevice.open(platform.url, hello))).toBe("malformed");
});

test("limits an address to twenty unenrolled devices until they expire", async () => {
  const own = await withPlatform({
    now,
    delays: { deviceWatch: 100 },
    config: { trustedProxies: ["127.0.0.1"] },
  });
  const from = (address: string) => ({ "x-forwarded-for": `203.0.113.9, ${address}` });
  for (const device of await Promise.all(
    Array.from({ length: 20 }, () => TestDevice.open(own.url, newDevice(), from("198.51.100.1"))),
  ))
    device.close();
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice(), from("198.51.100.1")))).toBe("too-many");
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice(), from("198.51.100.2")))).toBe(null);
  const known = () =>
    own.database.db.selectFrom("pocs").select("id").where("ip", "=", "198.51.100.1").execute();
  offset = DAY - 60_000;
  expect(await known()).toHaveLength(20);
  offset = DAY + 60_000;
  await expect.poll(known).toEqual([]);
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice(), from("198.51.100.1")))).toBe(null);
  offset = 0;
});

test("applies the limit of one address to an IPv6 network", async () => {
  const own = await withPlatform({ now, config: { trustedProxies: ["127.0.0.1"] } });
  const from = (address: string) => ({ "x-forwarded-for": address });
  for (const device of await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      TestDevice.open(own.url, newDevice(), from(`2001:db8:1:2::${n + 1}`)),
    ),
  ))
    device.close();
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice(), from("2001:db8:1:2:ffff::1")))).toBe(
    "too-many",
  );
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice(), from("2001:db8:1:3::1")))).toBe(null);
});

test("allows an IPv6 site the limit of twenty-five networks", async () => {
  const own = await withPlatform({ now, config: { trustedProxies: ["127.0.0.1"] } });
  await fill(own, 500, sql`'2001:db8:1:' || to_hex(n) || '::1'`);
  expect(
    await deviceRefusal(TestDevice.open(own.url, newDevice(), { "x-forwarded-for": "2001:db8:1:ffff::1" })),
  ).toBe("too-many");
  expect(
    await deviceRefusal(TestDevice.open(own.url, newDevice(), { "x-forwarded-for": "2001:db8:2:ffff::1" })),
  ).toBe(null);
});

test("replaces the unenrolled device that was away longest at ten thousand, unless all are connected", async () => {
  const own = await withPlatform({ now, delays: { deviceWatch: 100_000 } });
  await fill(own, 10_000, sql`'198.51.' || n / 256 || '.' || n % 256`);
  const devices = own.database.db;
  const isThere = { connection: "of-another-node", alive_until: now() + 60_000 };
  await devices.updateTable("pocs").set(isThere).where("id", "in", ["filled-1", "filled-2"]).execute();
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice()))).toBe(null);
  const left = await devices
    .selectFrom("pocs")
    .select("id")
    .where("id", "in", ["filled-1", "filled-2", "filled-3", "filled-4"])
    .orderBy("id")
    .execute();
  expect(left.map(({ id }) => id)).toEqual(["filled-1", "filled-2", "filled-4"]);
  await devices.updateTable("pocs").set(isThere).execute();
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice()))).toBe("too-many");
});

test.each([
  ["198.51.100.7, 203.0.113.1:4711", "203.0.113.1"],
  ["198.51.100.7, 2001:db8::0001", "2001:db8::1"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["198.51.100.7, 203.0.113.1:", "unknown"],
])("reads the proxy header %s as address %s, as for any request", async (forwarded, ip) => {
  const own = await withPlatform({ now, config: { trustedProxies: ["127.0.0.1"] } });
  const hello = newDevice();
  await TestDevice.open(own.url, hello, { "x-forwarded-for": forwarded });
  expect(await own.database.db.selectFrom("pocs").select("ip").where("id", "=", hello.id).execute()).toEqual([
    { ip },
  ]);
});

test("limits an address to three hundred connections a minute", async () => {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const own = await withPlatform({ now: () => minute });
  const hello = { id: "nobody" };
  for (let count = 0; count < 300; count += 50)
    await Promise.all(Array.from({ length: 50 }, () => deviceRefusal(TestDevice.open(own.url, hello))));
  expect(await deviceRefusal(TestDevice.open(own.url, newDevice()))).toBe("too-many");
});

test("ends the connections of a crashed node when its lease expires", async () => {
  const hello = newDevice();
  await enroll(hello.id);
  await platform.database.db
    .updateTable("pocs")
    .set({ connection: "of-a-node-that-crashed", connected_at: now(), alive_until: now() + 60_000 })
    .where("id", "=", hello.id)
    .execute();
  const delPoc = () => platform.api(`DELETE /branches/${BRANCH}/pocs/${hello.id}`, admin);
  expect([await connected(hello.id), (await delPoc()).status]).toEqual([true, 409]);
  offset = 61_000;
  await expect.poll(() => eventTypes(hello.id)).toEqual(["poc-enrolled", "poc-disconnected"]);
  expect([await connected(hello.id), (await delPoc()).status]).toEqual([false, 204]);
  offset = 0;
});

test("reconnects a device whose node lost its lease", async () => {
  const hello = newDevice();
  await enroll(hello.id);
  const device = await TestDevice.open(platform.url, hello);
  expect(await device.standing()).toEqual(ENROLLED);
  const closed = device.closed();
  await platform.database.db
    .updateTable("pocs")
    .set({ connection: null, alive_until: null })
    .where("id", "=", hello.id)
    .execute();
  expect(await closed).toBe("transport close");
  await TestDevice.open(platform.url, hello);
  expect(await connected(hello.id)).toBe(true);
});

test("a platform that closes leaves no device connected, and one that starts finds it so", async () => {
  const own = await withPlatform();
  const by = { token: (await own.signIn("admin@demo.example")).accessToken };
  const hello = newDevice();
  await enroll(hello.id, own, by);
  const device = await TestDevice.open(own.url, hello);
  expect(await device.standing()).toEqual(ENROLLED);
  const closed = device.closed();
  await own.platform.io.close();
  await closed;
  const row = () =>
    own.database.db
      .selectFrom("pocs")
      .select("connection")
      .where("id", "=", hello.id)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).connection).toBe(null);
});

test("keeps the demo running when a device connects and dates its events in demo time", async () => {
  const own = await withPlatform();
  const by = { token: (await own.signIn("admin@demo.example")).accessToken };
  const hello = newDevice();
  await enroll(hello.id, own, by);
  await TestDevice.open(own.url, hello);
  const start = {
    specversion: "1.0",
    id: "s",
    source: "/demo/1",
    type: "traffic-started",
    subject: "traffic/demo",
    time: "2020-05-05T10:00:00.000Z",
    data: { kind: "demo", name: "Demo", zone: "UTC", rate: 1 },
  };
  expect(await own.feed([start])).toMatchObject({ accepted: 1 });
  const other = newDevice();
  await enroll(other.id, own, by);
  const { body } = await own.api("GET /live-monitor/snapshot", by);
  expect(body.state).toMatchObject({
    traffic: { ended: null },
    pocs: expect.arrayContaining([
      { id: hello.id, branch: BRANCH, connected: true },
      { id: other.id, branch: BRANCH, connected: false },
    ]),
  });
  const { body: events } = await own.api("GET /events", {
    ...by,
    query: `channel=account/${ACCOUNT}/floor&subject=poc/${other.id}`,
  });
  expect(textOf(Object.values(events.data ?? {})[0]?.time)).toMatch(/^2020-05-05T10:0/);
  expect(
    await own.feed([
      {
        ...start,
        id: "c",
        type: "contact-created",
        subject: "contact/1",
        data: { channel: "audio", origin: "poc" },
      },
    ]),
  ).toMatchObject({ accepted: 1 });
});
