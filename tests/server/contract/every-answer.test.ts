import { afterAll, beforeAll, expect, test } from "vitest";
import { follow, within } from "../../../server/contract/documents.ts";
import { readOperations } from "../../../server/contract/operations.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor, OTHER_ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const NOWHERE = "000000000000000000000000";

let platform: TestPlatform;
let admin: Ask;
let recorder: Ask;
let key: string;

beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  recorder = { token: (await platform.signIn("recorder@demo.example")).accessToken };
  key = await keyFor(platform.database.db, ACCOUNT, "admin");
  await platform.feed([pbx("call-created", "call/k1", { contact: "c1", segment: SEGMENT, channel: "audio" })]);
});
afterAll(() => platform.close());

const login = (values: object) => ({ json: { strategy: "local", email: "admin@demo.example", password: PASSWORD, agreement: true, ...values } });

type Row = readonly [status: number, operation: string, ask?: Ask];

/** Asks one after the other, and tells what was answered otherwise. */
async function otherwise(...rows: readonly Row[]): Promise<string[]> {
  const told: string[] = [];
  for (const [status, operation, ask] of rows) {
    const answer = await platform.api(operation, ask);
    if (answer.status !== status) told.push(`${operation}: ${answer.status} instead of ${status}, ${answer.text}`);
  }
  return told;
}

test("signing in, renewing and signing out are answered as the contract says", async () => {
  const { refreshToken } = await platform.signIn("admin@demo.example");
  const wrong: Row = [401, "POST /auth/login", login({ email: "nobody@demo.example", password: "wrong" })];
  expect(
    await otherwise(
      [200, "POST /auth/login", login({})],
      [400, "POST /auth/login", login({ agreement: false })],
      [401, "POST /auth/login", login({ password: "wrong" })],
      [402, "POST /auth/login", login({ email: "admin@lapsed.example" })],
      [422, "POST /auth/login", login({ email: 7 })],
      [413, "POST /auth/login", login({ email: "x".repeat(1_000_001) })],
      ...Array.from({ length: 10 }, () => wrong),
      [410, "POST /auth/login", login({ email: "nobody@demo.example" })],
      [200, "POST /auth/refresh-token", { json: { refreshToken } }],
      [400, "POST /auth/refresh-token", { json: { refreshToken, more: 1 } }],
      [401, "POST /auth/refresh-token", { json: { refreshToken: "never given" } }],
      [422, "POST /auth/refresh-token", { json: {} }],
      [200, "GET /auth/check-token", admin],
      [400, "GET /auth/check-token", { ...admin, query: "more=1" }],
      [401, "GET /auth/check-token"],
      [400, "POST /auth/logout", { token: refreshToken, query: "more=1" }],
      [204, "POST /auth/logout", { token: refreshToken }],
      [401, "POST /auth/logout", { token: refreshToken }],
    ),
  ).toEqual([]);
});

test("the account is read and changed as the contract says", async () => {
  const account = `/accounts/${ACCOUNT}`;
  const change = (json: object): Ask => ({ ...admin, json, headers: { "if-match": '"1"' } });
  const lists = ["/accounts", "/account/plan"].flatMap((path): Row[] => [
    [200, `GET ${path}`, admin],
    [400, `GET ${path}`, { ...admin, query: "more=1" }],
    [401, `GET ${path}`],
  ]);
  expect(
    await otherwise(
      [200, `GET ${account}`, admin],
      [400, `GET ${account}`, { ...admin, query: "more=1" }],
      [401, `GET ${account}`],
      [404, `GET /accounts/${OTHER_ACCOUNT}`, admin],
      [428, `PATCH ${account}`, { ...admin, json: { name: "New name" } }],
      [200, `PATCH ${account}`, change({ name: "New name" })],
      [412, `PATCH ${account}`, change({ name: "Newer name" })],
      [400, `PATCH ${account}`, change({ dni: "1" })],
      [401, `PATCH ${account}`, { json: { name: "x" } }],
      [403, `PATCH ${account}`, { ...recorder, json: { name: "x" } }],
      [404, `PATCH /accounts/${OTHER_ACCOUNT}`, change({ name: "x" })],
      [422, `PATCH ${account}`, change({ timeZone: "Mars/Olympus" })],
      ...lists,
    ),
  ).toEqual([]);
});

test("lists and records are answered as the contract says", async () => {
  const agentKey = await keyFor(platform.database.db, ACCOUNT, "agent");
  const places = { users: "65a0f0030000000000000001", segments: SEGMENT, channels: "65a0f0040000000000000001", calls: "k1" };
  const rows = Object.entries(places).flatMap(([collection, id]): Row[] => [
    [200, `GET /${collection}`, admin],
    [400, `GET /${collection}`, { ...admin, query: "$limit=0" }],
    [401, `GET /${collection}`, { key: agentKey }],
    [200, `GET /${collection}/${id}`, admin],
    [400, `GET /${collection}/-`, admin],
    [401, `GET /${collection}/${id}`],
    [404, `GET /${collection}/${NOWHERE}`, admin],
  ]);
  expect(await otherwise(...rows)).toEqual([]);
});

test("who may not, is told so, each where there is anybody who may not", async () => {
  const supervisorKey = await keyFor(platform.database.db, ACCOUNT, "supervisor");
  // Everybody who can sign in may see calls; it takes somebody whose privilege was lowered meanwhile.
  const { accessToken: lowered } = await platform.signIn("reviewer@demo.example");
  await platform.database.db.updateTable("users").set({ privilege: "agent" }).where("email", "=", "reviewer@demo.example").execute();
  expect(
    await otherwise(
      [403, "GET /users", recorder],
      [403, "GET /users/65a0f0030000000000000001", recorder],
      [403, "GET /live-monitor/snapshot", recorder],
      [403, "GET /events", recorder],
      [403, "POST /events", { key: supervisorKey, json: [] }],
      [403, "GET /calls", { token: lowered }],
      [403, "GET /calls/k1", { token: lowered }],
    ),
  ).toEqual([]);
});

test("the floor and its log are answered as the contract says", async () => {
  expect(
    await otherwise(
      [200, "GET /live-monitor/snapshot", admin],
      [400, "GET /live-monitor/snapshot", { ...admin, query: "more=1" }],
      [401, "GET /live-monitor/snapshot"],
      [200, "GET /events", admin],
      [200, "GET /events", { ...admin, headers: { accept: "application/x-ndjson" } }],
      [400, "GET /events", { ...admin, query: "epoch=01ARZ3NDEKTSV4RRFFQ69G5FAV" }],
      [401, "GET /events"],
      [200, "POST /events", { key, json: contacts(2, "any") }],
      [400, "POST /events", { key, raw: "[", headers: { "content-type": "application/cloudevents-batch+json" } }],
      [401, "POST /events", { ...admin, json: [] }],
      [413, "POST /events", { key, json: ["x".repeat(1_000_001)] }],
      [422, "POST /events", { key, json: Array.from({ length: 5_001 }, () => 0) }],
    ),
  ).toEqual([]);
});

test("anybody may ask how the platform is, and what a console needs to know", async () => {
  expect(await otherwise([200, "GET /status"], [400, "GET /status", { query: "more=1" }], [200, "GET /configuration"], [400, "GET /configuration", { query: "more=1" }])).toEqual([]);
});

test("every operation has been answered with every status that the contract lists", async () => {
  const renewal = await platform.signIn("supervisor@demo.example");
  await platform.database.db.destroy();
  const bodies: Record<string, unknown> = { login: login({}).json, refreshToken: { refreshToken: "x" }, feedEvents: contacts(1, "late") };
  const withoutStorage = new Set(["readStatus", "readConfiguration"]);
  const rows = readOperations().map(({ id, method, path, credential }): Row => {
    const ask = { bearer: admin, refresh: { token: renewal.refreshToken }, apiKey: { key }, none: {} }[credential];
    return [withoutStorage.has(id) ? 200 : 503, `${method.toUpperCase()} ${path.replace("{id}", SEGMENT)}`, { ...ask, ...(id in bodies && { json: bodies[id] }) }];
  });
  expect(await otherwise(...rows)).toEqual([]);
  const listed = readOperations().flatMap(({ id, method, path }) =>
    Object.keys(follow(within("console.yaml#", "paths", path, method, "responses")).node).filter((status) => status !== "default").map((status) => `${id} ${status}`),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((pair) => !platform.contract.answered.has(pair))).toEqual([]);
});
