import { expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import { enroll } from "../../support/authenticator.ts";
import { linkIn, pinIn, tokenIn } from "../../support/mail-server.ts";
import { textOf } from "../../support/platform.ts";
import { NEW, requestIn, resetDesk, outcomeOf, wrong } from "../../support/reset-desk.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { TestBrowser } from "../../support/test-browser.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const {
  activate,
  ask,
  email,
  grant,
  id,
  ownMail,
  mails,
  now,
  openLink,
  platform,
  setPassword,
  showPin,
  signIn,
  wait,
  withoutPassword,
} = resetDesk();

test("sets a new password with the PIN from the mail, and rejects the old password", async () => {
  const request = await requestIn(ask());
  const { body } = await showPin(request, pinIn(await ownMail()));
  expect(outcomeOf(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(outcomeOf(await signIn())).toEqual([401, "wrong-credentials"]);
  expect(outcomeOf(await signIn(NEW))).toEqual([200]);
});

test("sets a new password with the link from the mail in any browser, and shows the email masked", async () => {
  await ask();
  const { status, body } = await openLink(tokenIn(await ownMail()));
  expect([status, body.kind, body.email]).toEqual([200, "reset", "p•••@demo.example"]);
  expect(outcomeOf(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(outcomeOf(await signIn(NEW))).toEqual([200]);
});

test("ends all sessions immediately when a new password is set, and opens none", async () => {
  const sessions = [await platform().signIn(email()), await platform().signIn(email(), { remember: true })];
  const answer = await setPassword(await grant());
  expect([answer.status, answer.text]).toEqual([204, ""]);
  for (const { accessToken, refreshToken } of sessions) {
    expect((await platform().api("GET /auth/check-token", { token: accessToken })).status).toBe(401);
    expect((await platform().api("POST /auth/refresh-token", { json: { refreshToken } })).status).toBe(401);
  }
  const ended = await platform()
    .database.db.selectFrom("sessions")
    .select("ended_by")
    .where("user_id", "=", id())
    .execute();
  expect(ended.map(({ ended_by }) => ended_by)).toEqual(["password", "password"]);
});

test("accepts the new password of a user who was locked out by wrong passwords", async () => {
  for (let attempt = 0; attempt < 10; attempt++) await signIn("wrong");
  expect((await signIn()).status).toBe(410);
  await setPassword(await grant());
  expect((await signIn(NEW)).status).toBe(200);
});

test("remembers the browser in which a password was reset, while strangers keep guessing", async () => {
  const own = new TestBrowser(platform());
  const guess = async () => Promise.all(Array.from({ length: 10 }, () => signIn("wrong")));
  await guess();
  const set = await own.ask("POST /auth/password-reset/password", {
    json: { grant: await grant(), password: NEW },
  });
  await guess();
  expect([set.status, (await signIn(NEW)).status, await own.status(email(), NEW)]).toEqual([204, 410, 200]);
});

test("a new password forgets what was tried in browsers that the person had signed in in, and these browsers", async () => {
  const [own, lent] = [new TestBrowser(platform()), new TestBrowser(platform())];
  expect([await own.status(email()), await lent.status(email())]).toEqual([200, 200]);
  for (let time = 0; time < 10; time++) await own.status(email(), "wrong");
  expect(await own.status(email())).toBe(410);
  await own.ask("POST /auth/password-reset/password", { json: { grant: await grant(), password: NEW } });
  expect(await own.status(email(), NEW)).toBe(200);
  expect(
    await platform()
      .database.db.selectFrom("known_browsers")
      .select("browser_hash")
      .where("user_id", "=", id())
      .execute(),
  ).toHaveLength(1);
});

test("invalidates copied browser cookies when the owner resets the password in that browser", async () => {
  const [own, copy] = [new TestBrowser(platform()), new TestBrowser(platform())];
  await own.status(email());
  for (const [name, value] of own.cookies) copy.cookies.set(name, value);
  await own.ask("POST /auth/password-reset/password", { json: { grant: await grant(), password: NEW } });
  await Promise.all(Array.from({ length: 10 }, () => signIn("wrong")));
  expect([await copy.status(email(), NEW), await own.status(email(), NEW)]).toEqual([410, 200]);
});

test("remembers the browser in which an invitation was accepted", async () => {
  await withoutPassword();
  const own = new TestBrowser(platform());
  await ask({ kind: "activation" });
  const { body } = await openLink(tokenIn(await ownMail()));
  expect(
    (
      await own.ask("POST /auth/accounts/activation", {
        json: { grant: textOf(body.grant), password: NEW, agreement: true },
      })
    ).status,
  ).toBe(204);
  await Promise.all(Array.from({ length: 10 }, () => signIn("wrong")));
  expect([(await signIn(NEW)).status, await own.status(email(), NEW)]).toEqual([410, 200]);
});

test("a new password is no way round the second factor", async () => {
  const { accessToken } = await platform().signIn(email());
  await enroll(platform(), accessToken, now());
  const answer = await setPassword(await grant());
  expect([answer.status, answer.text]).toEqual([204, ""]);
  expect(outcomeOf(await signIn(NEW))).toEqual([412, "two-factor-needed"]);
});

test("the change is in the audit, and nothing secret with it", async () => {
  const given = await grant();
  await setPassword(given);
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const { text } = await platform().api("GET /events", {
    token,
    query: new URLSearchParams({ channel: `account/${ACCOUNT}/audit` }).toString(),
  });
  expect(text).toContain(`"subject":"user/${id()}"`);
  expect(text).not.toMatch(new RegExp(`${NEW}|${given}`));
});

test("records wrong PINs and the closing fifth one in the audit log, for known emails only", async () => {
  const [request, ofUnknownEmail] = [
    await requestIn(ask()),
    await requestIn(ask({ email: "nobody@demo.example" })),
  ];
  const right = pinIn(await ownMail());
  for (let time = 0; time < 6; time++)
    for (const one of [request, ofUnknownEmail]) await showPin(one, wrong(right));
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const auditEntries = async () =>
    Object.values(
      (
        await platform().api("GET /events", {
          token,
          query: `channel=account/${ACCOUNT}/audit&subject=user/${id()}`,
        })
      ).body.data ?? {},
    );
  await afterJobs(platform(), async () => (await auditEntries()).length).toBe(5);
  expect(
    (await auditEntries()).map(({ type, subject, data }) => [type, subject, data?.after?.closed]),
  ).toEqual([
    ...Array.from({ length: 4 }, () => ["sign-in-refused", `user/${id()}`, undefined]),
    ["sign-in-locked", `user/${id()}`, "pin"],
  ]);
});

test("a PIN is good for ten minutes, a link too, and a grant for ten more", async () => {
  const request = await requestIn(ask());
  const mail = await ownMail();
  wait(10 * MINUTE - 1);
  const { body } = await showPin(request, pinIn(mail));
  wait(1);
  expect(outcomeOf(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
  wait(10 * MINUTE - 1);
  expect(outcomeOf(await setPassword(textOf(body.grant)))).toEqual([410, "link-expired"]);
  wait(-1);
  expect(outcomeOf(await setPassword(textOf(body.grant)))).toEqual([204]);
});

test("PIN, link and grant are good once", async () => {
  const request = await requestIn(ask());
  const mail = await ownMail();
  const { body } = await showPin(request, pinIn(mail));
  expect(outcomeOf(await showPin(request, pinIn(mail)))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await setPassword(textOf(body.grant)))).toEqual([204]);
  expect(outcomeOf(await setPassword(textOf(body.grant), "Other-Giraffe-78!"))).toEqual([
    410,
    "link-expired",
  ]);
  expect(outcomeOf(await openLink(tokenIn(mail)))).toEqual([410, "link-expired"]);
});

test("a PIN opens no request but its own", async () => {
  const mine = await requestIn(ask());
  const pin = pinIn(await ownMail());
  const other = await requestIn(ask({ email: "nobody-else@demo.example" }));
  expect(outcomeOf(await showPin(other, pin))).toEqual([401, "pin-wrong"]);
  expect(outcomeOf(await showPin("made-up", pin))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await showPin(mine, pin))).toEqual([200]);
});

test("a password of fewer than eight characters, or without the four kinds, is refused, and the grant is still good", async () => {
  const given = await grant();
  for (const password of [
    "Ab1!xyz",
    "tall-giraffe-77!",
    "TALL-GIRAFFE-77!",
    "Tall-Giraffe!",
    "TallGiraffe77",
  ])
    expect(outcomeOf(await setPassword(given, password))).toEqual([422, "password-policy"]);
  for (const password of ["Password1!", "P@ssw0rd!1", "Abcd1234!", "Aa1!Aa1!Aa1!", `X-${email()}-9`])
    expect(outcomeOf(await setPassword(given, password))).toEqual([422, "weak-password"]);
  expect(outcomeOf(await setPassword(given))).toEqual([204]);
});

test("an invited person activates the account by the link, accepts the terms, and gets no second link", async () => {
  await withoutPassword();
  await ask({ kind: "activation" });
  const mail = await ownMail();
  expect(linkIn(mail)).toMatch(/^https:\/\/console\.example\.com\/accounts\/activation#[\w-]{43}$/);
  wait(3 * DAY - 1);
  const { body } = await openLink(tokenIn(mail));
  expect(body.kind).toBe("activation");
  const given = textOf(body.grant);
  expect(outcomeOf(await activate(given, { agreement: false }))).toEqual([400, "terms-not-accepted"]);
  expect(outcomeOf(await activate(given, { agreement: undefined }))).toEqual([400, "terms-not-accepted"]);
  expect(outcomeOf(await activate(given))).toEqual([204]);
  expect(outcomeOf(await openLink(tokenIn(mail)))).toEqual([409, "already-activated"]);
  expect((await signIn(NEW)).status).toBe(200);
});

test("an invitation ends after three days, and so does every earlier one when another is sent", async () => {
  await withoutPassword();
  const { db } = platform().database;
  const invite = async () => {
    const count = mails().arrived.length;
    const sent = await db
      .transaction()
      .execute((trx) => platform().platform.letters.sendActivation(trx, { account: ACCOUNT, id: id() }));
    sent();
    await expect.poll(() => mails().arrived.length).toBe(count + 1);
    return mails().arrived.at(-1)!;
  };
  const [first, second] = [await invite(), await invite()];
  expect(pinIn(first)).toBe("");
  expect(outcomeOf(await openLink(tokenIn(first)))).toEqual([410, "link-expired"]);
  wait(3 * DAY - 1);
  expect(outcomeOf(await openLink(tokenIn(second)))).toEqual([200]);
  wait(1);
  expect(outcomeOf(await openLink(tokenIn(second)))).toEqual([410, "link-expired"]);
});
