import { afterAll, beforeAll, expect, test } from "vitest";
import type { Permission } from "../../../openapi/generated/console.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, keyFor } from "../../support/test-accounts.ts";

const ADMIN = "65a0f0010000000000000001";
const MINUTE = 60_000;
/** May make keys, and read events, and little more. */
const KEEPER: readonly Permission[] = [
  "account.read",
  "segments.read",
  "events.read",
  "api-keys.read",
  "api-keys.write",
];

let platform: TestPlatform;
let admin: Ask;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
  await addPrivilege(platform.database.db, "key-keeper", KEEPER);
  await addPrivilege(platform.database.db, "narrow", ["events.read"]);
  await addPrivilege(platform.database.db, "wide", ["events.read", "audit.read"]);
  await addPerson(platform.database.db, "keeper@demo.example", 3, "key-keeper");
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

async function made(privilege: string, ask: Ask = admin) {
  const { status, body } = await platform.api("POST /api-keys", {
    ...ask,
    json: { name: " Warehouse ", privilege },
  });
  return {
    status,
    body,
    key: status === 200 ? textOf(body.key) : "",
    id: status === 200 ? textOf(body.apiKey?._id) : "",
  };
}

test("shows a key once, and stores and returns no copy of it later", async () => {
  const { key, id, body } = await made("supervisor");
  expect(body.apiKey).toMatchObject({
    name: "Warehouse",
    prefix: key.slice(0, 8),
    privilege: "supervisor",
    createdBy: ADMIN,
    usedAt: null,
    version: 1,
  });
  expect((await platform.api("GET /users", { key })).status).toBe(200);
  const list = await platform.api("GET /api-keys", { ...admin, query: "populate[]=createdBy&$search=ware" });
  expect(Object.values(list.body.data ?? {})).toContainEqual(
    expect.objectContaining({ _id: id, createdBy: { _id: ADMIN, name: expect.any(String) } }),
  );
  const audit = await platform.api("GET /events", { ...admin, query: `channel=account/${ACCOUNT}/audit` });
  expect(audit.body.data).toContainEqual(
    expect.objectContaining({
      type: "api-key-created",
      subject: `api-key/${id}`,
      data: { by: ADMIN, after: body.apiKey },
    }),
  );
  const kept = JSON.stringify(await platform.database.db.selectFrom("api_keys").selectAll().execute());
  for (const place of [list.text, audit.text, kept]) expect(place).not.toContain(key.slice(8));
  expect(list.text).not.toMatch(/hash/i);
});

test("grants a key only the rights of its privilege, and none after it is revoked", async () => {
  const { key, id } = await made("recording-reviewer");
  expect([
    (await platform.api("GET /calls", { key })).status,
    (await platform.api("GET /events", { key })).status,
  ]).toEqual([200, 403]);
  expect((await platform.api(`DELETE /api-keys/${id}`, admin)).status).toBe(204);
  expect((await platform.api("GET /calls", { key })).status).toBe(401);
});

test("rejects keys with more rights than their creator has, including custom privileges", async () => {
  const keeper = { token: (await platform.signIn("keeper@demo.example")).accessToken };
  const verdicts = await Promise.all(
    ["narrow", "agent", "key-keeper", "wide", "supervisor", "admin", "nobody-has-this"].map(
      async (privilege) => (await made(privilege, keeper)).status,
    ),
  );
  expect(verdicts).toEqual([200, 200, 200, 422, 422, 422, 422]);
  expect((await made("wide")).status).toBe(200);
  const { body } = await made("admin", keeper);
  expect(body["errors"]).toMatchObject([{ pointer: "/body/privilege", code: "more-than-yours" }]);
});

test("rejects the creation and listing of keys with a key, even an administrator's", async () => {
  const { key } = await made("admin");
  expect((await made("agent", { key })).status).toBe(401);
  expect((await platform.api("GET /api-keys", { key })).status).toBe(401);
});

test("the last use of a key is kept, once a minute", async () => {
  const { key, id } = await made("supervisor");
  const used = async () => {
    const { body } = await platform.api("GET /api-keys", { ...admin, query: `_id=${id}` });
    return textOf(body.data?.[0]?.["usedAt"]);
  };
  const first = now;
  await platform.api("GET /users", { key });
  now += MINUTE - 1;
  await platform.api("GET /users", { key });
  expect(Date.parse(await used())).toBe(first);
  now += 1;
  await platform.api("GET /users", { key });
  expect(Date.parse(await used())).toBe(first + MINUTE);
});

test("keeps a renamed key valid, and hides it from other accounts", async () => {
  const { key, id } = await made("supervisor");
  const renamed = await platform.api(`PATCH /api-keys/${id}`, {
    ...admin,
    json: { name: "Depot" },
    headers: { "if-match": '"1"' },
  });
  expect([renamed.status, renamed.headers.get("etag"), renamed.body["name"]]).toEqual([200, '"2"', "Depot"]);
  expect((await platform.api("GET /users", { key })).status).toBe(200);
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  expect((await platform.api("GET /api-keys", other)).body.total).toBe(0);
  expect((await platform.api(`DELETE /api-keys/${id}`, other)).status).toBe(404);
  expect(
    (
      await platform.api(`PATCH /api-keys/${id}`, {
        ...other,
        json: { name: "Mine" },
        headers: { "if-match": '"2"' },
      })
    ).status,
  ).toBe(404);
});

test("keys are not bound to where users may connect from", async () => {
  const key = await keyFor(platform.database.db, ACCOUNT, "supervisor");
  await platform.api("POST /security/ip-restrictions", {
    ...admin,
    json: { range: "192.0.2.0/24", users: ["65a0f0010000000000000002"] },
  });
  expect((await platform.api("GET /users", { key })).status).toBe(200);
});
