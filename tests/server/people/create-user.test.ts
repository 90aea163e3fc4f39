import { afterAll, beforeAll, expect, test } from "vitest";
import { segmentRow } from "../../../server/resources/segment-row.ts";
import { agentBody, asking, audited, faults, GOOD_PASSWORD } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const NOWHERE = "0123456789abcdef01234567";
const THEIRS = "65b0f0020000000000000001";

let platform: TestPlatform;
let principal: Ask;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  principal = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  admin = { token: (await platform.signIn("second@demo.example")).accessToken };
});
afterAll(() => platform.close());

const create = (values: object, as = admin) => asking(platform, as).post("/users", agentBody(values));

test("creates an agent in the list and on the floor and logs the user who did it", async () => {
  const availability = [
    { day: 1, start: "09:00", end: "13:00" },
    { day: 1, start: "14:00", end: "24:00" },
  ];
  const { status, body, headers } = await create({
    firstname: " Nora ",
    email: "Nora@Demo.example",
    lang: "fr",
    segments: [SEGMENT],
    availability,
  });
  expect([status, headers.get("etag")]).toEqual([200, '"1"']);
  expect(body).toMatchObject({
    firstname: "Nora",
    lastname: "Quist",
    email: "Nora@Demo.example",
    username: "nora.quist",
    lang: "fr",
    level: 5,
    privilege: "agent",
    segments: [SEGMENT],
    availability,
    disabled: false,
    activated: true,
    principal: false,
    abilities: ["edit", "assign", "grant", "disable", "remove"],
  });
  const found = await asking(platform, admin).get("/users", "$search=quist");
  expect(found.body.data).toEqual([{ ...body, lastCall: null, lastConnection: null }]);
  const [event] = await audited(platform, principal, 1);
  expect(event).toMatchObject({
    type: "user-created",
    subject: `user/${textOf(body._id)}`,
    data: { after: body },
  });
  expect(JSON.stringify(event)).not.toContain(GOOD_PASSWORD);
  const snapshot = await asking(platform, admin).get("/live-monitor/snapshot");
  expect(snapshot.text).toContain("Nora Quist");
  expect(
    (
      await platform.api("POST /auth/login", {
        json: { strategy: "local", email: "NORA.quist", password: GOOD_PASSWORD, agreement: true },
      })
    ).body,
  ).toMatchObject({ level: 5, redirect: true });
});

test("keeps emails and usernames unique across accounts, ignoring case", async () => {
  expect(faults(await create({ email: "ADMIN@other.example", username: "free.name" }))).toEqual([
    409,
    "/body/email taken",
  ]);
  expect(faults(await create({ email: "free@demo.example", username: "NORA.QUIST" }))).toEqual([
    409,
    "/body/username taken",
  ]);
  const { body } = await asking(platform, admin).get("/users", "level[$gte]=1&$search=free");
  expect(body.total).toBe(0);
});

test("requires an email without a password, and a sign-in name with one", async () => {
  expect(faults(await create({ password: undefined, username: "no.password" }))).toEqual([
    422,
    "/body/email needed-for-link",
  ]);
  expect(faults(await create({ username: undefined }))).toEqual([422, "/body/username needed-to-sign-in"]);
  expect(faults(await create({ username: "a@b.example" }))[0]).toBe(422);
  expect(faults(await create({ email: "no e-mail", username: undefined }))).toEqual([
    422,
    "/body/email format",
  ]);
});

test.each([
  ["short", [422, "/body/password too-short"]],
  ["123456", [422, "/body/password weak-password"]],
  ["Password1!", [422, "/body/password weak-password"]],
])("the password %s is refused", async (password, fault) => {
  expect(faults(await create({ username: "pass.word", password }))).toEqual(fault);
});

test("hours end after they begin, and do not overlap", async () => {
  const withHours = (...availability: object[]) => create({ username: "hour.ly", availability });
  expect(faults(await withHours({ day: 1, start: "09:00", end: "09:00" }))).toEqual([
    422,
    "/body/availability/0/end same-as-start",
  ]);
  expect(
    faults(
      await withHours(
        { day: 1, start: "09:00", end: "12:00" },
        { day: 2, start: "08:00", end: "24:00" },
        { day: 1, start: "11:59", end: "13:00" },
      ),
    ),
  ).toEqual([422, "/body/availability/2 overlaps"]);
  expect(faults(await withHours({ day: 8, start: "25:00", end: "12:60" }))).toEqual([
    422,
    "/body/availability/0/day too-large",
    "/body/availability/0/start pattern",
    "/body/availability/0/end pattern",
  ]);
});

test("rejects members that only the platform sets", async () => {
  for (const member of [
    "_id",
    "account",
    "level",
    "createdAt",
    "version",
    "principal",
    "imported",
    "activated",
    "password_hash",
    "abilities",
  ]) {
    expect(faults(await create({ username: "mass", [member]: 1 }))).toEqual([400, `/body/${member} unknown`]);
  }
});

test("returns the same error for segments and privileges of another account as for unknown ones", async () => {
  const other = asking(platform, { token: (await platform.signIn("admin@other.example")).accessToken });
  const theirs = await other.post("/privileges", {
    name: "their-own",
    label: "Theirs",
    level: 5,
    permissions: [],
  });
  expect(theirs.status).toBe(200);
  await platform.database.db
    .insertInto("segments")
    .values(segmentRow("65b0f0000000000000000001", { id: THEIRS, values: { name: "Theirs" }, at: 1 }))
    .execute();
  const withoutInstance = ({ status, body }: Awaited<ReturnType<typeof create>>) => ({
    status,
    ...body,
    instance: "",
  });
  const bySegment = async (id: string) =>
    withoutInstance(await create({ username: "seg.ment", segments: [SEGMENT, id] }));
  expect(await bySegment(THEIRS)).toEqual(await bySegment(NOWHERE));
  expect(await bySegment(THEIRS)).toMatchObject({
    status: 422,
    errors: [{ pointer: "/body/segments/1", code: "unknown" }],
  });
  const byPrivilege = async (privilege: string) =>
    withoutInstance(await create({ username: "priv.ilege", privilege }));
  expect(await byPrivilege("their-own")).toEqual(await byPrivilege("nobody-has-this"));
});

test("lets only the principal create administrators and only grants permissions the creator holds", async () => {
  const levels = ["admin", "supervisor", "recording-reviewer", "agent-recording", "agent"];
  const made = async (as: Ask, prefix: string) =>
    Promise.all(
      levels.map(
        async (privilege) => (await create({ username: `${prefix}-${privilege}`, privilege }, as)).status,
      ),
    );
  expect(await made(admin, "by-admin")).toEqual([403, 403, 403, 200, 200]);
  expect(await made(principal, "by-principal")).toEqual([200, 200, 200, 200, 200]);
  const supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  expect(await made(supervisor, "by-supervisor")).toEqual([403, 403, 403, 403, 403]);
  await addPrivilege(platform.database.db, "team-lead", ["account.read", "users.read", "users.write"]);
  await addPerson(platform.database.db, "lead@demo.example", 3, "team-lead");
  const lead = { token: (await platform.signIn("lead@demo.example")).accessToken };
  // An auditor reads calls, which a team lead of this account cannot.
  expect(await made(lead, "by-lead")).toEqual([403, 403, 403, 403, 403]);
  await platform.database.db
    .updateTable("privileges")
    .set({ permissions: JSON.stringify(["account.read", "segments.read", "users.write"]) })
    .where("name", "=", "team-lead")
    .execute();
  expect(await made(lead, "by-lead")).toEqual([403, 403, 403, 403, 200]);
});

test("creates one of fifty concurrent users with the same email", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      create({ email: index % 2 ? "same@demo.example" : "SAME@demo.example", username: `same-${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  const { body } = await asking(platform, admin).get("/users", "$search=same@demo");
  expect(body.total).toBe(1);
});

test("keeps to the plan's limit of users with concurrent requests", async () => {
  const { db } = platform.database;
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
  const limit = count + 3;
  await db
    .updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "users", limit }]) })
    .where("id", "=", ACCOUNT)
    .execute();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create({ username: `room-${index}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused).toHaveLength(17);
  expect(refused[0]?.body).toMatchObject({
    type: "/problems/plan-limit",
    detail: `The plan of this account allows ${limit} users, and there are ${limit}. Contact us to raise the limit.`,
  });
  expect((await asking(platform, admin).get("/account/plan")).body.features).toEqual([
    { name: "users", limit, used: limit },
  ]);
});

test("counts users imported from a recording toward the plan's limit once they can sign in", async () => {
  const { db } = platform.database;
  const ask = asking(platform, admin);
  const [named, other] = ["aaaaaaaaaaaaaaaaaaaaaaa1", "aaaaaaaaaaaaaaaaaaaaaaa2"] as const;
  const row = {
    account: ACCOUNT,
    firstname: "ZOHARI",
    lastname: "",
    level: 5,
    privilege: "agent" as const,
    imported: true,
    firstname_key: "zohari",
    lastname_key: "",
    search: "zohari",
    created_at: 0,
    updated_at: 0,
  };
  await db
    .insertInto("users")
    .values([named, other].map((id) => ({ ...row, id })))
    .execute();
  const { count } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account", "=", ACCOUNT)
    .where("imported", "=", false)
    .executeTakeFirstOrThrow();
  const features = (limit: number) =>
    db
      .updateTable("accounts")
      .set({ features: JSON.stringify([{ name: "users", limit }]) })
      .where("id", "=", ACCOUNT)
      .execute();
  const used = async () => (await ask.get("/account/plan")).body.features;
  await features(count);
  for (const change of [{ email: "zohari@demo.example" }, { username: "zohari", password: GOOD_PASSWORD }])
    expect((await ask.patch(`/users/${named}`, change, 1)).body.type).toBe("/problems/plan-limit");
  expect((await ask.patch(`/users/${named}`, { lastname: "Of a recording" }, 1)).body).toMatchObject({
    imported: true,
    activated: false,
  });
  expect(await used()).toEqual([{ name: "users", limit: count, used: count }]);
  await features(count + 1);
  const answers = await Promise.all([
    ask.patch(`/users/${named}`, { username: "zohari", password: GOOD_PASSWORD }, 2),
    ask.patch(`/users/${other}`, { email: "other.zohari@demo.example" }, 1),
  ]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ imported: false });
  expect(answers.find(({ status }) => status !== 200)?.body.type).toBe("/problems/plan-limit");
  expect(await used()).toEqual([{ name: "users", limit: count + 1, used: count + 1 }]);
  const [joined, version] = answers[0]?.status === 200 ? [named, 3] : [other, 2];
  expect(
    (await ask.patch(`/users/${joined}`, { username: "late.zohari", password: "violet-tram-93" }, version))
      .status,
  ).toBe(200);
});
