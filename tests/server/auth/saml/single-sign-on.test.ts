import { PostgresQueryCompiler } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { selfSigned } from "../../../../server/identity-provider/self-signed.ts";
import { testDatabase } from "../../../support/database.ts";
import { startPlatform, type TestPlatform, textOf, withPlatform } from "../../../support/platform.ts";
import { ACCOUNT, addPerson, OTHER_ACCOUNT } from "../../../support/test-accounts.ts";
import { turnsDuring } from "../../../support/turns-during.ts";
import { answerTo, begin, type Browser, carried, claim, EMAIL, post, setUp } from "./test-provider.ts";

const SUPERVISOR = "65a0f0010000000000000002";
/** ms. */
const NEVER = 2 ** 30;

let platform: TestPlatform;
let admin: string;
/** Lead (ms) of the platform's clock over the provider's. */
let ahead = 0;
/** Time (ms) at which the platform's clock is stopped; null while it runs. */
let stopped: number | null = null;
beforeAll(async () => {
  platform = await startPlatform({ now: () => stopped ?? Date.now() + ahead });
  admin = (await platform.signIn("admin@demo.example")).accessToken;
  await setUp(platform, admin);
});
afterEach(async () => {
  ahead = 0;
  stopped = null;
  await db().deleteFrom("attempts").execute();
});
afterAll(() => platform.close());

const db = () => platform.database.db;
const auditOf = async () =>
  (
    await platform.api("GET /events", {
      token: admin,
      query: `channel=account/${ACCOUNT}/audit&type=sso-refused`,
    })
  ).body.data;

/** Everything from the login to the claim. */
async function signIn(email: string, values: object = {}) {
  const browser = await begin(platform, email);
  return claim(platform, await post(platform, answerTo(browser, { nameId: email, ...values })), browser);
}

test("a person signs in with the identity provider, and comes back to where they wanted to go", async () => {
  const browser = await begin(platform, "Supervisor@Demo.Example", {
    redirect: "/calls?agent=1",
    remember: true,
  });
  const location = await post(platform, answerTo(browser));
  expect(location).toMatch(/^\/login\/claim\/[\w-]{43}\?redirect=%2Fcalls%3Fagent%3D1$/);
  const { status, body } = await claim(platform, location, browser);
  expect([status, body]).toEqual([
    200,
    {
      level: 2,
      redirect: false,
      remember: true,
      user: { _id: SUPERVISOR, account: ACCOUNT },
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    },
  ]);
  expect((await platform.api("GET /auth/check-token", { token: textOf(body.accessToken) })).status).toBe(200);
});

test("sends the request in a form when the account is set so, with the configured values", async () => {
  await setUp(platform, admin, {
    authnRequestBinding: "HTTP-POST",
    forceAuthn: true,
    identifierFormat: EMAIL,
  });
  const { body } = await platform.api("POST /auth/sso", {
    json: { email: "supervisor@demo.example", agreement: true },
  });
  const response = await fetch(platform.url + textOf(body.location), {
    headers: { "accept-language": "fr" },
  });
  const page = await response.text();
  expect(page).toContain('<form method="post" action="https://provider.example/sign-in">');
  expect(page).toContain('<html lang="fr">');
  expect(response.headers.get("content-security-policy")).toContain("form-action https:;");
  const xml = Buffer.from(/name="SAMLRequest" value="([^"]+)"/.exec(page)?.[1] ?? "", "base64").toString();
  expect(xml).toContain('ForceAuthn="true"');
  expect(xml).toContain(`Format="${EMAIL}"`);
  expect(xml).toContain(`AssertionConsumerServiceURL="${platform.url}/api/auth/sso/${ACCOUNT}/acs"`);
  const browser = await begin(platform, "supervisor@demo.example");
  expect((await claim(platform, await post(platform, answerTo(browser)), browser)).status).toBe(200);
  await setUp(platform, admin, {
    authnRequestBinding: "HTTP-Redirect",
    forceAuthn: false,
    identifierFormat: null,
  });
});

test("an answer is good once, and a login is claimed once, within a minute, in the browser that began it", async () => {
  const browser = await begin(platform, "supervisor@demo.example");
  const answer = answerTo(browser);
  const location = await post(platform, answer);
  expect(await post(platform, answer)).toBe("/login?sso=failed&code=request");
  expect((await claim(platform, location, browser)).status).toBe(200);
  const again = await claim(platform, location, browser);
  expect([again.status, again.body.type]).toEqual([423, "/problems/session-expired"]);

  const another = await begin(platform, "supervisor@demo.example");
  for (const cookie of ["", "browser=", `browser=${"x".repeat(43)}`, browser.cookie]) {
    const stolen = await post(platform, answerTo(await begin(platform, "supervisor@demo.example")));
    expect((await claim(platform, stolen, { cookie })).status).toBe(423);
  }
  const late = await post(platform, answerTo(another));
  ahead = 60_000;
  expect((await claim(platform, late, another)).status).toBe(423);
});

test("allows two concurrent sign-ins in two tabs of one browser", async () => {
  const first = await begin(platform, "supervisor@demo.example");
  const { headers, body } = await platform.api("POST /auth/sso", {
    json: { email: "supervisor@demo.example", agreement: true },
    headers: { cookie: first.cookie },
  });
  expect(headers.get("set-cookie")?.split(";")[0]).toBe(first.cookie);
  const second = { cookie: first.cookie, request: await carried(platform, textOf(body.location)) };
  expect((await claim(platform, await post(platform, answerTo(second)), second)).status).toBe(200);
  expect((await claim(platform, await post(platform, answerTo(first)), first)).status).toBe(200);
});

test("accepts one of many concurrent posts of the same answer", async () => {
  const answer = answerTo(await begin(platform, "supervisor@demo.example"));
  const led = await Promise.all(Array.from({ length: 20 }, () => post(platform, answer)));
  expect(led.filter((location) => location.startsWith("/login/claim/"))).toHaveLength(1);
  expect(new Set(led).size).toBe(2);
});

test("an assertion is used once, even if its request could be asked again", async () => {
  const browser = await begin(platform, "supervisor@demo.example");
  const kept = await db()
    .selectFrom("sso_requests")
    .selectAll()
    .where("id", "=", browser.request.id)
    .executeTakeFirstOrThrow();
  const answer = answerTo(browser);
  await post(platform, answer);
  await db()
    .insertInto("sso_requests")
    .values({ ...kept, trial: null })
    .execute();
  expect(await post(platform, answer)).toBe("/login?sso=failed&code=request");
  expect(JSON.stringify(await auditOf())).toContain('"replayed"');
});

test("a request is answered within a quarter of an hour", async () => {
  const browser = await begin(platform, "supervisor@demo.example");
  ahead = 15 * 60_000;
  const answer = answerTo(browser, { notOnOrAfter: Date.now() + 3_600_000 });
  expect(await post(platform, answer)).toBe("/login?sso=failed&code=request");
});

test("rejects answers to unknown requests and to requests of another account", async () => {
  const browser = await begin(platform, "supervisor@demo.example");
  expect(
    await post(
      platform,
      answerTo({
        ...browser,
        request: { ...browser.request, id: "_0000000000000000000000000000000000000000" },
      }),
    ),
  ).toBe("/login?sso=failed&code=request");
  expect(await post(platform, answerTo(browser), OTHER_ACCOUNT)).toBe("/login?sso=failed&code=request");
  expect(
    await post(
      platform,
      answerTo(browser, { recipient: browser.request.acs.replace(ACCOUNT, OTHER_ACCOUNT) }),
    ),
  ).toBe("/login?sso=failed&code=answer");
  expect((await claim(platform, "/login/claim/never-made", browser)).status).toBe(423);
});

test("records at most ten refusals in fifteen minutes, marks the last one, and still signs users in", async () => {
  const refusals = async () =>
    Object.values((await auditOf()) ?? {}).map(({ data }) => data?.after?.silentUntil);
  const before = (await refusals()).length;
  const begun = await Promise.all(
    Array.from({ length: 14 }, () => begin(platform, "supervisor@demo.example")),
  );
  const answer = (browser: Browser) => post(platform, answerTo(browser, { issuer: "https://evil.example" }));
  expect(await Promise.all(begun.map(answer))).toEqual(begun.map(() => "/login?sso=failed&code=answer"));
  const words = (await refusals()).slice(before);
  expect([words.length, words.filter((until) => until !== undefined).length]).toEqual([10, 1]);
  expect((await signIn("supervisor@demo.example")).status).toBe(200);
});

test("does not parse unexpected answers, and allows one attempt per request", async () => {
  expect(await post(platform, "<!DOCTYPE a><a/>")).toBe("/login?sso=failed&code=request");
  const browser = await begin(platform, "supervisor@demo.example");
  const honest = answerTo(browser);
  expect(await post(platform, answerTo(browser, {}, {}, selfSigned("somebody else", Date.now())))).toBe(
    "/login?sso=failed&code=answer",
  );
  expect(await post(platform, honest)).toBe("/login?sso=failed&code=request");
});

test("an answer is to the request that its root names, wherever else another is named", async () => {
  const [first, second] = [
    await begin(platform, "supervisor@demo.example"),
    await begin(platform, "supervisor@demo.example"),
  ];
  const answer = answerTo(second).replace(
    "<samlp:Response ",
    `<samlp:Response x=" InResponseTo='${first.request.id}'" `,
  );
  expect(await post(platform, answer)).toBe("/login?sso=failed&code=request");
});

test("stops processing answers from an address after three hundred per minute", async () => {
  // At the beginning of a minute, which lasts as long as the test needs it.
  stopped = Math.ceil(Date.now() / 60_000) * 60_000;
  const browser = await begin(platform, "supervisor@demo.example");
  await Promise.all(Array.from({ length: 300 }, () => post(platform, "<samlp:Response/>")));
  expect(await post(platform, answerTo(browser))).toBe("/login?sso=failed&code=answer");
  stopped += 60_000;
  expect(await post(platform, answerTo(browser))).toMatch(/^\/login\/claim\//);
});

test("keeps the requested page after a refusal for the next attempt", async () => {
  const browser = await begin(platform, "supervisor@demo.example", { redirect: "/calls?a=1" });
  expect(await post(platform, answerTo(browser, { nameId: "nobody@demo.example" }))).toBe(
    "/login?sso=failed&code=user&redirect=%2Fcalls%3Fa%3D1",
  );
});

test("shows the fault of an answer to administrators only", async () => {
  const location = await post(
    platform,
    answerTo(await begin(platform, "supervisor@demo.example"), {
      status: "urn:oasis:names:tc:SAML:2.0:status:Responder",
    }),
  );
  expect(location).toBe("/login?sso=failed&code=answer");
  const [last] = Object.values((await auditOf()) ?? {}).reverse();
  expect(last).toMatchObject({
    type: "sso-refused",
    subject: `account/${ACCOUNT}`,
    data: { after: { fault: "status", detail: "urn:oasis:names:tc:SAML:2.0:status:Responder" } },
  });
});

test("signs in or redirects users in the same way as with a password", async () => {
  expect((await signIn("agent@demo.example")).body).toMatchObject({
    redirect: true,
    location: "/panel",
    level: 5,
  });
  await addPerson(db(), "beyond@demo.example", 6, "recording-reviewer");
  const beyond = (await signIn("beyond@demo.example")).body;
  expect(beyond).toMatchObject({ redirect: false, level: 6 });
  expect(beyond).not.toHaveProperty("accessToken");
  await db().updateTable("accounts").set({ subscribed: false }).where("id", "=", ACCOUNT).execute();
  expect((await signIn("supervisor@demo.example")).status).toBe(402);
  await db().updateTable("accounts").set({ subscribed: true }).where("id", "=", ACCOUNT).execute();
  await db().updateTable("users").set({ disabled: true }).where("id", "=", SUPERVISOR).execute();
  expect((await signIn("supervisor@demo.example")).status).toBe(423);
  await db().updateTable("users").set({ disabled: false }).where("id", "=", SUPERVISOR).execute();
});

test("does not reveal whether an email is known, and explains the next step for unknown ones", async () => {
  const ask = (email: string) => platform.api("POST /auth/sso", { json: { email, agreement: true } });
  const known = await ask("supervisor@demo.example");
  const unknown = await ask("nobody@nowhere.example");
  const elsewhere = await ask("admin@other.example");
  for (const { status, headers, body } of [known, unknown, elsewhere]) {
    expect([status, Object.keys(body)]).toEqual([200, ["location"]]);
    expect(textOf(body.location)).toMatch(/^\/sso\/_[0-9a-f]{40}$/);
    expect(headers.get("set-cookie")).toMatch(
      /^browser=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  }
  const follow = async (page: string) =>
    (await fetch(platform.url + page, { redirect: "manual" })).headers.get("location");
  expect(await follow(textOf(known.body.location))).toMatch(
    /^https:\/\/provider\.example\/sign-in\?SAMLRequest=/,
  );
  for (const page of [
    textOf(unknown.body.location),
    textOf(elsewhere.body.location),
    "/sso/_0000000000000000000000000000000000000000",
    "/sso/x",
  ])
    expect(await follow(page)).toBe("/sso-unknown");
});

test("requires acceptance of the terms before it starts", async () => {
  const { status, body } = await platform.api("POST /auth/sso", {
    json: { email: "supervisor@demo.example" },
  });
  expect([status, body.type]).toEqual([400, "/problems/terms-not-accepted"]);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/%09/evil.example\n",
  "/login?redirect=/x",
  "calls",
  "/..//evil.example",
  "",
])("a sign-in never leads to %j", async (redirect) => {
  const browser = await begin(platform, "supervisor@demo.example", { redirect });
  const location = await post(platform, answerTo(browser));
  expect(location).toMatch(/^\/login\/claim\/[\w-]{43}$/);
  // Nor does the login itself, had it been given.
  expect((await claim(platform, location, browser)).status).toBe(200);
});

test("disabling single sign-on keeps people from coming in, and ends no session", async () => {
  const { body } = await signIn("supervisor@demo.example");
  const before = await begin(platform, "supervisor@demo.example");
  expect((await setUp(platform, admin, { enabled: false })).body.enabled).toBe(false);
  expect((await platform.api("GET /auth/check-token", { token: textOf(body.accessToken) })).status).toBe(200);
  expect(
    (await platform.api("POST /auth/refresh-token", { json: { refreshToken: body.refreshToken } })).status,
  ).toBe(200);
  expect(await post(platform, answerTo(before))).toBe("/login?sso=failed&code=off");
  await setUp(platform, admin, { enabled: true });
});

test("rejects sign-ins when the plan has no single sign-on", async () => {
  const { features } = await db()
    .selectFrom("accounts")
    .select("features")
    .where("id", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
  const before = await begin(platform, "supervisor@demo.example");
  await db().updateTable("accounts").set({ features: "[]" }).where("id", "=", ACCOUNT).execute();
  expect(await post(platform, answerTo(before))).toBe("/login?sso=failed&code=off");
  await db()
    .updateTable("accounts")
    .set({ features: JSON.stringify(features) })
    .where("id", "=", ACCOUNT)
    .execute();
});

test("claims that are guessed are counted", async () => {
  // However long they take: the count is of a while.
  const begun = Date.now();
  const other = await startPlatform({ now: () => begun });
  const statuses = new Set<number>();
  for (let index = 0; index < 301; index++)
    statuses.add((await other.api(`GET /auth/login/guess-${index}`)).status);
  expect([...statuses]).toEqual([423, 410]);
  await other.close();
});

test("our own metadata names the place that answers go to, under its own address", async () => {
  const { text, headers } = await platform.api(`GET /auth/sso/${ACCOUNT}/metadata`);
  expect(headers.get("content-type")).toBe("application/samlmetadata+xml");
  expect(text).toContain(`entityID="${platform.url}/api/auth/sso/${ACCOUNT}/metadata"`);
  expect(text).toContain(`Location="${platform.url}/api/auth/sso/${ACCOUNT}/acs"`);
  expect(text).toContain('WantAssertionsSigned="true"');
  const forged = await platform.api(`GET /auth/sso/${ACCOUNT}/metadata`, {
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  expect(forged.text).not.toContain("evil");
});

test("nothing of a claim or of a browser's secret is kept as it is", async () => {
  const browser = await begin(platform, "supervisor@demo.example");
  const location = await post(platform, answerTo(browser));
  const [, secret = ""] = location.split("/claim/");
  const kept = JSON.stringify([
    await db().selectFrom("login_claims").selectAll().execute(),
    await db().selectFrom("sso_requests").selectAll().execute(),
    await auditOf(),
  ]);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(browser.cookie.split("=")[1]);
});

test("an unknown email costs the platform the same work as a known one", async () => {
  const queries: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const database = await testDatabase();
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  // Queries of background jobs would be counted too: none starts automatically, and due jobs run before.
  const counted = await withPlatform({
    database: { ...database, db },
    delays: { heartbeat: NEVER, sessionWatch: NEVER, deviceWatch: NEVER, jobs: NEVER },
  });
  await setUp(counted, (await counted.signIn("admin@demo.example")).accessToken);
  await counted.platform.runJobs();
  const workFor = async (email: string) => {
    queries.length = 0;
    const hashes = await turnsDuring(async () =>
      expect((await counted.api("POST /auth/sso", { json: { email, agreement: true } })).status).toBe(200),
    );
    return { queries: [...queries], hashes };
  };
  const known = await workFor("supervisor@demo.example");
  expect(known.queries.length).toBeGreaterThan(0);
  expect(await workFor("nobody@nowhere.example")).toEqual(known);
  expect(await workFor("admin@other.example")).toEqual(known);
});

test("behind a public address everything is under that one, and the cookie is for this host and HTTPS alone", async () => {
  const behind = await startPlatform({ config: { publicUrl: new URL("https://console.example/") } });
  const { accessToken } = await behind.signIn("admin@demo.example");
  await setUp(behind, accessToken);
  const { headers } = await behind.api("POST /auth/sso", {
    json: { email: "supervisor@demo.example", agreement: true },
    headers: { "x-forwarded-host": "evil.example" },
  });
  expect(headers.get("set-cookie")).toMatch(
    /^__Host-browser=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const browser = await begin(behind, "supervisor@demo.example");
  expect(browser.request).toMatchObject({
    acs: `https://console.example/api/auth/sso/${ACCOUNT}/acs`,
    issuer: `https://console.example/api/auth/sso/${ACCOUNT}/metadata`,
  });
  expect((await claim(behind, await post(behind, answerTo(browser)), browser)).status).toBe(200);
  await behind.close();
});
