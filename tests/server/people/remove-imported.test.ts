import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPerson, addPrivilege, ACCOUNT } from "../../support/test-accounts.ts";
import { asking, audited } from "../../support/people.ts";
import { pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

const OWN_SEGMENT = "65a0f0020000000000000001";
const SEGMENTS = [
  "aaaaaaaaaaaaaaaaaaaaaa01",
  "aaaaaaaaaaaaaaaaaaaaaa02",
  "aaaaaaaaaaaaaaaaaaaaaa03",
] as const;
const AGENTS = ["aaaaaaaaaaaaaaaaaaaaaa11", "aaaaaaaaaaaaaaaaaaaaaa12"] as const;
const HOUR = 3_600_000;

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let token = "";
let now = Date.UTC(2026, 5, 1);
let plays = 0;

beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
afterAll(() => platform.close());

/**
 * Plays a recording that names three segments and two agents; both serve the first segment and took a call
 * there.
 */
beforeEach(async () => {
  now += HOUR;
  const source = `/play/${++plays}`;
  const fact = (...[type, subject, data]: Parameters<typeof pbx>) => pbx(type, subject, data, { source });
  token = (await platform.signIn("admin@demo.example")).accessToken;
  admin = asking(platform, { token });
  const { refused } = await platform.feed([
    fact("traffic-started", "traffic/day", {
      kind: "recording",
      name: "A day",
      zone: "Asia/Jerusalem",
      rate: 60,
    }),
    ...SEGMENTS.map((id, at) =>
      fact("segment-described", `segment/${id}`, {
        name: `Cobranza ${at}`,
        channels: ["audio"],
        imported: true,
      }),
    ),
    ...AGENTS.map((id, at) =>
      fact("user-described", `user/${id}`, { name: `ZOHARI ${at}`, segments: [SEGMENTS[0]], imported: true }),
    ),
    fact("contact-created", `contact/${plays}`, { channel: "audio", origin: "ivr" }),
    fact("call-created", `call/old-${plays}`, {
      contact: String(plays),
      segment: SEGMENTS[0],
      user: AGENTS[0],
      channel: "audio",
    }),
  ]);
  if (refused.length > 0) throw new Error(`The recording was not taken: ${JSON.stringify(refused)}`);
});

const total = async (path: string): Promise<unknown> =>
  (await admin.get(path, "imported=true&$limit=1")).body.total;
const left = async () => [await total("/segments"), await total("/users")];
const idOf = ({ body }: Awaited<ReturnType<typeof admin.get>>) => textOf(body._id);
const own = async () => [
  (await admin.get("/segments", "imported=false")).body.total,
  (await admin.get("/users", "imported=false&level[$gte]=1")).body.total,
];

test("removes all segments and users from recordings in one step, and nothing else", async () => {
  const before = await own();
  expect((await admin.get("/imported-records")).body).toEqual({
    segments: 3,
    users: 2,
    kept: { segments: 0, users: 0 },
  });
  const { status, body } = await admin.remove("/imported-records");
  expect([status, body]).toEqual([200, { segments: 3, users: 2, kept: { segments: 0, users: 0 } }]);
  expect(await left()).toEqual([0, 0]);
  expect(await own()).toEqual(before);
  expect((await admin.remove("/imported-records")).body).toEqual({
    segments: 0,
    users: 0,
    kept: { segments: 0, users: 0 },
  });
});

test("writes each removal to the audit, so that calls and histories keep the names", async () => {
  await admin.remove("/imported-records");
  const removed = await audited(platform, { token }, 5);
  expect(removed.map(({ type, subject }) => [type, subject])).toEqual([
    ...SEGMENTS.map((id) => ["segment-removed", `segment/${id}`]),
    ...AGENTS.map((id) => ["user-removed", `user/${id}`]),
  ]);
  expect(removed[0]).toMatchObject({
    data: { by: expect.stringMatching(/^[0-9a-f]{24}$/), before: { name: "Cobranza 0", imported: true } },
  });
  const named = {
    agent: { _id: AGENTS[0], name: "ZOHARI 0" },
    segment: { _id: SEGMENTS[0], name: "Cobranza 0" },
  };
  expect((await admin.get(`/calls/old-${plays}`)).body).toMatchObject(named);
  const list = await admin.get("/calls", `_id=old-${plays}&populate[]=agent&populate[]=segment`);
  expect(list.body.data).toEqual([expect.objectContaining(named)]);
});

test("takes them out of records that can do without them, and keeps those that others need", async () => {
  const branch = idOf(
    await admin.post("/branches", {
      name: `harbour-${plays}`,
      label: "Harbour",
      segments: [SEGMENTS[0], OWN_SEGMENT],
    }),
  );
  const service = idOf(await admin.post("/services", { title: `Advice ${plays}`, agents: [AGENTS[0]] }));
  const range = idOf(
    await admin.post("/security/ip-restrictions", { range: "198.51.100.0/24", users: [AGENTS[0]] }),
  );
  const team = await admin.get(`/segments/${OWN_SEGMENT}`);
  const users = (team.body["users"] as unknown as readonly { readonly _id: string }[]).map(({ _id }) => _id);
  await admin.patch(
    `/segments/${OWN_SEGMENT}`,
    { users: [...users, AGENTS[1]] },
    Number(team.body["version"]),
  );
  // An integration that names no segment would offer all of them.
  const mixed = idOf(
    await admin.post("/integrations", {
      name: `Shop ${plays}`,
      kind: "website",
      segments: [SEGMENTS[0], OWN_SEGMENT],
    }),
  );
  const alone = idOf(
    await admin.post("/integrations", {
      name: `Desk ${plays}`,
      kind: "website",
      segments: [SEGMENTS[1], SEGMENTS[2]],
    }),
  );

  const expected = { segments: 1, users: 2, kept: { segments: 2, users: 0 } };
  expect((await admin.get("/imported-records")).body).toEqual(expected);
  expect((await admin.remove("/imported-records")).body).toEqual(expected);
  expect(await left()).toEqual([2, 0]);
  const members = async (path: string, member: string) =>
    ((await admin.get(path)).body[member] as unknown as readonly { readonly _id: string }[]).map(
      ({ _id }) => _id,
    );
  expect(await members(`/branches/${branch}`, "segments")).toEqual([OWN_SEGMENT]);
  expect(await members(`/services/${service}`, "agents")).toEqual([]);
  expect(await members(`/segments/${OWN_SEGMENT}`, "users")).toEqual(users);
  expect(await members(`/integrations/${mixed}`, "segments")).toEqual([OWN_SEGMENT]);
  expect(await members(`/integrations/${alone}`, "segments")).toEqual([SEGMENTS[1], SEGMENTS[2]]);
  expect((await admin.get(`/security/ip-restrictions/${range}`)).status).toBe(404);
  await admin.remove(`/integrations/${alone}`);
  expect((await admin.remove("/imported-records")).body).toMatchObject({ segments: 2 });
});

test("asks for both permissions, and leaves a user whose privilege the caller may not give", async () => {
  const { db } = platform.database;
  await addPrivilege(db, `users-alone-${plays}`, ["users.read", "users.write"]);
  await addPrivilege(db, `both-${plays}`, [
    "users.read",
    "users.write",
    "segments.read",
    "segments.write",
    "account.read",
  ]);
  await addPerson(db, `alone-${plays}@demo.example`, 3, `users-alone-${plays}`);
  await addPerson(db, `both-${plays}@demo.example`, 3, `both-${plays}`);
  const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  const alone = await as(`alone-${plays}@demo.example`);
  expect([
    (await alone.get("/imported-records")).status,
    (await alone.remove("/imported-records")).status,
  ]).toEqual([403, 403]);
  expect(await left()).toEqual([3, 2]);
  await db
    .updateTable("users")
    .set({ level: 4, privilege: "agent-recording" })
    .where("account", "=", ACCOUNT)
    .where("id", "=", AGENTS[1])
    .execute();
  await db
    .updateTable("users")
    .set({ privilege: `users-alone-${plays}` })
    .where("account", "=", ACCOUNT)
    .where("id", "=", AGENTS[0])
    .execute();
  expect((await (await as(`both-${plays}@demo.example`)).remove("/imported-records")).body).toEqual({
    segments: 3,
    users: 1,
    kept: { segments: 0, users: 1 },
  });
  expect((await admin.remove("/imported-records")).body).toMatchObject({ users: 1 });
});
