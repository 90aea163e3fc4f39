import { afterAll, beforeAll, expect, test } from "vitest";
import { FORM } from "../../../server/contract/form-body.ts";
import { follow, within } from "../../../server/contract/documents.ts";
import { PERMISSIONS, type Requirement } from "../../../server/auth/permissions.ts";
import { type Credential, type Operation, readOperations } from "../../../server/contract/operations.ts";
import { floorOf } from "../../../server/log/channel-name.ts";
import { readPosition } from "../../../server/log/read-log.ts";
import type { AnswerRow } from "../../support/answer-area.ts";
import { ANSWER_AREAS } from "../../support/answer-areas.ts";
import { concurrently } from "../../support/concurrently.ts";
import { GOOD_BODIES } from "../../support/good-bodies.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPrivilege, keyFor, OTHER_ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const NOWHERE = "000000000000000000000000";
/** JSON beyond the limit of a body, made once. */
const LARGE = Buffer.from(JSON.stringify({ x: "x".repeat(1_000_001) }));
/** Form body that a provider posts. It names a request that has to be looked up. */
const SSO_FORM = `SAMLResponse=${encodeURIComponent(btoa('<a InResponseTo="_0000000000000000000000000000000000000000"/>'))}`;

let platform: TestPlatform;
let admin: Ask;
let recorder: Ask;
let key: string;

beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  recorder = { token: (await platform.signIn("recorder@demo.example")).accessToken };
  key = await keyFor(platform.database.db, ACCOUNT, "admin");
  await platform.feed([
    pbx("call-created", "call/k1", { contact: "c1", segment: SEGMENT, channel: "audio" }),
  ]);
});
afterAll(() => platform.close());

const login = (values: object) => ({
  json: { strategy: "local", email: "admin@demo.example", password: PASSWORD, agreement: true, ...values },
});

/** Returns an operation with unused ids. */
const askedFor = ({ method, path }: Operation) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, NOWHERE)}`;
const rowOf = (id: string): Requirement =>
  (PERMISSIONS as Readonly<Record<string, Requirement>>)[id] ?? { permission: "public" };

type Row = AnswerRow;
/** Special cases of each part of the contract, one file each. */

async function outcome([status, operation, ask]: Row): Promise<string[]> {
  const answer = await platform.api(operation, ask);
  return answer.status === status
    ? []
    : [`${operation}: ${answer.status} instead of ${status}, ${answer.text}`];
}

/** Sends the requests in order and returns the unexpected answers. */
async function otherwise(...rows: readonly Row[]): Promise<string[]> {
  const deviations: string[] = [];
  for (const row of rows) deviations.push(...(await outcome(row)));
  return deviations;
}

/** The same for rows that change nothing, in any order. */
const otherwiseAtOnce = async (rows: readonly Row[]): Promise<string[]> =>
  (await concurrently(rows, outcome)).flat();

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
  const places = {
    users: "65a0f0030000000000000001",
    segments: SEGMENT,
    channels: "65a0f0040000000000000001",
    calls: "k1",
  };
  const rows = Object.entries(places).flatMap(([collection, id]): Row[] => [
    [200, `GET /${collection}`, admin],
    [400, `GET /${collection}`, { ...admin, query: "$limit=0" }],
    [401, `GET /${collection}`],
    [200, `GET /${collection}/${id}`, admin],
    [400, `GET /${collection}/-`, admin],
    [401, `GET /${collection}/${id}`],
    [404, `GET /${collection}/${NOWHERE}`, admin],
  ]);
  expect(await otherwise(...rows)).toEqual([]);
});

test("returns the contract's errors for forbidden, missing, unauthenticated and oversized requests", async () => {
  // Every user who can sign in may read something; this needs a privilege without permissions.
  await addPrivilege(platform.database.db, "nothing", []);
  const { accessToken: lowered } = await platform.signIn("reviewer@demo.example");
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "nothing" })
    .where("email", "=", "reviewer@demo.example")
    .execute();
  const nothingKey = await keyFor(platform.database.db, ACCOUNT, "nothing");
  const renewal = await platform.signIn("supervisor@demo.example");
  const right: Record<Credential, Ask> = {
    bearer: admin,
    refresh: { token: renewal.refreshToken },
    apiKey: { key },
    none: {},
  };
  const rows = readOperations().flatMap((operation): Row[] => {
    const {
      id,
      credentials: [credential = "none"],
      bodies,
    } = operation;
    const asked = askedFor(operation);
    const { permission } = rowOf(id);
    const json = bodies.has("application/json") ? { json: {} } : {};
    return [
      [400, asked, { ...right[credential], ...json, query: "more=1" }],
      ...(permission === "public" ? [] : [[401, asked, json] as Row]),
      ...(permission === "public" || permission === "signed-in"
        ? []
        : [
            [
              403,
              asked,
              { ...json, ...(credential === "apiKey" ? { key: nothingKey } : { token: lowered }) },
            ] as Row,
          ]),
      ...(bodies.has("application/json")
        ? [
            [
              413,
              asked,
              { ...right[credential], raw: LARGE, headers: { "content-type": "application/json" } },
            ] as Row,
          ]
        : []),
    ];
  });
  expect(await otherwiseAtOnce(rows)).toEqual([]);
});

test.each(Object.entries(ANSWER_AREAS))(
  "answers the special cases of %s as the contract defines",
  async (_, { rows }) => {
    expect(await otherwise(...(await rows({ platform, admin, recorder, key })))).toEqual([]);
  },
);

test("the floor and its log are answered as the contract says", async () => {
  expect(
    await otherwise(
      [200, "GET /live-monitor/snapshot", admin],
      [400, "GET /live-monitor/snapshot", { ...admin, query: "more=1" }],
      [401, "GET /live-monitor/snapshot"],
      [200, "GET /events", admin],
      [400, "GET /events", { ...admin, query: "epoch=01ARZ3NDEKTSV4RRFFQ69G5FAV" }],
      [401, "GET /events"],
      [200, "GET /replay/range", admin],
      [200, "GET /replay/recording", admin],
      [200, "POST /events", { key, json: contacts(2, "any") }],
      [
        400,
        "POST /events",
        { key, raw: "[", headers: { "content-type": "application/cloudevents-batch+json" } },
      ],
      [401, "POST /events", { ...admin, json: [] }],
      [413, "POST /events", { key, json: ["x".repeat(1_000_001)] }],
      [422, "POST /events", { key, json: Array.from({ length: 5_001 }, () => 0) }],
    ),
  ).toEqual([]);
});

test("a stretch with more events than a recording holds is answered as the contract says", async () => {
  const { db } = platform.database;
  const { number, head } = await readPosition(db, floorOf(ACCOUNT));
  await db.updateTable("epochs").set({ head: 1_500_000 }).where("number", "=", number).execute();
  expect(await otherwise([422, "GET /replay/recording", { ...admin, query: "after=2" }])).toEqual([]);
  await db.updateTable("epochs").set({ head }).where("number", "=", number).execute();
});

test("returns status and console settings without authentication", async () => {
  expect(
    await otherwise(
      [200, "GET /status"],
      [400, "GET /status", { query: "more=1" }],
      [200, "GET /configuration"],
      [400, "GET /configuration", { query: "more=1" }],
    ),
  ).toEqual([]);
});

test("every operation has been answered with every status that the contract lists", async () => {
  const renewal = await platform.signIn("supervisor@demo.example");
  await platform.database.db.destroy();
  const bodies: Readonly<Record<string, unknown>> = {
    ...GOOD_BODIES,
    login: login({}).json,
    refreshToken: { refreshToken: "x" },
    feedEvents: contacts(1, "late"),
  };
  const withoutStorage = new Set([
    "readStatus",
    "readConfiguration",
    ...Object.values(ANSWER_AREAS).flatMap(({ withoutStorage = [] }) => withoutStorage),
  ]);
  const rows = readOperations().map((operation): Row => {
    const {
      id,
      credentials: [credential = "none"],
    } = operation;
    const ask = { bearer: admin, refresh: { token: renewal.refreshToken }, apiKey: { key }, none: {} }[
      credential
    ];
    const body = operation.bodies.has(FORM)
      ? { raw: SSO_FORM, headers: { "content-type": FORM } }
      : id in bodies
        ? { json: bodies[id] }
        : {};
    return [withoutStorage.has(id) ? 200 : 503, askedFor(operation), { ...ask, ...body }];
  });
  expect(await otherwiseAtOnce(rows)).toEqual([]);
  // Beginnings at a provider are counted before anything is read: where hundreds came within a minute, it is
  // over for all of this address.
  const begin = () => platform.api("POST /auth/sso", { json: GOOD_BODIES.startSso });
  while (!platform.contract.answered.has("startSso 410"))
    await Promise.all(Array.from({ length: 301 }, begin));
  const listed = readOperations().flatMap(({ id, method, path }) =>
    Object.keys(follow(within("console.yaml#", "paths", path, method, "responses")).node)
      .filter((status) => status !== "default")
      .map((status) => `${id} ${status}`),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((pair) => !platform.contract.answered.has(pair))).toEqual([]);
});
