import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor, PASSWORD } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: Ask;
let key: string;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  key = await keyFor(platform.database.db, ACCOUNT, "admin");
});
afterAll(() => platform.close());

const faults = ({ status, body }: Answer) => [
  status,
  ...((body.errors ?? []) as unknown as { pointer: string; code: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  ),
];
const login = (json: unknown) => platform.api("POST /auth/login", { json });
const good = { strategy: "local", email: "admin@demo.example", password: PASSWORD, agreement: true };
const change = (json: unknown) =>
  platform.api(`PATCH /accounts/${ACCOUNT}`, { ...admin, json, headers: { "if-match": '"1"' } });

test("returns 400 for unknown members and 422 for broken rules", async () => {
  expect(faults(await login({ ...good, admin: true }))).toEqual([400, "/body/admin unknown"]);
  expect(faults(await login({ ...good, email: "" }))).toEqual([422, "/body/email too-short"]);
  expect(faults(await login({ ...good, email: { $gt: "" } }))).toEqual([422, "/body/email wrong-type"]);
  expect(faults(await login({ ...good, password: ["a"] }))).toEqual([422, "/body/password wrong-type"]);
  expect(faults(await login({ ...good, strategy: "remote" }))).toEqual([422, "/body/strategy not-one-of"]);
  expect(faults(await login({ email: "x" }))).toEqual([
    422,
    "/body/strategy missing",
    "/body/password missing",
  ]);
  expect(faults(await login({ ...good, email: 1, extra: 2 }))).toEqual([
    400,
    "/body/extra unknown",
    "/body/email wrong-type",
  ]);
  expect(faults(await login([good]))).toEqual([400, "/body wrong-type"]);
  expect(faults(await login("text"))).toEqual([400, "/body wrong-type"]);
  expect(faults(await login(null))).toEqual([400, "/body wrong-type"]);
  expect(faults(await login({ ...good, email: "a\u0000b" }))).toEqual([422, "/body/email unstorable"]);
  expect(faults(await login({ ...good, email: "\ud83d", password: "\u0000" }))).toEqual([
    422,
    "/body/email unstorable",
    "/body/password unstorable",
  ]);
  expect(faults(await login({ ...good, email: "😀\\u0000", password: "x" }))).toEqual([401]);
  expect(
    faults(
      await change({
        targets: {
          answerWithinSeconds: 0,
          serviceLevelPercent: 80,
          waiting: 1,
          longestWaitSeconds: 1,
          abandonedPercent: 101,
        },
      }),
    ),
  ).toEqual([422, "/body/targets/answerWithinSeconds too-small", "/body/targets/abandonedPercent too-large"]);
  expect(faults(await change({ targets: { wait: 1 } }))[0]).toBe(400);
  expect(faults(await change({ _id: "000000000000000000000000", version: 7, name: "x" }))).toEqual([
    400,
    "/body/_id unknown",
    "/body/version unknown",
  ]);
  expect(faults(await change({}))).toEqual([422, "/body too-few"]);
  expect(faults(await change({ timeZone: "Europe/Atlantis" }))).toEqual([422, "/body/timeZone not-one-of"]);
  expect(faults(await change({ country: "ZZ" }))).toEqual([422, "/body/country not-one-of"]);
  expect(faults(await change({ name: "   " }))).toEqual([422, "/body/name too-short"]);
  expect(faults(await change({ name: "\u200b\u2060\u00ad" }))).toEqual([422, "/body/name too-short"]);
});

test("a body that is no JSON, or JSON that reaches too deep, is malformed", async () => {
  const json = { "content-type": "application/json" };
  const raw = async (text: string | Uint8Array) =>
    faults(await platform.api("POST /auth/login", { raw: text, headers: json }));
  const texts = [
    "{",
    "{]",
    "nul",
    "{'a':1}",
    '{"a":1,}',
    "[1,2",
    '{"a":"\n"}',
    "undefined",
    "NaN",
    new Uint8Array([0xff, 0xfe, 0x00]),
  ];
  for (const text of texts) expect(await raw(text)).toEqual([400, "/body malformed"]);
  expect(await raw("")).toEqual([400, "/body malformed"]);
  // Decoded as lossy UTF-8, this would be a different password from the one sent.
  expect(
    await raw(
      Buffer.from('{"strategy":"local","email":"x","agreement":true,"password":"\xff\xfe"}', "latin1"),
    ),
  ).toEqual([400, "/body malformed"]);
  expect(await raw('{"strategy":"local","email":"x","agreement":true,"password":1e999}')).toEqual([
    400,
    "/body malformed",
  ]);
  expect(await raw(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).toEqual([400, "/body malformed"]);
  expect(await raw(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`)).toEqual([400, "/body malformed"]);
  const many = Array.from({ length: 10_001 }, (_, n) => n);
  expect(await raw(JSON.stringify(Object.fromEntries(many.map((n) => [`m${n}`, n]))))).toEqual([
    400,
    "/body malformed",
  ]);
  expect(await raw(JSON.stringify({ ...good, email: many }))).toEqual([400, "/body malformed"]);
});

test("rejects forms with too many fields or invalid text", async () => {
  const form = async (text: string) => {
    const { status, body } = await platform.api(`POST /auth/sso/${ACCOUNT}/acs`, {
      raw: text,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    return [status, (body.errors as unknown as { message: string }[] | undefined)?.[0]?.message];
  };
  expect(await form(Array.from({ length: 21 }, (_, n) => `f${n}=1`).join("&"))).toEqual([
    400,
    "is not a valid form",
  ]);
  expect(await form("&".repeat(100_000))).toEqual([400, "is not a valid form"]);
  expect(await form("a=%ff")).toEqual([400, "is not a valid form"]);
});

test("a request that takes no body is refused with one, before it has come", async () => {
  const { accessToken } = await platform.signIn("supervisor@demo.example");
  const head = [
    "DELETE /api/sessions HTTP/1.1",
    "Host: x",
    `Authorization: Bearer ${accessToken}`,
    "Content-Type: application/json",
    "Content-Length: 2",
    "Connection: close",
  ];
  expect(await say(`${head.join("\r\n")}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 415[^]*This operation accepts no body\./,
  );
  expect((await platform.api("GET /auth/check-token", { token: accessToken })).status).toBe(200);
});

test("members that reach for a prototype are refused and pollute nothing", async () => {
  const json = { "content-type": "application/json" };
  for (const text of [
    '{"__proto__":{"admin":true}}',
    '{"a":{"\\u005f_proto__":1}}',
    '{"\\u005f\\u005fpro\\u0074o__":{}}',
  ]) {
    expect(faults(await platform.api("POST /auth/login", { raw: text, headers: json }))).toEqual([
      400,
      "/body malformed",
    ]);
  }
  expect(faults(await login({ ...good, constructor: { prototype: { admin: true } } }))).toEqual([
    400,
    "/body/constructor unknown",
  ]);
  for (const query of [
    "__proto__[level]=1",
    "%5F_proto__[level]=1",
    "constructor[prototype][x]=1",
    "$sort[__proto__]=1",
    "hasOwnProperty=1",
    "toString=1",
  ]) {
    expect((await platform.api("GET /users", { ...admin, query })).status).toBe(400);
  }
  expect(
    ({} as { admin?: boolean; level?: number }).admin ?? ({} as { level?: number }).level,
  ).toBeUndefined();
});

test("a body of more than 1 MB is too large, however it comes", async () => {
  const json = { "content-type": "application/json" };
  const text = JSON.stringify({ ...good, email: "x".repeat(1_000_000) });
  expect(faults(await platform.api("POST /auth/login", { raw: text, headers: json }))).toEqual([
    413,
    "/body too-large",
  ]);
  const chunks = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  const chunked = await fetch(`${platform.url}/api/auth/login`, {
    method: "POST",
    headers: json,
    body: chunks,
    duplex: "half",
  } as RequestInit).catch((error: Error) => error);
  expect(chunked instanceof Error ? 413 : chunked.status).toBe(413);
});

test("no way of naming the media type gets past the check of the body", async () => {
  const bad = JSON.stringify({ ...good, admin: true });
  const status = async (contentType: string | null, text = bad) => {
    const headers: Record<string, string> = contentType === null ? {} : { "content-type": contentType };
    return (await platform.api("POST /auth/login", { raw: new TextEncoder().encode(text), headers })).status;
  };
  const asJson = [
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON",
    "application/json;charset=utf-8;x=y",
    "application/json ;charset=utf-8",
    "application/json\t; a=b",
    "application/json;",
  ];
  for (const contentType of asJson)
    expect([contentType, await status(contentType)]).toEqual([contentType, 400]);
  const others = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/json5",
    "application/jsonp",
    "text/json",
    "application/cloudevents-batch+json",
    "application/vnd.api+json",
    "json",
    "*/*",
    "application",
    "application/json, text/plain",
    null,
  ];
  for (const contentType of others)
    expect([
      contentType,
      [400, 415].includes(await status(contentType)),
      (await status(contentType)) !== 200,
    ]).toEqual([contentType, true, true]);
  expect(
    (
      await platform.api("POST /auth/login", {
        raw: bad,
        headers: { "content-type": "application/json", "content-encoding": "gzip" },
      })
    ).status,
  ).toBe(415);
  expect(
    (await platform.api("POST /events", { key, raw: "[]", headers: { "content-type": "text/plain" } }))
      .status,
  ).toBe(415);
});

test("rejects a query outside the grammar with a pointer to the fault", async () => {
  const ask = async (query: string, collection = "users") =>
    faults(await platform.api(`GET /${collection}`, { ...admin, query }));
  expect(await ask("$limit=201")).toEqual([400, "/query/$limit too-large"]);
  expect(await ask("$limit=1.5")).toEqual([400, "/query/$limit wrong-type"]);
  expect(await ask("$limit=1e2")).toEqual([400, "/query/$limit wrong-type"]);
  expect(await ask("$limit[]=1")).toEqual([400, "/query/$limit wrong-type"]);
  expect(await ask("$limit=1&$limit=2")).toEqual([400, "/query/$limit wrong-type"]);
  expect(await ask("$skip=-1")).toEqual([400, "/query/$skip too-small"]);
  expect(await ask("$sort[password]=1")).toEqual([400, "/query/$sort/password unknown"]);
  expect(await ask("$sort[email]=2")).toEqual([400, "/query/$sort/email not-one-of"]);
  expect(await ask("$sort=email")).toEqual([400, "/query/$sort wrong-type"]);
  expect(await ask("$select[]=password_hash")).toEqual([400, "/query/$select/0 not-one-of"]);
  expect(await ask("populate[]=sessions")).toEqual([400, "/query/populate/0 not-one-of"]);
  expect(await ask("$where=1")).toEqual([400, "/query/$where unknown"]);
  expect(await ask("level[$regex]=1")).toContain("/query/level/$regex unknown");
  expect(await ask("level[$in][]=x")).toContain("/query/level/$in/0 wrong-type");
  expect(await ask("level[$in]=1")).toContain("/query/level/$in wrong-type");
  // No column of numbers goes further than four bytes.
  expect(await ask("level=2147483648")).toEqual([400, "/query/level too-large"]);
  expect(await ask("level[$gte]=-2147483649")).toContain("/query/level/$gte too-small");
  expect(await ask("level[$in][]=3000000000")).toContain("/query/level/$in/0 too-large");
  expect(await ask("level=1&level[$gt]=0")).toContain("/query/level wrong-type");
  expect(await ask("privilege[$gt]=a")).toContain("/query/privilege/$gt unknown");
  expect(await ask("$search=")).toEqual([400, "/query/$search too-short"]);
  expect(await ask("a[b][c][d][e]=1")).toEqual([400, "/query malformed"]);
  expect(await ask(`level${"[]".repeat(5_000)}=1`)).toEqual([400, "/query malformed"]);
  expect(await ask(Array.from({ length: 501 }, () => "_id[$in][]=x").join("&"))).toEqual([
    400,
    "/query malformed",
  ]);
  expect(await ask("_id=%00")).toEqual([400, "/query malformed"]);
  expect(await ask("_id=%E0%A4%A")).toEqual([400, "/query malformed"]);
  expect(await ask("startedAt[$gte]=yesterday", "calls")).toEqual([400, "/query/startedAt/$gte pattern"]);
  expect(await ask("startedAt=2026-01-01T00:00:00Z", "calls")).toEqual([400, "/query/startedAt wrong-type"]);
  for (const time of [
    "2016-12-31T23:59:60Z",
    "2026-01-01T10:00:00%2B05",
    "2026-01-01T10:00:00%2B0530",
    "2026-01-01%2010:00:00Z",
  ]) {
    expect([time, ...(await ask(`startedAt[$gte]=${time}`, "calls"))]).toEqual([
      time,
      400,
      "/query/startedAt/$gte pattern",
    ]);
    expect([time, ...(await ask(`from=${time}`, "events"))]).toEqual([time, 400, "/query/from pattern"]);
  }
  expect(await ask("from=2026-01-01t10:00:00.123456789z", "events")).toEqual([200]);
  expect(await ask("to=2026-01-01T10:00:00-23:59", "events")).toEqual([200]);
  expect(await ask("imported=1", "segments")).toEqual([400, "/query/imported wrong-type"]);
});

test("an id, a header or a method that cannot be is refused", async () => {
  const status = async (operation: string, ask: Ask = admin) => faults(await platform.api(operation, ask));
  expect(await status("GET /users/")).toEqual([400, "/path/id pattern"]);
  expect(await status("GET /users/short")).toEqual([400, "/path/id pattern"]);
  expect(await status("GET /users/65A0F0030000000000000001")).toEqual([400, "/path/id pattern"]);
  expect(await status("GET /users/65a0f0030000000000000001%00")).toEqual([400, "/path/id pattern"]);
  expect(await status(`GET /users/${"a".repeat(500)}`)).toEqual([400, "/path/id pattern"]);
  expect(await status("GET /users/%E0%A4%A")).toEqual([400, "/path malformed"]);
  expect(await status("GET /calls/..%2f..%2fetc")).toEqual([400, "/path/id pattern"]);
  expect(
    await status(`PATCH /accounts/${ACCOUNT}`, {
      ...admin,
      json: { name: "x" },
      headers: { "if-match": "*" },
    }),
  ).toEqual([400, "/header/If-Match pattern"]);
  expect(
    faults(
      await platform.api("POST /auth/login", { json: good, headers: { "x-redirect": "x".repeat(2_049) } }),
    ),
  ).toEqual([400, "/header/X-Redirect too-long"]);
  for (const operation of [
    "PUT /users",
    "DELETE /segments",
    "PUT /auth/login",
    "OPTIONS /events",
    "GET /auth/login",
  ]) {
    const answer = await platform.api(operation, admin);
    expect([operation, answer.status, answer.headers.get("allow") !== null]).toEqual([operation, 405, true]);
  }
  expect(
    (await platform.api("GET /users", { ...admin, headers: { "x-http-method-override": "DELETE" } })).status,
  ).toBe(200);
  expect((await platform.api("HEAD /users", admin)).status).toBe(200);
  expect((await platform.api("HEAD /users")).status).toBe(401);
});

test("returns 404 for a path close to a known one", async () => {
  for (const path of [
    "//users",
    "/Users",
    "/users;x=1",
    "/users/65a0f0030000000000000001/",
    "/users%2f",
    "/nothing",
    "/",
  ]) {
    const answer = await platform.api(`GET ${path}`, admin);
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await fetch(`${platform.url}/api`)).status).toBe(404);
});

test("answers input that is not HTTP and closes the connection", async () => {
  expect(await say("NONSENSE\r\n\r\n")).toContain("/problems/malformed");
  expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 4/);
});

/** Returns the answer to a raw text. */
const say = (text: string) =>
  new Promise<string>((resolve) => {
    const { port } = platform.platform.app.server.address() as { port: number };
    let response = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (response += String(chunk))).on("close", () => resolve(response));
  });

test("after all that, the platform works as before", async () => {
  expect((await platform.api("GET /auth/check-token", admin)).status).toBe(200);
});
