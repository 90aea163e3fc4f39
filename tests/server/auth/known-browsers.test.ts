import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { forgetBrowsers, KNOWN_BROWSER } from "../../../server/auth/known-browsers.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { enroll } from "../../support/authenticator.ts";
import { codeAt } from "../../support/code-at.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";
import { TestBrowser } from "../../support/test-browser.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const SECRET = /^known-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/;

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
let number = 0;
let email = "";
let id = "";
beforeAll(async () => {
  platform = await startPlatform({ now: () => now, config: { trustedProxies: ["127.0.0.1"] } });
});
beforeEach(async () => {
  now += DAY;
  email = `known${++number}@demo.example`;
  id = await addPerson(platform.database.db, email, 2, "supervisor");
});
afterAll(() => platform.close());

const db = () => platform.database.db;
const browser = (address: string | null = null) => new TestBrowser(platform, address);
const ownerOf = (user: string) => ({ account: ACCOUNT, user });
const known = () =>
  db().selectFrom("known_browsers").selectAll().where("user_id", "=", id).orderBy("used_at").execute();

/** A browser in which the person of this test has signed in. */
async function home(): Promise<TestBrowser> {
  const used = browser();
  if ((await used.status(email)) !== 200) throw new Error(`${email} could not sign in.`);
  return used;
}

/** Tries wrong passwords for a user from an unknown browser; returns the number of responses by status. */
async function guess(
  times: number,
  guesser = browser("203.0.113.9"),
  whose = email,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, () => guesser.status(whose, "wrong")));
  return Object.fromEntries(
    [...new Set(answers)].map((status) => [status, answers.filter((one) => one === status).length]),
  );
}

test("accepts sign-ins from a known browser while strangers' guesses lock all others out", async () => {
  const used = await home();
  expect(await guess(60)).toEqual({ 401: 10, 410: 50 });
  expect(await used.status(email)).toBe(200);
  expect(await browser().status(email)).toBe(410);
});

test("accepts sign-ins from a known browser while the global lock applies", async () => {
  const used = await home();
  const guesses = Array.from({ length: 1_000 }, (_, n) => ({
    id: `all ${n}`,
    login: `login ${n}`,
    address: `203.0.${n % 250}.${Math.floor(n / 250)}`,
    at: now,
  }));
  await db().insertInto("attempts").values(guesses).execute();
  expect([await browser().status("admin@other.example"), await used.status(email)]).toEqual([410, 200]);
});

test("more tries from one address in a minute than people make are turned away unheard, but for who has signed in there before", async () => {
  const office = browser("203.0.113.77");
  expect(await office.status(email)).toBe(200);
  expect(await guess(299, browser("203.0.113.77"), "admin@other.example")).toEqual({ 401: 10, 410: 289 });
  const colleague = `colleague${number}@demo.example`;
  await addPerson(db(), colleague, 2, "supervisor");
  expect([
    await browser("203.0.113.77").status(colleague),
    await browser("203.0.113.78").status(colleague),
    await office.status(email),
  ]).toEqual([410, 200, 200]);
  now += MINUTE;
  expect(await browser("203.0.113.77").status(colleague)).toBe(200);
});

test("limits the sign-ins of a known browser to sixty per minute, even with the right password", async () => {
  const used = await home();
  const answers = await Promise.all(Array.from({ length: 61 }, () => used.status(email)));
  expect(answers.filter((status) => status === 410)).toHaveLength(1);
  now += MINUTE;
  expect(await used.status(email)).toBe(200);
});

test("strangers at the same address do not close it either", async () => {
  const used = await home();
  await db()
    .insertInto("attempts")
    .values(
      Array.from({ length: 100 }, (_, n) => ({
        id: `near ${n}`,
        login: `login ${n}`,
        address: "127.0.0.1",
        at: now,
      })),
    )
    .execute();
  expect([await browser().status("admin@other.example"), await used.status(email)]).toEqual([410, 200]);
});

test("allows a known browser ten attempts in fifteen minutes, counted apart from strangers and other browsers", async () => {
  const [used, other] = [await home(), await home()];
  expect(await guess(60, used)).toEqual({ 401: 10, 410: 50 });
  expect([await used.status(email), await other.status(email), await browser().status(email)]).toEqual([
    410, 200, 200,
  ]);
  now += 15 * MINUTE - 1;
  expect(await used.status(email)).toBe(410);
  now += 1;
  expect(await used.status(email)).toBe(200);
  const rows = await db().selectFrom("attempts").select("id").where("address", "is not", null).execute();
  expect(rows).toEqual([]);
});

test("treats a browser that is known for one user as a stranger for all other users", async () => {
  await home();
  const thief = browser("203.0.113.7");
  expect(await thief.status("admin@demo.example")).toBe(200);
  expect(await guess(11, thief)).toEqual({ 401: 10, 410: 1 });
  expect(await browser("203.0.113.8").status(email, "wrong")).toBe(410);
  expect(await thief.status("admin@demo.example")).toBe(200);
});

test("with a browser's secret a known and an unknown name get the same answers, one after the other", async () => {
  const asker = browser();
  await asker.status("admin@demo.example");
  const answersFor = async (name: string) => {
    const answers = [];
    for (let time = 0; time < 11; time++) answers.push(await asker.signIn(name, "wrong"));
    return answers.map(({ status, headers, body }) => ({
      status,
      wait: headers.get("retry-after"),
      cookie: headers.get("set-cookie"),
      ...body,
      instance: "",
    }));
  };
  expect(await answersFor(email)).toEqual(await answersFor(`nobody${number}@demo.example`));
});

test("one browser is known for all who have signed in there", async () => {
  const shared = await home();
  expect(await shared.status("admin@demo.example")).toBe(200);
  await guess(10);
  await guess(10, browser("203.0.113.10"), "admin@demo.example");
  expect([await shared.status(email), await shared.status("admin@demo.example")]).toEqual([200, 200]);
});

test("a browser is known once the second factor was shown too, and not by the password alone", async () => {
  const { secret } = await enroll(platform, (await platform.signIn(email)).accessToken, now);
  await forgetBrowsers(db(), ownerOf(id));
  now += MINUTE;
  const used = browser();
  expect([await used.status(email), used.cookies.size]).toEqual([412, 0]);
  const { status, headers } = await used.signIn(email, PASSWORD, { otp: await codeAt(secret, now) });
  expect([status, headers.get("set-cookie")]).toEqual([200, expect.stringMatching(SECRET)]);
  await guess(10);
  now += MINUTE;
  expect((await used.signIn(email, PASSWORD, { otp: await codeAt(secret, now) })).status).toBe(200);
});

test("remembers the browser of an agent who is sent to the agent panel, but not of a user without a console", async () => {
  const [agent, beyond] = [browser(), browser()];
  expect([await agent.status("agent@demo.example"), agent.cookies.size]).toEqual([200, 1]);
  expect([await beyond.status("beyond@other.example"), beyond.cookies.size]).toEqual([200, 0]);
  await guess(10, browser("203.0.113.11"), "agent@demo.example");
  expect(await agent.status("agent@demo.example")).toBe(200);
});

test("sets no cookie after a refused sign-in, and replaces planted cookies", async () => {
  const denied = browser();
  expect([
    await denied.status(email, "wrong"),
    await denied.status("admin@lapsed.example"),
    denied.cookies.size,
  ]).toEqual([401, 402, 0]);
  for (const planted of ["short", "x".repeat(44), "x".repeat(42)]) {
    const fooled = browser();
    fooled.cookies.set("known-browser", planted);
    await fooled.status(email);
    expect(fooled.cookies.get("known-browser")).not.toBe(planted);
  }
});

test("of a browser's secret only the hash is kept", async () => {
  const { cookies } = await home();
  expect(JSON.stringify(await known())).not.toContain(cookies.get("known-browser") ?? "no secret was given");
});

test("by HTTPS no site next to ours can plant the cookie", () => {
  expect(KNOWN_BROWSER.keep("https://console.example.com", () => null).cookie).toMatch(
    /^__Host-known-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("the browser that was not used for longest makes room for the twenty-first", async () => {
  const [first, second] = [await home(), await home()];
  now += 1;
  for (let n = 0; n < 18; n++) await home();
  now += 1;
  await first.status(email);
  now += 1;
  await home();
  await guess(10);
  expect([(await known()).length, await first.status(email), await second.status(email)]).toEqual([
    20, 200, 410,
  ]);
});

test("after half a year without a sign-in a browser is a stranger again, and forgotten", async () => {
  const used = await home();
  now += 180 * DAY - 1;
  await guess(10);
  expect(await used.status(email)).toBe(200);
  now += 180 * DAY;
  await guess(10);
  expect(await used.status(email)).toBe(410);
  await afterJobs(platform, known).toEqual([]);
});

test("keeps a browser known after a sign-out or an own password change, and forgets it when an administrator sets the password, disables or removes the user", async () => {
  const used = await home();
  const own = { token: textOf((await used.signIn(email)).body.accessToken) };
  expect((await asking(platform, own).patch(`/users/${id}`, { password: GOOD_PASSWORD }, 1)).status).toBe(
    200,
  );
  expect(await known()).toHaveLength(1);
  const admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const afterwards = async (act: () => Promise<{ readonly status: number }>) => {
    await db()
      .insertInto("known_browsers")
      .values({ browser_hash: "of whoever had the password", account: ACCOUNT, user_id: id, used_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return [(await act()).status, (await known()).length];
  };
  expect(await afterwards(() => admin.patch(`/users/${id}`, { password: "violet-tram-93" }, 2))).toEqual([
    200, 0,
  ]);
  expect(await afterwards(() => admin.patch(`/users/${id}`, { disabled: true }, 3))).toEqual([200, 0]);
  expect(await afterwards(() => admin.remove(`/users/${id}`))).toEqual([204, 0]);
});

test("allows each session ten password proofs of its own, independent of strangers' guesses", async () => {
  const { accessToken: token } = await platform.signIn(email);
  const { accessToken: elsewhere } = await platform.signIn(email);
  const prove = async (password: string, session = token) =>
    (await platform.api("POST /sessions/current/proof", { token: session, json: { password } })).status;
  await guess(10);
  await db()
    .insertInto("attempts")
    .values(
      Array.from({ length: 1_000 }, (_, n) => ({
        id: `all ${n}`,
        login: `login ${n}`,
        address: "127.0.0.1",
        at: now,
      })),
    )
    .execute();
  expect(await prove(PASSWORD)).toBe(204);
  const answers = await Promise.all(Array.from({ length: 50 }, () => prove("wrong")));
  expect([422, 410].map((status) => answers.filter((one) => one === status).length)).toEqual([10, 40]);
  expect([await prove(PASSWORD), await prove(PASSWORD, elsewhere)]).toEqual([410, 204]);
});

test("all browsers and sessions of a person have fifty tries together, however many they are; strangers and other people have theirs", async () => {
  const used = await home();
  const tokens: string[] = [];
  for (let n = 0; n < 6; n++) tokens.push((await platform.signIn(email)).accessToken);
  const prove = async (token: string, password = PASSWORD) =>
    (await platform.api("POST /sessions/current/proof", { token, json: { password } })).status;
  const [sixth = "", ...others] = tokens;
  const answers = await Promise.all(
    others.flatMap((token) => Array.from({ length: 10 }, () => prove(token, "wrong"))),
  );
  expect(answers).toEqual(answers.map(() => 422));
  expect([
    await prove(sixth),
    await used.status(email),
    await browser().status(email),
    (await platform.signIn("admin@demo.example")).remember,
  ]).toEqual([410, 410, 200, false]);
  now += 15 * MINUTE;
  expect(await used.status(email)).toBe(200);
});

test("neither adds nor replaces a known browser after a single sign-on without recent authentication", async () => {
  const claim = (provedAt: number) =>
    new Claims(db(), () => now).make(db(), { account: ACCOUNT, user: id, remember: false, provedAt }, null);
  const come = async (provedAt: number) =>
    (await browser().ask(`GET /auth/login/${await claim(provedAt)}`)).status;
  expect([await come(0), await come(now - 10 * MINUTE), (await known()).length]).toEqual([200, 200, 0]);
  expect([await come(now - 9 * MINUTE), (await known()).length]).toEqual([200, 1]);
});

test("starts and completes single sign-on while the global lock applies", async () => {
  await db()
    .insertInto("attempts")
    .values(
      Array.from({ length: 1_000 }, (_, n) => ({
        id: `some ${n}`,
        login: `login ${n}`,
        address: `192.0.2.${n % 250}`,
        at: now,
      })),
    )
    .execute();
  const far = browser("203.0.113.22");
  expect([
    await far.status(email),
    (await far.ask("GET /auth/login/guessed")).status,
    (await far.ask("POST /auth/sso", { json: { email, agreement: true } })).status,
  ]).toEqual([410, 423, 200]);
});
