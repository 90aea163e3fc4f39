import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { ResetGrants } from "../../../server/auth/reset-grants.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import type { Problem } from "../../../server/contract/problem.ts";
import { type MailServer, linkIn, pinIn, startMailServer, tokenIn } from "../../support/mail-server.ts";
import { type Answer, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NEW = "Tall-Giraffe-77!";

let platform: TestPlatform;
let mails: MailServer;
let now = Date.UTC(2026, 5, 1);
let number = 0;
let email = "";
let id = "";

beforeAll(async () => {
  mails = await startMailServer();
  platform = await startPlatform({ now: () => now, config: { smtpUrl: mails.url, publicUrl: new URL("https://console.example.com") } });
});
afterAll(async () => {
  await platform.close();
  await mails.close();
});
beforeEach(async () => {
  now += 2 * DAY;
  email = `person${++number}@demo.example`;
  id = await addPerson(platform.database.db, email, 2, "supervisor");
});

const ask = (values: object = {}, headers: Record<string, string> = {}) => platform.api("POST /auth/password-reset", { json: { email, kind: "reset", ...values }, headers });
const showPin = (request: string, pin: string) => platform.api("POST /auth/password-reset/pin", { json: { request, pin } });
const setPassword = (grant: string, password = NEW) => platform.api("POST /auth/password-reset/password", { json: { grant, password } });
const openLink = (token: string) => platform.api(`GET /auth/password-reset/link/${token}`);
const activate = (grant: string, values: object = {}) => platform.api("POST /auth/accounts/activation", { json: { grant, password: NEW, agreement: true, ...values } });
const signIn = (password: string) => platform.api("POST /auth/login", { json: { strategy: "local", email, password, agreement: true } });
const told = ({ status, body }: Answer) => [status, ...(body.type === undefined ? [] : [String(body.type).replace("/problems/", "")])];
const requestIn = async (answer: Promise<Answer>) => textOf((await answer).body.request);
const wrong = (pin: string) => String((Number(pin) + 1) % 10 ** 8).padStart(8, "0");
const withoutPassword = () => platform.database.db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();

test("whoever forgot the password sets a new one with the PIN from the mail, and the old one is gone", async () => {
  const request = await requestIn(ask());
  const { body } = await showPin(request, pinIn(await mails.mailTo(email)));
  expect(told(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(told(await signIn(PASSWORD))).toEqual([401, "wrong-credentials"]);
  expect(told(await signIn(NEW))).toEqual([200]);
});

test("the link from the mail does the same, in any browser, and says whose password it is without spelling it out", async () => {
  await ask();
  const { status, body } = await openLink(tokenIn(await mails.mailTo(email)));
  expect([status, body.kind, body.email]).toEqual([200, "reset", "p•••@demo.example"]);
  expect(told(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(told(await signIn(NEW))).toEqual([200]);
});

test("a new password ends every session at once, and opens none", async () => {
  const sessions = [await platform.signIn(email), await platform.signIn(email, { remember: true })];
  const answer = await setPassword(await grant());
  expect([answer.status, answer.text]).toEqual([204, ""]);
  for (const { accessToken, refreshToken } of sessions) {
    expect((await platform.api("GET /auth/check-token", { token: accessToken })).status).toBe(401);
    expect((await platform.api("POST /auth/refresh-token", { json: { refreshToken } })).status).toBe(401);
  }
  const ended = await platform.database.db.selectFrom("sessions").select("ended_by").where("user_id", "=", id).execute();
  expect(ended.map(({ ended_by }) => ended_by)).toEqual(["password", "password"]);
});

test("whoever locked themselves out with wrong passwords gets in with the new one", async () => {
  for (let attempt = 0; attempt < 10; attempt++) await signIn("wrong");
  expect((await signIn(PASSWORD)).status).toBe(410);
  await setPassword(await grant());
  expect((await signIn(NEW)).status).toBe(200);
});

test("the change is in the audit, and nothing secret with it", async () => {
  const given = await grant();
  await setPassword(given);
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  const { text } = await platform.api("GET /events", { token, query: new URLSearchParams({ channel: `account/${ACCOUNT}/audit` }).toString() });
  expect(text).toContain(`"subject":"user/${id}"`);
  expect(text).not.toMatch(new RegExp(`${NEW}|${given}`));
});

async function grant(): Promise<string> {
  const request = await requestIn(ask());
  return textOf((await showPin(request, pinIn(await mails.mailTo(email)))).body.grant);
}

test("a PIN is good for ten minutes, a link too, and a grant for ten more", async () => {
  const request = await requestIn(ask());
  const mail = await mails.mailTo(email);
  now += 10 * MINUTE - 1;
  const { body } = await showPin(request, pinIn(mail));
  now += 1;
  expect(told(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
  expect(told(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
  now += 10 * MINUTE - 1;
  expect(told(await setPassword(textOf(body.grant)))).toEqual([410, "link-expired"]);
  now -= 1;
  expect(told(await setPassword(textOf(body.grant)))).toEqual([204]);
});

test("PIN, link and grant are good once", async () => {
  const request = await requestIn(ask());
  const mail = await mails.mailTo(email);
  const { body } = await showPin(request, pinIn(mail));
  expect(told(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
  expect(told(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(told(await setPassword(textOf(body.grant), "Other-Giraffe-78!"))).toEqual([410, "link-expired"]);
  expect(told(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
});

test("a PIN opens no request but its own", async () => {
  const mine = await requestIn(ask());
  const pin = pinIn(await mails.mailTo(email));
  const other = await requestIn(ask({ email: "nobody-else@demo.example" }));
  expect(told(await showPin(other, pin))).toEqual([401, "pin-wrong"]);
  expect(told(await showPin("made-up", pin))).toEqual([410, "link-expired"]);
  expect(told(await showPin(mine, pin))).toEqual([200]);
});

test("five wrong PINs are the end of a request, for the right one too; the next request may follow at once", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await mails.mailTo(email));
  for (let attempt = 0; attempt < 5; attempt++) expect(told(await showPin(request, wrong(pin)))).toEqual([401, "pin-wrong"]);
  expect(told(await showPin(request, pin))).toEqual([410, "link-expired"]);
  expect((await ask()).status).toBe(200);
});

test("two hundred PINs at the same moment count as five", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await mails.mailTo(email));
  const answers = await Promise.all(Array.from({ length: 200 }, () => showPin(request, wrong(pin))));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(195);
});

test("the right PIN shown two hundred times at the same moment gives one grant, and two hundred times that grant sets one password", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await mails.mailTo(email));
  const shown = await Promise.all(Array.from({ length: 200 }, () => showPin(request, pin)));
  const granted = shown.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(1);
  const given = textOf(granted[0]!.body.grant);
  const set = await Promise.all(Array.from({ length: 200 }, (_, n) => setPassword(given, `Tall-Giraffe-${n}!`)));
  expect(set.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(set.filter(({ status }) => status === 410)).toHaveLength(199);
});

test("ten thousand guesses a day get nowhere: twenty-five of them are looked at, in batches of hundreds", async () => {
  const { db } = platform.database;
  // Past HTTP, which would only slow them down.
  const grants = new ResetGrants(db, new Sessions(db, new AccessTokens(new Uint8Array(32), () => now), () => now), () => now);
  const seen = { looked: 0, opened: 0, refused: 0 };
  const guess = (request: string, pin: number) =>
    grants.showPin(request, String(pin).padStart(8, "0")).then(
      () => void seen.opened++,
      (problem: Problem) => void (problem.code === "pin-wrong" ? seen.looked++ : seen.refused++),
    );
  for (let asked = 0; asked < 5; asked++) {
    const request = await requestIn(ask());
    for (let batch = 0; batch < 4; batch++) await Promise.all(Array.from({ length: 500 }, (_, n) => guess(request, (asked * 4 + batch) * 500 + n)));
  }
  expect(seen).toEqual({ looked: 25, opened: 0, refused: 9_975 });
  expect(told(await ask())).toEqual([429, "too-many-links"]);
}, 180_000);

test("only one request is active; the browser that has it may put another in its place after a minute", async () => {
  const request = await requestIn(ask());
  const first = await mails.mailTo(email);
  const second = await ask();
  expect([...told(second), second.headers.get("retry-after")]).toEqual([409, "reset-active", "600"]);
  now += 59_000;
  const early = await ask({ request });
  expect([...told(early), early.headers.get("retry-after")]).toEqual([409, "reset-active", "1"]);
  now += 1_000;
  expect(told(await ask({ request: "made-up" }))).toEqual([409, "reset-active"]);
  const next = await requestIn(ask({ request }));
  await expect.poll(() => mails.arrived.filter(({ recipients }) => recipients.includes(email)).length).toBe(2);
  const latest = await mails.mailTo(email);
  expect(told(await showPin(request, pinIn(first)))).toEqual([410, "link-expired"]);
  expect(told(await openLink(tokenIn(first)))).toEqual([410, "link-expired"]);
  expect(told(await showPin(next, pinIn(latest)))).toEqual([200]);
});

test("five requests a day; the sixth has to wait until the first is a day old", async () => {
  for (let asked = 0; asked < 5; asked++) {
    expect((await ask()).status).toBe(200);
    now += 10 * MINUTE;
  }
  const sixth = await ask();
  expect([...told(sixth), sixth.headers.get("retry-after")]).toEqual([429, "too-many-links", String((DAY - 50 * MINUTE) / 1000)]);
  now += DAY - 50 * MINUTE - 1;
  expect((await ask()).status).toBe(429);
  now += 1;
  expect((await ask()).status).toBe(200);
});

test("two hundred requests at the same moment are one", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
  await mails.mailTo(email);
});

test("a hundred requests a day from one address, for whomever", async () => {
  const answers: number[] = [];
  for (let asked = 0; asked < 101; asked++) answers.push((await ask({ email: `anybody${asked}@demo.example` })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(100);
  expect(answers.at(-1)).toBe(429);
});

test("a password of fewer than eight characters, or without the four kinds, is refused, and the grant is still good", async () => {
  const given = await grant();
  for (const password of ["Ab1!xyz", "tall-giraffe-77!", "TALL-GIRAFFE-77!", "Tall-Giraffe!", "TallGiraffe77"]) expect(told(await setPassword(given, password))).toEqual([422, "password-policy"]);
  for (const password of ["Password1!", "P@ssw0rd!1", "Abcd1234!", "Aa1!Aa1!Aa1!", `X-${email}-9`]) expect(told(await setPassword(given, password))).toEqual([422, "weak-password"]);
  expect(told(await setPassword(given))).toEqual([204]);
});

test("an invited person activates the account by the link, accepts the terms, and gets no second link", async () => {
  await withoutPassword();
  await ask({ kind: "activation" });
  const mail = await mails.mailTo(email);
  expect(linkIn(mail)).toMatch(/^https:\/\/console\.example\.com\/accounts\/activation#[\w-]{43}$/);
  now += 3 * DAY - 1;
  const { body } = await openLink(tokenIn(mail));
  expect(body.kind).toBe("activation");
  const given = textOf(body.grant);
  expect(told(await activate(given, { agreement: false }))).toEqual([400, "terms-not-accepted"]);
  expect(told(await activate(given, { agreement: undefined }))).toEqual([400, "terms-not-accepted"]);
  expect(told(await activate(given))).toEqual([204]);
  expect(told(await openLink(tokenIn(mail)))).toEqual([409, "already-activated"]);
  expect((await signIn(NEW)).status).toBe(200);
});

test("an invitation ends after three days, and so does every earlier one when another is sent", async () => {
  await withoutPassword();
  const { db } = platform.database;
  const invite = async () => {
    const count = mails.arrived.length;
    const sent = await db.transaction().execute((trx) => platform.platform.letters.sendActivation(trx, { account: ACCOUNT, id }));
    sent();
    await expect.poll(() => mails.arrived.length).toBe(count + 1);
    return mails.arrived.at(-1)!;
  };
  const [first, second] = [await invite(), await invite()];
  expect(pinIn(first)).toBe("");
  expect(told(await openLink(tokenIn(first)))).toEqual([410, "link-expired"]);
  now += 3 * DAY - 1;
  expect(told(await openLink(tokenIn(second)))).toEqual([200]);
  now += 1;
  expect(told(await openLink(tokenIn(second)))).toEqual([410, "link-expired"]);
});

test("nobody hears on the screen whether an e-mail is known, activated, disabled or asked for in vain; those who have it read it", async () => {
  await withoutPassword();
  const known = await ask();
  const unknown = await ask({ email: "nobody-at-all@demo.example" });
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  // Without a password there is none to be forgotten: the mail invites instead, and brings no PIN for that screen.
  const mail = await mails.mailTo(email);
  expect([pinIn(mail), linkIn(mail)]).toEqual(["", expect.stringContaining("/accounts/activation#")]);
  const guesses = async (answer: Answer) => {
    const request = textOf(answer.body.request);
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt++) statuses.push((await showPin(request, "00000000")).status);
    return statuses;
  };
  expect(await guesses(known)).toEqual(await guesses(unknown));
  const disabled = await addPerson(platform.database.db, `disabled${number}@demo.example`, 2, "supervisor");
  await platform.database.db.updateTable("users").set({ disabled: true }).where("id", "=", disabled).execute();
  const before = mails.arrived.length;
  const again = [await ask({ email: `disabled${number}@demo.example` }), await ask({ email: "nobody-more@demo.example" })];
  expect(again.map(told)).toEqual([[200], [200]]);
  const active = `active${number}@demo.example`;
  await addPerson(platform.database.db, active, 2, "supervisor");
  expect(told(await ask({ email: active, kind: "activation" }))).toEqual([200]);
  expect(linkIn(await mails.mailTo(active))).toBe("https://console.example.com/login");
  expect(mails.arrived).toHaveLength(before + 1);
});

test("a known and an unknown e-mail go through the same statements, asked and asked again", async () => {
  const walk = async (address: string) => {
    const told = [];
    for (let asked = 0; asked < 7; asked++) {
      const { status, headers, body } = await ask({ email: address });
      told.push([status, headers.get("retry-after"), body.type]);
      if (asked % 2 === 1) now += 10 * MINUTE;
    }
    now += DAY;
    return told;
  };
  const known = await walk(email);
  expect(await walk("nobody-knows@demo.example")).toEqual(known);
});

test("a link names the configured host alone, whatever a request says of hosts", async () => {
  await ask({}, { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example", origin: "https://evil.example", referer: "https://evil.example/" });
  const mail = await mails.mailTo(email);
  expect(linkIn(mail)).toMatch(/^https:\/\/console\.example\.com\/password\/forgot#[\w-]{43}$/);
  expect(mail.raw).not.toContain("evil");
});

test("nothing that opens a door is kept readable", async () => {
  const request = await requestIn(ask());
  const mail = await mails.mailTo(email);
  const given = textOf((await showPin(request, pinIn(mail))).body.grant);
  const { db } = platform.database;
  await expect.poll(async () => (await db.selectFrom("mails").select("state").where("recipient", "=", email).executeTakeFirstOrThrow()).state).toBe("sent");
  const kept = JSON.stringify([await db.selectFrom("password_resets").selectAll().execute(), await db.selectFrom("mails").selectAll().execute()]);
  for (const secret of [request, given, pinIn(mail), tokenIn(mail)]) expect(kept).not.toContain(secret);
});

test("a clock that is set back by a year keeps nobody waiting for a year", async () => {
  for (let asked = 0; asked < 5; asked++) {
    await ask();
    now += 10 * MINUTE;
  }
  const present = now;
  now -= 365 * DAY;
  expect((await ask()).status).toBe(200);
  now = present;
});
