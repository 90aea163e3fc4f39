import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PERMISSIONS, type Requirement } from "../../../server/auth/permissions.ts";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { concurrently } from "../../support/concurrently.ts";
import { atDepth } from "../../support/depth.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const UNKNOWN_ID = "0123456789abcdef01234567";
const AGENT = new Agent({ keepAlive: true });

let platform: TestPlatform;
let recorder: string;
let agentKey: string;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  recorder = (await platform.signIn("recorder@demo.example")).accessToken;
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  agentKey = await keyFor(platform.database.db, ACCOUNT, "agent");
});
afterAll(() => platform.close());

interface Verdict {
  readonly status: number;
  readonly body: string;
}

/** Asks for a path just as it is written: `fetch` would tidy it first. */
function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(platform.url);
    const sent = request(
      { hostname, port, method, path: `/api${path}`, headers, agent: AGENT },
      (response) =>
        void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject),
    );
    sent.on("error", reject).end();
  });
}

const requirementOf = (id: string): Requirement =>
  (PERMISSIONS as Readonly<Record<string, Requirement>>)[id] ?? { permission: "public" };
const guarded = readOperations().filter(({ id }) => requirementOf(id).permission !== "public");
/**
 * Returns a method and a path without its words: the parts that the router distinguishes when a path is
 * spelled in another way.
 */
const shapeOf = ({ method, path }: Operation): string => `${method} ${path.replaceAll(/[^/{}]+/g, "x")}`;
/** One operation of each shape in the gate, every operation in the soak. */
const spelled = atDepth(
  [...new Map(guarded.map((operation) => [shapeOf(operation), operation])).values()],
  guarded,
);
const filled = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, UNKNOWN_ID);

/** The same path in the clothes of another. */
function disguises(path: string): string[] {
  const [first = "", ...rest] = path.slice(1).split("/");
  const last = rest.at(-1) ?? first;
  const start = path.slice(0, -last.length);
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
  return [
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${start}/${last}`,
    `${path};x`,
    `${path};x=1`,
    `/${first};x=1${path.slice(first.length + 1)}`,
    `${path}/;/`,
    `${path}.json`,
    `${path}%20`,
    `${path}%00`,
    `${path}%2f`,
    `${path}%23`,
    `${path}%3f`,
    `${path}/.`,
    `${path}/..;/${last}`,
    `/.${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    path.toUpperCase(),
    `/${first.charAt(0).toUpperCase()}${first.slice(1)}${path.slice(first.length + 1)}`,
    `/${hex(first.charAt(0))}${path.slice(2)}`,
    path.replaceAll("/", "%2f").replace("%2f", "/"),
    path.replaceAll("/", "%5c").replace("%5c", "/"),
    path.replaceAll("/", "\\").replace("\\", "/"),
    `/%252f${path}`,
    `${path}?`,
    `${path}?&`,
  ];
}

/** Returns callers without permission: one without credentials, and a user and a key with minimal rights. */
const askers = () => ({
  anonymous: {},
  recorder: { authorization: `Bearer ${recorder}` },
  agentKey: { "x-api-key": agentKey },
});

test("grants no more access for other spellings of a path", async () => {
  const all = Object.entries(askers());
  const tries = spelled.flatMap((operation, row) =>
    // In the gate, each of them tries a third of the spellings of an operation.
    disguises(filled(operation)).flatMap((path, index) =>
      all
        .filter((_, asker) => atDepth((row + index) % all.length === asker, true))
        .map(([name, headers]) => ({ operation, path, name, headers })),
    ),
  );
  const plain = new Map<string, number>();
  await concurrently(spelled, async (operation) => {
    for (const [name, headers] of all)
      plain.set(
        `${operation.id} ${name}`,
        (await ask(operation.method.toUpperCase(), filled(operation), headers)).status,
      );
  });
  const refused = tries.filter(({ operation, name }) => (plain.get(`${operation.id} ${name}`) ?? 0) >= 400);
  const outcomes = await concurrently(refused, async ({ operation, path, name, headers }) => {
    const method = operation.method.toUpperCase();
    const expected = plain.get(`${operation.id} ${name}`);
    const { status } = await ask(method, path, headers);
    // The same verdict, or no such place; never a way in.
    return status === expected || [400, 401, 404, 405].includes(status)
      ? null
      : `${name} ${method} ${path}: ${status} instead of ${expected}`;
  });
  expect(refused.length).toBeGreaterThan(500);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([]);
});

test("a path that is spelled otherwise is another path, or the very same operation with the very same permission", async () => {
  const given = { authorization: `Bearer ${admin.token}` };
  const otherwise = await Promise.all(
    disguises(`/accounts/${ACCOUNT}`).map(
      async (path) => [path, (await ask("GET", path, given)).status] as const,
    ),
  );
  const served = otherwise.filter(([, status]) => status === 200).map(([path]) => path);
  for (const path of served) {
    const [anonymous, otherAccount] = [
      await ask("GET", path),
      await ask("GET", path.replace(ACCOUNT, OTHER_ACCOUNT), given),
    ];
    expect([path, anonymous.status, otherAccount.status]).toEqual([path, 401, 404]);
  }
  expect(otherwise.filter(([, status]) => ![200, 400, 404].includes(status))).toEqual([]);
});

test("returns the status of GET for HEAD, without a body", async () => {
  const reads = spelled.filter(({ method }) => method === "get");
  for (const headers of Object.values(askers())) {
    const verdicts = await concurrently(
      reads,
      async (operation) =>
        [
          await ask("GET", filled(operation), headers),
          await ask("HEAD", filled(operation), headers),
        ] as const,
    );
    expect(verdicts.map(([, head]) => head.status)).toEqual(verdicts.map(([get]) => get.status));
    expect(verdicts.every(([, head]) => head.body === "")).toBe(true);
  }
});

test("nothing in a request makes another method of it", async () => {
  const one = `/accounts/${ACCOUNT}`;
  const held = { authorization: `Bearer ${admin.token}` };
  const overridden = ["PATCH", "DELETE", "PUT"].flatMap((method) => [
    ...["x-http-method-override", "x-http-method", "x-method-override", "x-original-method"].flatMap(
      (header) => ["GET", "POST"].map((sent) => ask(sent, one, { ...held, [header]: method })),
    ),
    ask("GET", `${one}?_method=${method}`, held),
    ask("POST", `${one}?_method=${method}`, held),
  ]);
  const statuses = (await Promise.all(overridden)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 400, 405]));
  const { body } = await platform.api(`GET ${one}`, admin);
  expect(body["version"]).toBe(1);
});

test("another path in a header is no other path", async () => {
  for (const header of [
    "x-original-url",
    "x-rewrite-url",
    "x-forwarded-path",
    "x-forwarded-prefix",
    "x-forwarded-uri",
    "x-redirect",
  ]) {
    expect((await ask("GET", "/status", { [header]: `/api/accounts/${ACCOUNT}` })).body).not.toContain(
      ACCOUNT,
    );
    expect((await ask("GET", `/accounts/${ACCOUNT}`, { [header]: "/api/status" })).status).toBe(401);
  }
});

test("rejects unknown methods", async () => {
  for (const method of ["TRACE", "OPTIONS", "PROPFIND", "SEARCH", "LOCK", "PURGE"]) {
    const { status } = await ask(method, `/accounts/${ACCOUNT}`, { authorization: `Bearer ${admin.token}` });
    expect([400, 404, 405]).toContain(status);
  }
});

test("never redirects to the host that a request claims", async () => {
  const claims: readonly Readonly<Record<string, string>>[] = [
    { host: "evil.example" },
    { host: "evil.example:80@127.0.0.1" },
    { host: "127.0.0.1", "x-forwarded-host": "evil.example" },
    { host: "127.0.0.1", "x-host": "evil.example", forwarded: "host=evil.example" },
  ];
  const asked = claims.flatMap((claim): Parameters<typeof ask>[] => [
    ...spelled.map((operation): Parameters<typeof ask> => [
      operation.method.toUpperCase(),
      filled(operation),
      { ...claim, authorization: `Bearer ${recorder}` },
    ]),
    ...["/configuration", "/status", "/nowhere"].map((path): Parameters<typeof ask> => ["GET", path, claim]),
  ]);
  const answers = await concurrently(asked, (one) => ask(...one));
  expect(answers.filter(({ body }) => body.includes("evil.example"))).toEqual([]);
});
