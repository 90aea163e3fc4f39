import { afterAll, beforeAll, expect, test } from "vitest";
import type { Permission } from "../../../openapi/generated/console.ts";
import { PERMISSIONS, PRIVILEGES, type Requirement } from "../../../server/auth/permissions.ts";
import { ungrantablePermissions } from "../../../server/people/write-privilege.ts";
import { agentBody, asking, audited, faults } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { addPerson, keyFor, OTHER_ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let principal: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  principal = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

const ask = () => asking(platform, principal);
const make = (values: object) =>
  ask().post("/privileges", {
    name: "auditor",
    label: "Auditor",
    level: 3,
    permissions: ["account.read", "calls.read"],
    ...values,
  });

test("the default privileges are listed as the table has them, and by level", async () => {
  const { body } = await ask().get("/privileges");
  expect(
    Object.values(body.data ?? {}).map(({ name, level, default: isDefault }) => [name, level, isDefault]),
  ).toEqual([
    ["admin", 1, true],
    ["supervisor", 2, true],
    ["recording-reviewer", 3, true],
    ["agent-recording", 4, true],
    ["agent", 5, true],
  ]);
  expect(Object.values(body.data ?? {})[1]?.permissions).toEqual([...PRIVILEGES.supervisor]);
  const names = async (query: string) =>
    Object.values((await ask().get("/privileges", query)).body.data ?? {}).map(({ name }) => name);
  expect(await names("level=2")).toEqual(["supervisor"]);
  expect(await names("level[$lt]=4")).toEqual(["admin", "supervisor", "recording-reviewer"]);
  expect(await names("level[$in][]=4&level[$in][]=5&$limit=1&$skip=1")).toEqual(["agent"]);
  expect(await names("level[$gt]=1&level[$lte]=4&level[$ne]=3")).toEqual(["supervisor", "agent-recording"]);
});

test("searches privileges by label in any language, filters by permission and sorts", async () => {
  const names = async (query: string) =>
    Object.values((await ask().get("/privileges", query)).body.data ?? {}).map(({ name }) => name);
  expect(await names("$search=AUDITOR")).toEqual(["recording-reviewer", "agent-recording"]);
  expect(await names("$search=administrateur")).toEqual(["admin"]);
  expect(await names("$search=agent-rec")).toEqual(["agent-recording"]);
  expect(await names("default=false")).toEqual([]);
  expect(await names("permissions[$in][]=recordings.review&permissions[$ne]=users.write")).toEqual([
    "recording-reviewer",
  ]);
  expect(await names("$sort[level]=-1&$limit=2")).toEqual(["agent", "agent-recording"]);
  expect(await names("$sort[label]=1")).toEqual([
    "admin",
    "agent",
    "agent-recording",
    "recording-reviewer",
    "supervisor",
  ]);
  expect((await ask().get("/privileges", "$sort[users]=-1&$limit=1")).body.total).toBe(5);
  expect((await ask().get("/privileges", "$sort[permissions]=1")).status).toBe(400);
});

test("lets the principal administrator create a privilege that grants exactly its permissions", async () => {
  const { status, body } = await make({ name: "listener", label: " Listener " });
  expect([status, body.label, body.users, body.abilities]).toEqual([200, "Listener", 0, ["edit", "remove"]]);
  expect(await audited(platform, principal, 1)).toMatchObject([
    { type: "privilege-created", data: { after: body } },
  ]);
  const id = await addPerson(platform.database.db, "listener@demo.example", 1, "admin");
  expect((await ask().patch(`/users/${id}`, { privilege: "listener" }, 1)).body).toMatchObject({
    privilege: "listener",
    level: 3,
  });
  const listener = { token: (await platform.signIn("listener@demo.example")).accessToken };
  expect((await platform.api("GET /calls", listener)).headers.get("abilities")).toBe(
    "account.read calls.read",
  );
  expect((await platform.api("GET /users", listener)).status).toBe(403);
  const changed = await ask().patch(
    `/privileges/${textOf(body._id)}`,
    { permissions: ["account.read", "users.read"], level: 4 },
    1,
  );
  expect(changed.body).toMatchObject({ users: 1, level: 4, version: 2, abilities: ["edit"] });
  expect([
    (await platform.api("GET /calls", listener)).status,
    (await platform.api("GET /users", listener)).status,
  ]).toEqual([403, 200]);
  expect((await ask().get(`/users/${id}`)).body.level).toBe(4);
  await ask().patch(`/privileges/${textOf(body._id)}`, { level: 5 }, 2);
  expect((await platform.api("GET /auth/check-token", listener)).status).toBe(401);
  expect(
    await platform.database.db.selectFrom("sessions").select("ended_by").where("user_id", "=", id).execute(),
  ).toEqual([{ ended_by: "revoked" }]);
});

test("refuses permissions reserved for the principal and permissions the user does not hold", async () => {
  expect(faults(await make({ permissions: ["account.read", "administrators.write"] }))).toEqual([
    422,
    "/body/permissions/1 principal-only",
  ]);
  const holder = { permissions: new Set<Permission>(["calls.read"]) };
  expect(ungrantablePermissions(holder, ["calls.read"])).toEqual([]);
  expect(ungrantablePermissions(holder, ["calls.read", "users.read", "business.write"])).toMatchObject([
    { pointer: "/body/permissions/1", code: "not-held" },
    { code: "principal-only" },
  ]);
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  const second = asking(platform, { token: (await platform.signIn("second@demo.example")).accessToken });
  expect(
    (await second.post("/privileges", { name: "x-y", label: "X", level: 3, permissions: [] })).status,
  ).toBe(403);
  expect((await second.get("/privileges")).status).toBe(200);
});

test("requires a password check to create users and to create or change privileges", async () => {
  const ours = textOf(
    (await make({ name: "grown", label: "Grown", permissions: ["account.read"] })).body._id,
  );
  const mine = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const handOut = async () => [
    await mine.post("/users", agentBody({ username: "found.open" })),
    await mine.post("/privileges", {
      name: "found",
      label: "Found",
      level: 3,
      permissions: ["account.read"],
    }),
    await mine.patch(`/privileges/${ours}`, { permissions: ["account.read", "users.write"] }, 1),
  ];
  const session = Object.values((await mine.get("/sessions")).body.data ?? {}).find(({ current }) => current);
  await platform.database.db
    .updateTable("sessions")
    .set({ proved_at: Date.now() - 600_000 })
    .where("id", "=", textOf(session?._id))
    .execute();
  expect((await handOut()).map(({ status, body }) => [status, body.type])).toEqual(
    Array.from({ length: 3 }, () => [403, "/problems/proof-needed"]),
  );
  await mine.post("/sessions/current/proof", { password: PASSWORD });
  expect((await handOut()).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("keeps names and labels of privileges unique, ignoring case", async () => {
  expect((await make({ name: "owner", label: "Owner" })).status).toBe(200);
  expect(faults(await make({ name: "owner", label: "Other" }))).toEqual([409, "/body/name taken"]);
  expect(faults(await make({ name: "supervisor", label: "Other" }))).toEqual([409, "/body/name taken"]);
  const other = await make({ name: "owner-two", label: "Owner two" });
  expect(faults(await make({ name: "owner-three", label: "OWNER" }))).toEqual([409, "/body/label taken"]);
  expect(faults(await ask().patch(`/privileges/${textOf(other.body._id)}`, { label: "owner" }, 1))).toEqual([
    409,
    "/body/label taken",
  ]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => make({ name: "raced", label: `Raced ${index}` })),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test("refuses to remove default privileges and those in use by a user or key", async () => {
  const held = textOf(
    (await make({ name: "held", label: "Held", level: 5, permissions: ["account.read", "segments.read"] }))
      .body._id,
  );
  const user = textOf(
    (await ask().post("/users", agentBody({ privilege: "held", username: "held.one" }))).body._id,
  );
  expect((await ask().remove(`/privileges/${held}`)).body.detail).toMatch(/^1 users hold/);
  await ask().remove(`/users/${user}`);
  await keyFor(platform.database.db, "65a0f0000000000000000001", "held");
  expect((await ask().remove(`/privileges/${held}`)).body.detail).toMatch(/^The API key test holds/);
  await platform.database.db.deleteFrom("api_keys").where("privilege", "=", "held").execute();
  expect((await ask().remove(`/privileges/${held}`)).status).toBe(204);
  expect((await ask().get(`/privileges/${held}`)).status).toBe(404);
  const admin = "65a0f0050000000000000001";
  expect([
    (await ask().patch(`/privileges/${admin}`, { level: 5 }, 1)).status,
    (await ask().remove(`/privileges/${admin}`)).status,
    (await ask().get(`/privileges/${admin}`)).status,
  ]).toEqual([409, 409, 200]);
});

test("another account's privileges are not there", async () => {
  const { body } = await make({ name: "ours-only", label: "Ours only" });
  const other = asking(platform, { token: (await platform.signIn("admin@other.example")).accessToken });
  const responses = async (id: string) =>
    [
      await other.get(`/privileges/${id}`),
      await other.patch(`/privileges/${id}`, { level: 5 }, 1),
      await other.remove(`/privileges/${id}`),
    ].map((answer) => ({ ...answer.body, instance: "" }));
  expect(await responses(textOf(body._id))).toEqual(await responses("0123456789abcdef01234567"));
  expect((await other.get("/privileges")).body.total).toBe(5);
  expect(
    (await other.post("/privileges", { name: "ours-only", label: "Ours only", level: 3, permissions: [] }))
      .status,
  ).toBe(200);
  expect(OTHER_ACCOUNT).not.toBe(body.account);
});

test("publishes every operation with the permissions it requires", async () => {
  const { body } = await ask().get("/permissions", "$limit=200");
  const rows = [
    ...Object.values(body.data ?? {}),
    ...Object.values((await ask().get("/permissions", "$limit=200&$skip=200")).body.data ?? {}),
  ];
  expect(
    Object.fromEntries(rows.map(({ operation, permission }) => [textOf(operation), permission])),
  ).toEqual(
    Object.fromEntries(
      Object.entries<Requirement>(PERMISSIONS).map(([operation, { permission }]) => [operation, permission]),
    ),
  );
  expect(body.total).toBe(Object.keys(PERMISSIONS).length);
  const row = (name: string) => rows.find(({ operation }) => textOf(operation) === name);
  expect(row("createUser")).toEqual({
    operation: "createUser",
    method: "POST",
    path: "/users",
    permission: "users.write",
    fresh: true,
    feature: null,
    keys: false,
    privileges: ["principal", "admin"],
  });
  expect(row("createPrivilege")).toMatchObject({ privileges: ["principal"] });
  expect(row("listCalls")).toMatchObject({
    keys: true,
    privileges: ["principal", "admin", "supervisor", "recording-reviewer", "agent-recording"],
  });
  expect(row("login")).toMatchObject({
    permission: "public",
    privileges: ["principal", "admin", "supervisor", "recording-reviewer", "agent-recording", "agent"],
  });
});
