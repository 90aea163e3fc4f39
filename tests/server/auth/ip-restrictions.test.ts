import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { PERMISSIONS, type Requirement } from "../../../server/auth/permissions.ts";
import { readOperations } from "../../../server/contract/operations.ts";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { stoppedIntervals } from "../../support/stopped-intervals.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";

const intervals = stoppedIntervals();

const ADMIN = "65a0f0010000000000000001";
const SUPERVISOR = "65a0f0010000000000000002";
const RECORDER = "65a0f0010000000000000004";
const OFFICE = "198.51.100.7";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform({ config: { trustedProxies: ["127.0.0.1"] } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("ip_restrictions").execute();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});

const from = (address: string) => ({ "x-forwarded-for": address });
const restrict = (json: object, ask: Ask = admin) =>
  platform.api("POST /security/ip-restrictions", { ...ask, json });
const login = (headers: Record<string, string> = {}) =>
  platform.api("POST /auth/login", {
    json: { strategy: "local", email: "supervisor@demo.example", password: PASSWORD, agreement: true },
    headers,
  });

test("limits the sign-in of restricted users to the range of the restriction", async () => {
  await restrict({ range: "198.51.100.0/24", users: [SUPERVISOR] });
  expect((await login()).body).toMatchObject({ status: 403, type: "/problems/address-not-allowed" });
  expect((await login(from(OFFICE))).status).toBe(200);
  const wrong = await platform.api("POST /auth/login", {
    json: { strategy: "local", email: "supervisor@demo.example", password: "wrong", agreement: true },
  });
  expect(wrong.status).toBe(401);
});

test("several restrictions add up, and others may still come from anywhere", async () => {
  await restrict({ range: "198.51.100.0/24", users: [SUPERVISOR] });
  await restrict({ range: "2001:db8::/32", users: [SUPERVISOR] });
  const statuses = [OFFICE, "2001:db8::9", "192.0.2.1", "::ffff:198.51.100.9"].map(
    async (address) => (await login(from(address))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 403, 200]);
  expect((await platform.signIn("recorder@demo.example")).redirect).toBe(false);
});

test("accepts an API key from any address, even when its creator is restricted", async () => {
  const { body } = await platform.api("POST /api-keys", {
    ...admin,
    json: { name: "From anywhere", privilege: "admin" },
  });
  await restrict({ range: OFFICE, users: [ADMIN], confirm: true });
  expect((await platform.api("GET /users", admin)).status).toBe(403);
  expect((await platform.api("GET /users", { key: textOf(body.key) })).status).toBe(200);
});

test("a login that was made ready elsewhere is claimed from inside the range alone", async () => {
  await restrict({ range: "198.51.100.0/24", users: [SUPERVISOR] });
  const claim = () =>
    new Claims(platform.database.db, Date.now).make(
      platform.database.db,
      { account: ACCOUNT, user: SUPERVISOR, remember: false, provedAt: Date.now() },
      null,
    );
  expect((await platform.api(`GET /auth/login/${await claim()}`)).body["type"]).toBe(
    "/problems/address-not-allowed",
  );
  expect((await platform.api(`GET /auth/login/${await claim()}`, { headers: from(OFFICE) })).status).toBe(
    200,
  );
});

test("from the next request on nothing is answered outside, and everything is again once the restriction is gone", async () => {
  const { accessToken, refreshToken } = await platform.signIn("supervisor@demo.example");
  const { body } = await restrict({ range: OFFICE, users: [SUPERVISOR] });
  const requirementOf = (id: string): Requirement | undefined =>
    (PERMISSIONS as Readonly<Record<string, Requirement>>)[id];
  const answers = readOperations().flatMap(({ id, method, path, credentials, bodies }) => {
    const [credential] = credentials;
    if (requirementOf(id)?.permission === "public" || credential === "apiKey") return [];
    const token = credential === "refresh" ? refreshToken : accessToken;
    return platform
      .api(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "0123456789abcdef01234567")}`, {
        token,
        ...(bodies.size > 0 && { json: {} }),
      })
      .then((answer) => `${id} ${answer.body.type ? textOf(answer.body.type) : answer.status}`);
  });
  const results = await Promise.all(answers);
  expect(results.length).toBeGreaterThan(20);
  expect(results.filter((answer) => !answer.endsWith(" /problems/address-not-allowed"))).toEqual([]);
  expect((await platform.api("POST /auth/refresh-token", { json: { refreshToken } })).body["type"]).toBe(
    "/problems/address-not-allowed",
  );
  expect(
    (await platform.api("GET /auth/check-token", { token: accessToken, headers: from(OFFICE) })).status,
  ).toBe(200);
  expect(
    (await platform.api("POST /auth/refresh-token", { json: { refreshToken }, headers: from(OFFICE) }))
      .status,
  ).toBe(200);
  expect((await platform.api(`DELETE /security/ip-restrictions/${textOf(body._id)}`, admin)).status).toBe(
    204,
  );
  expect((await platform.api("GET /auth/check-token", { token: accessToken })).status).toBe(200);
});

test("sockets outside close within two seconds and are not let in again, those inside stay", async () => {
  const { accessToken } = await platform.signIn("supervisor@demo.example");
  const outside = await LiveSocket.open(platform.url, { token: accessToken });
  const polling = await LiveSocket.open(platform.url, { token: accessToken }, { transports: ["polling"] });
  const inside = await LiveSocket.open(platform.url, { token: accessToken }, { extraHeaders: from(OFFICE) });
  const ended = Promise.all([outside, polling].map((live) => live.next("session:ended")));
  await restrict({ range: OFFICE, users: [SUPERVISOR] });
  await intervals.pass(2_000);
  expect(await ended).toEqual([{ reason: "revoked" }, { reason: "revoked" }]);
  expect(await refusalOf(LiveSocket.open(platform.url, { token: accessToken }))).toMatchObject({
    code: "forbidden",
  });
  expect(inside.socket.connected).toBe(true);
  expect(await inside.hello({ channel: `account/${ACCOUNT}/floor` })).toMatchObject({ answer: "gone" });
});

test("a connection that polls is held to the address of its latest request", async () => {
  const { accessToken } = await platform.signIn("supervisor@demo.example");
  await restrict({ range: OFFICE, users: [SUPERVISOR] });
  const headers = from(OFFICE);
  const live = await LiveSocket.open(
    platform.url,
    { token: accessToken },
    { transports: ["polling"], extraHeaders: headers },
  );
  const ended = live.next("session:ended");
  headers["x-forwarded-for"] = "192.0.2.1";
  // What is asked next comes from there.
  await live.hello({});
  await intervals.pass(2_000);
  expect(await ended).toEqual({ reason: "revoked" });
});

test("requires confirmation of a change that would lock out its author, and changes nothing before", async () => {
  const list = async () => (await platform.api("GET /security/ip-restrictions", admin)).body.total;
  const refused = await restrict({ range: OFFICE, users: [ADMIN, SUPERVISOR] });
  expect(refused.body).toMatchObject({ status: 409, type: "/problems/would-lock-out" });
  expect(textOf(refused.body.detail)).toContain("127.0.0.1");
  expect(await list()).toBe(0);
  expect((await login()).status).toBe(200);
  const here = await restrict({ range: "127.0.0.0/8", users: [ADMIN] });
  const there = await restrict({ range: OFFICE, users: [ADMIN] });
  expect([here.status, there.status]).toEqual([200, 200]);
  const one = `/security/ip-restrictions/${textOf(here.body._id)}`;
  const change = (json: object) =>
    platform.api(`PATCH ${one}`, { ...admin, json, headers: { "if-match": '"1"' } });
  expect((await change({ range: "192.0.2.0/24" })).status).toBe(409);
  expect((await change({ users: [SUPERVISOR] })).status).toBe(409);
  expect((await platform.api(`DELETE ${one}`, admin)).status).toBe(409);
  expect((await platform.api(`DELETE ${one}`, { ...admin, query: "confirm=false" })).status).toBe(409);
  expect((await platform.api(`GET ${one}`, admin)).body).toMatchObject({
    version: 1,
    range: "127.0.0.0/8",
    users: [{ _id: ADMIN, name: expect.any(String) }],
  });
  expect((await platform.api(`DELETE ${one}`, { ...admin, query: "confirm=true" })).status).toBe(204);
  expect((await platform.api("GET /auth/check-token", admin)).body["type"]).toBe(
    "/problems/address-not-allowed",
  );
  expect((await platform.api("GET /auth/check-token", { ...admin, headers: from(OFFICE) })).status).toBe(200);
});

test("warns the second of two administrators who concurrently remove the last two ranges of their address", async () => {
  const ids = await Promise.all(
    ["127.0.0.1", "127.0.0.0/8"].map(async (range) =>
      textOf((await restrict({ range, users: [ADMIN] })).body._id),
    ),
  );
  await restrict({ range: OFFICE, users: [ADMIN] });
  const statuses = await Promise.all(
    ids.map(async (id) => (await platform.api(`DELETE /security/ip-restrictions/${id}`, admin)).status),
  );
  expect(statuses.sort((a, b) => a - b)).toEqual([204, 409]);
});

test("rejects a restriction that locks out users of the same or a higher rank", async () => {
  const second = await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  const other = { token: (await platform.signIn("second@demo.example")).accessToken };
  for (const user of [ADMIN, SUPERVISOR])
    expect((await restrict({ range: OFFICE, users: [RECORDER, user] }, other)).body).toMatchObject({
      status: 403,
      type: "/problems/forbidden",
    });
  expect((await restrict({ range: "127.0.0.0/8", users: [RECORDER, second] }, other)).status).toBe(200);
  const one = `/security/ip-restrictions/${textOf((await restrict({ range: "127.0.0.1", users: [ADMIN, RECORDER] })).body._id)}`;
  const change = (json: object, version: number) =>
    platform.api(`PATCH ${one}`, { ...other, json, headers: { "if-match": `"${version}"` } });
  expect((await change({ range: OFFICE }, 1)).status).toBe(403);
  expect((await change({ users: [RECORDER] }, 1)).status).toBe(403);
  expect((await platform.api(`DELETE ${one}`, other)).status).toBe(403);
  expect((await change({ description: "Here", users: [ADMIN] }, 1)).status).toBe(200);
  expect((await platform.api("GET /auth/check-token", admin)).status).toBe(200);
});

test("accepts users of the own account only, and hides a restriction from other accounts", async () => {
  const theirs = "65b0f0010000000000000001";
  const { body } = await restrict({ range: OFFICE, users: [SUPERVISOR, theirs, "0123456789abcdef01234567"] });
  expect(body["errors"]).toMatchObject([{ pointer: "/body/users/1" }, { pointer: "/body/users/2" }]);
  const { body: made } = await restrict({ range: OFFICE, users: [SUPERVISOR] });
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  for (const method of ["GET", "DELETE"])
    expect(
      (await platform.api(`${method} /security/ip-restrictions/${textOf(made._id)}`, other)).status,
    ).toBe(404);
  expect((await platform.api("GET /security/ip-restrictions", other)).body.total).toBe(0);
});

test("lists restrictions by address with their users, and records each change with its author in the audit log", async () => {
  for (const range of ["2001:db8::/32", "192.0.2.0/24", "10.0.0.0/8", "9.9.9.9/32"])
    await restrict({ range, users: [SUPERVISOR], description: ` To ${range} ` });
  const { body } = await platform.api("GET /security/ip-restrictions", {
    ...admin,
    query: "populate[]=users&$sort[range]=1",
  });
  expect(body.data).toMatchObject([
    { range: "9.9.9.9" },
    { range: "10.0.0.0/8" },
    {
      range: "192.0.2.0/24",
      description: "To 192.0.2.0/24",
      users: [{ _id: SUPERVISOR, name: expect.any(String) }],
    },
    { range: "2001:db8::/32" },
  ]);
  expect(
    (await platform.api("GET /security/ip-restrictions", { ...admin, query: "$search=2001:DB8" })).body.total,
  ).toBe(1);
  const { body: audit } = await platform.api("GET /events", {
    ...admin,
    query: `channel=account/${ACCOUNT}/audit&type=ip-restriction-created`,
  });
  expect(Object.values(audit.data ?? {}).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^ip-restriction\//),
    data: { by: ADMIN, after: { range: "9.9.9.9", users: [SUPERVISOR] } },
  });
});
