import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enroll } from "../support/authenticator.ts";
import { codeAt } from "../support/code-at.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { slowly, stopClock } from "./support/console-in-browser.ts";
import { LOGIN, loginDesk, WORDS } from "./support/login-desk.ts";

const TOKEN = "GET /api/external-apps/feedback/sso";
const SSO = "POST /api/auth/sso";
const {
  at,
  claimFor,
  isLocked,
  line,
  now,
  pass,
  platform,
  signIn,
  addUser,
  submit,
  shownMessage,
  wrongPasswords,
} = loginDesk();
const arrival = WORDS.en;

/** Returns everything that the browser stores, in either storage. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));
const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor();
const posts = () => line().asked.filter((request) => request.startsWith("POST /api/auth/"));
const sessionsOf = async (user: string) =>
  (await platform().database.db.selectFrom("sessions").select("id").where("user_id", "=", user).execute())
    .length;
/** The seconds that a notice or a lock shows. */
const secondsIn = async (page: Page, words: RegExp) =>
  Number(/\d+/.exec(await page.getByText(words).first().innerText())?.[0]);

test("while a password is checked: sends nothing again, and reports it", async () => {
  const { email, id } = await addUser();
  const page = await at();
  line().let(LOGIN, "held");
  await signIn(page, email);
  await expect.poll(() => sessionsOf(id)).toBe(1);
  await page.reload();
  await expect.poll(() => shownMessage(page)).toBe(arrival.problems.interrupted());
  expect(await kept(page)).not.toMatch(/person-|Correct|switchboard\.session/);
  line().release();
  await page.reload();
  await heading(page, "Sign in");
  expect([posts(), await sessionsOf(id), await page.getByRole("alert").count()]).toEqual([[LOGIN], 1, 0]);
});

test("at the code and while it is checked: starts again, and sends the code once", async () => {
  const { email, id } = await addUser();
  const { secret } = await enroll(platform(), (await platform().signIn(email)).accessToken, now());
  pass(30_000);
  const page = await at();
  const digits = page.locator("[autocomplete=one-time-code]").first();
  await signIn(page, email);
  await digits.waitFor();
  await page.reload();
  await heading(page, "Sign in");
  expect([posts(), await page.getByRole("alert").count()]).toEqual([[LOGIN], 0]);

  await signIn(page, email);
  await digits.waitFor();
  line().let(LOGIN, "held");
  await digits.click();
  await page.keyboard.type(await codeAt(secret, now()));
  await expect.poll(() => sessionsOf(id)).toBe(2);
  await page.reload();
  await expect.poll(() => shownMessage(page)).toBe(arrival.problems.interrupted());
  expect([posts(), await sessionsOf(id)]).toEqual([[LOGIN, LOGIN, LOGIN], 2]);
});

test("while the form is locked: continues the lock with the remaining time", async () => {
  const { email } = await addUser();
  await wrongPasswords(email, 10);
  const page = await at();
  await stopClock(page);
  await signIn(page, email);
  await expect.poll(() => shownMessage(page)).toBe(arrival.problems.attempts());
  await page.clock.runFor(20_000);
  await page.reload();
  await slowly(page, () => shownMessage(page)).toBe(arrival.problems.attempts());
  const left = await secondsIn(page, /^You can try again in/);
  expect([left > 0, left <= 10, await isLocked(page)]).toEqual([true, true, true]);
  await page.clock.runFor(left * 1_000 + 100);
  await expect.poll(() => isLocked(page)).toBe(false);
  expect(posts()).toEqual([LOGIN]);
});

test.each([
  ["an agent", "agent@demo.example", arrival.agent, 10, "**/panel"],
  ["a level above four", "beyond@other.example", arrival.level, 5, "**/separate-console"],
] as const)(
  "while %s sees the place: continues the countdown with the remaining time",
  async (_, email, words, whole, place) => {
    const page = await at();
    await stopClock(page);
    await signIn(page, email);
    await heading(page, words.title());
    await page.clock.runFor(2_000);
    await page.reload();
    await slowly(page, () => page.getByRole("heading", { name: words.title() }).count()).toBe(1);
    const left = await secondsIn(page, /in \d+\sseconds?\.$/);
    expect([left > 0, left <= whole - 2]).toEqual([true, true]);
    await expect.poll(() => page.getByRole("definition").last().innerText()).toMatch(place.slice(2));
    await page.clock.runFor(left * 1_000 + 100);
    await page.waitForURL(place);
    expect(posts()).toEqual([LOGIN]);
  },
);

test("at the enterprise's own sign-on, and while its provider is looked for: one is there again, and it was asked for once", async () => {
  const page = await at();
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await heading(page, arrival.enterprise.title());
  await page.reload();
  await heading(page, arrival.enterprise.title());
  expect(posts()).toEqual([]);
  line().let(SSO, "held");
  await page.locator("[autocomplete=username]").fill("somebody@nowhere.example");
  await page.locator("input[required]").check();
  await submit(page);
  await expect.poll(posts).toEqual([SSO]);
  await page.reload();
  await heading(page, arrival.enterprise.title());
  await expect.poll(() => shownMessage(page)).toBe(arrival.problems.interrupted());
  expect(posts()).toEqual([SSO]);
});

test("while a session is claimed: does not claim it again, and reports it", async () => {
  const { id } = await addUser();
  const claim = await claimFor(ACCOUNT, id);
  const request = `GET /api/auth/login/${claim.split("/").at(-1)}`;
  const page = await at("/terms");
  line().let(request, "held");
  await page.goto(claim);
  await heading(page, arrival.claiming.title());
  await expect.poll(() => sessionsOf(id)).toBe(1);
  await page.reload();
  await expect.poll(() => shownMessage(page)).toBe(arrival.problems.interrupted());
  await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
  await page.goBack();
  await page.goForward();
  await heading(page, "Sign in");
  expect([line().count(request), await sessionsOf(id)]).toEqual([1, 1]);
});

test("while the feedback tool is about to open: leads a signed-in user there after a single sign-in", async () => {
  const { email, id } = await addUser();
  const page = await at("/login?sso=feedback");
  line().let(TOKEN, "held");
  await signIn(page, email);
  await heading(page, arrival.feedback.title());
  await expect.poll(() => line().count(TOKEN)).toBe(1);
  await page.reload();
  // A signed-in user is on the way there again; a token of this kind may be requested twice.
  await expect.poll(() => line().count(TOKEN)).toBe(2);
  line().release();
  await page.waitForURL("**/feedback-board?ssoToken=*");
  expect([line().count(LOGIN), await sessionsOf(id)]).toEqual([1, 1]);
});

test("after sign-in: keeps the user there after a reload", async () => {
  const { email, id } = await addUser();
  const page = await at("/login?redirect=%2Fsegments%3Fsize%3D25");
  await signIn(page, email);
  await page.waitForURL("**/segments?size=25");
  await page.reload();
  await heading(page, "Segments");
  expect([line().count(LOGIN), await sessionsOf(id)]).toEqual([1, 1]);
});
