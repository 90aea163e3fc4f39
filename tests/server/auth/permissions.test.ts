import { afterAll, beforeAll, expect, test } from "vitest";
import { PERMISSIONS } from "../../../server/auth/permissions.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";

/** Who may do what, as we publish it: the status that each gets. */
const MATRIX = `
                                            nobody admin supervisor reviewer recorder otherAdmin ended adminKey supervisorKey agentKey
  login           POST  /auth/login         422    422   422        422      422      422        422   422      422           422
  refreshToken    POST  /auth/refresh-token 422    422   422        422      422      422        422   422      422           422
  readStatus      GET   /status             200    200   200        200      200      200        200   200      200           200
  readConfiguration GET /configuration      200    200   200        200      200      200        200   200      200           200
  checkToken      GET   /auth/check-token   401    200   200        200      200      200        401   401      401           401
  logout          POST  /auth/logout        401    401   401        401      401      401        401   401      401           401
  listAccounts    GET   /accounts           401    200   200        200      200      200        401   401      401           401
  readAccount     GET   /accounts/${ACCOUNT} 401   200   200        200      200      404        401   401      401           401
  changeAccount   PATCH /accounts/${ACCOUNT} 401   428   403        403      403      404        401   401      401           401
  readPlan        GET   /account/plan       401    200   200        200      200      200        401   401      401           401
  listUsers       GET   /users              401    200   200        200      403      200        401   401      401           401
  readUser        GET   /users/${AGENT}     401    200   200        200      403      404        401   401      401           401
  listSegments    GET   /segments           401    200   200        200      200      200        401   401      401           401
  readSegment     GET   /segments/${SEGMENT} 401   200   200        200      200      404        401   401      401           401
  listChannels    GET   /channels           401    200   200        200      200      200        401   401      401           401
  readChannel     GET   /channels/65a0f0040000000000000001 401 200 200 200   200      200        401   401      401           401
  listCalls       GET   /calls              401    200   200        200      200      200        401   401      401           401
  readCall        GET   /calls/k1           401    200   200        200      200      404        401   401      401           401
  readSnapshot    GET   /live-monitor/snapshot 401 200   200        403      403      200        401   401      401           401
  listEvents      GET   /events             401    200   200        403      403      200        401   401      401           401
  feedEvents      POST  /events             401    401   401        401      401      401        401   200      403           403
`;

const [header = "", ...lines] = MATRIX.split("\n").filter((line) => line.trim() !== "");
const actors = header.trim().split(/\s+/);
const cells = lines.flatMap((line) => {
  const [id = "", method = "", path = "", ...statuses] = line.trim().split(/\s+/);
  return actors.map((actor, index) => ({ id, operation: `${method} ${path}`, actor, status: Number(statuses[index]) }));
});
const BODIES: Record<string, unknown> = { login: {}, refreshToken: {}, changeAccount: { name: "x" }, feedEvents: [] };

let platform: TestPlatform;
const credentials: Record<string, Ask> = {};

beforeAll(async () => {
  platform = await startPlatform();
  const tokenOf = async (email: string): Promise<Ask> => ({ token: (await platform.signIn(email)).accessToken });
  const keyOf = async (privilege: "admin" | "supervisor" | "agent"): Promise<Ask> => ({ key: await keyFor(platform.database.db, ACCOUNT, privilege) });
  const ended = await platform.signIn("admin@demo.example");
  await platform.api("POST /auth/logout", { token: ended.refreshToken });
  Object.assign(credentials, {
    nobody: {},
    admin: await tokenOf("admin@demo.example"),
    supervisor: await tokenOf("supervisor@demo.example"),
    reviewer: await tokenOf("reviewer@demo.example"),
    recorder: await tokenOf("recorder@demo.example"),
    otherAdmin: await tokenOf("admin@other.example"),
    ended: { token: ended.accessToken },
    adminKey: await keyOf("admin"),
    supervisorKey: await keyOf("supervisor"),
    agentKey: await keyOf("agent"),
  });
  await platform.feed([pbx("call-created", "call/k1", { contact: "c1", segment: SEGMENT, channel: "audio", user: AGENT })]);
});
afterAll(() => platform.close());

test("the table here has a row for every operation, and every actor in it", () => {
  expect([...new Set(cells.map(({ id }) => id))].sort()).toEqual(Object.keys(PERMISSIONS).sort());
  expect(cells.every(({ status }) => status >= 200)).toBe(true);
});

test.each(actors)("%s may do what the table says and nothing else", async (actor) => {
  for (const { id, operation, status } of cells.filter((cell) => cell.actor === actor)) {
    const answer = await platform.api(operation, { ...credentials[actor], ...(id in BODIES && { json: BODIES[id] }) });
    expect(`${id} ${answer.status}`).toBe(`${id} ${status}`);
  }
});

test("what belongs to another house looks just like what is not there", async () => {
  for (const path of [`/accounts/${ACCOUNT}`, `/users/${AGENT}`, `/segments/${SEGMENT}`, "/calls/k1"]) {
    const theirs = await platform.api(`GET ${path}`, credentials["otherAdmin"]);
    const nowhere = await platform.api(`GET ${path.replace(/[^/]+$/, "0123456789abcdef01234567")}`, credentials["otherAdmin"]);
    expect({ ...theirs.body, instance: "" }).toEqual({ ...nowhere.body, instance: "" });
  }
});

test("another house's lists hold nothing of this one", async () => {
  for (const collection of ["users", "segments", "calls"]) {
    const { body } = await platform.api(`GET /${collection}`, credentials["otherAdmin"]);
    expect({ collection, total: body.total, data: body.data }).toEqual({ collection, total: 0, data: [] });
  }
  const { body } = await platform.api(`GET /users`, { ...credentials["otherAdmin"], query: `level[$gte]=1&_id[$in][]=${AGENT}` });
  expect(body.total).toBe(0);
});

test("nobody reads the log of another house, nor what is said to administrators alone", async () => {
  const events = async (actor: string, channel: string) => (await platform.api("GET /events", { ...credentials[actor], query: `channel=${channel}` })).status;
  expect(await events("otherAdmin", `account/${ACCOUNT}/floor`)).toBe(403);
  expect(await events("admin", `account/${OTHER_ACCOUNT}/audit`)).toBe(403);
  expect(await events("admin", "user/65a0f0010000000000000002")).toBe(403);
  expect(await events("supervisor", `account/${ACCOUNT}/audit`)).toBe(403);
  expect(await events("admin", `account/${ACCOUNT}/audit`)).toBe(200);
});

test("who may not, hears so before anybody looks at what they sent", async () => {
  const supervisor = credentials["supervisor"];
  expect((await platform.api(`PATCH /accounts/${ACCOUNT}`, { ...supervisor, raw: "{ no json", headers: { "content-type": "application/json" } })).status).toBe(403);
  expect((await platform.api("POST /events", { ...credentials["agentKey"], raw: "x", headers: { "content-type": "text/plain" } })).status).toBe(403);
  expect((await platform.api("GET /users", { query: "$limit=x" })).status).toBe(401);
});

test("a changed privilege holds from the next request on", async () => {
  const { accessToken } = await platform.signIn("supervisor@demo.example");
  const set = (privilege: "supervisor" | "recording-reviewer") => platform.database.db.updateTable("users").set({ privilege }).where("email", "=", "supervisor@demo.example").execute();
  await set("recording-reviewer");
  expect((await platform.api("GET /live-monitor/snapshot", { token: accessToken })).status).toBe(403);
  await set("supervisor");
  expect((await platform.api("GET /live-monitor/snapshot", { token: accessToken })).status).toBe(200);
});

test("whoever comes without an API key, or with one that is not known, is told so and where there is one", async () => {
  const answer = async (ask: Ask) => {
    const { status, headers, body } = await platform.api("POST /events", { json: [], ...ask });
    return [status, headers.get("www-authenticate"), body["title"], body["detail"]];
  };
  const where = "The platform's own is in the file api-key of its data folder.";
  const refused = (what: string) => [401, 'ApiKey header="X-Api-Key"', "Not signed in.", `${what}. ${where}`];
  const missing = refused("The header X-Api-Key is missing; this takes an API key");
  expect(await answer({})).toEqual(missing);
  expect(await answer({ token: "a-token-in-its-place" })).toEqual(missing);
  expect(await answer({ key: "sk_wrong" })).toEqual(refused("The API key in the header X-Api-Key is not known here"));
  expect((await platform.api("GET /auth/check-token")).body).not.toHaveProperty("detail");
});
