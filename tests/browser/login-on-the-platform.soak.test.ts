import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { ACCOUNT, LAPSED_ACCOUNT, OTHER_ACCOUNT } from "../support/test-accounts.ts";
import { slowly, stopClock } from "./support/console-in-browser.ts";
import { LOGIN, loginDesk, WORDS } from "./support/login-desk.ts";

const MINUTE = 60_000;
const {
  altered,
  at,
  claimFor,
  isLocked,
  keepOut,
  line,
  pass,
  platform,
  signIn,
  somebody,
  submit,
  told,
  wrongPasswords,
} = loginDesk();
const arrival = WORDS.en;
const { problems } = arrival;

const PEOPLE = { lapsed: "65b0f0010000000000000003", beyond: "65b0f0010000000000000002" };

test("L1: terms that are not accepted, which the form itself never sends, are refused by the platform", async () => {
  const page = await at();
  await altered(page, { agreement: false });
  await signIn(page, "admin@demo.example");
  await expect.poll(() => told(page)).toBe(problems.terms());
});

test("L2: a wrong password", async () => {
  const page = await at();
  await signIn(page, "admin@demo.example", "wrong");
  await expect.poll(() => told(page)).toBe("Please check your email or password.");
  await expect.poll(() => page.locator("[autocomplete=current-password]").inputValue()).toBe("");
});

test.each([
  ["es-ES", "es"],
  ["fr-FR", "fr"],
] as const)("L2 and L5 in %s", async (locale, language) => {
  const { email } = await somebody();
  const page = await at("/login", { locale });
  await signIn(page, email, "wrong");
  await expect.poll(() => told(page)).toBe(WORDS[language].problems.credentials());
  await wrongPasswords(email, 9);
  await signIn(page, email);
  await expect.poll(() => told(page)).toBe(WORDS[language].problems.attempts());
  await page
    .getByText(new RegExp(`^${WORDS[language].lockLeft({ seconds: 30 }).replace("30", "[23]\\d")}$`))
    .waitFor();
});

test("L3: an account whose subscription ended, by password and by claim", async () => {
  const page = await at();
  await signIn(page, "admin@lapsed.example");
  await expect.poll(() => told(page)).toBe("You don't have an active subscriptions, please contact with us.");
  await page.goto(await claimFor(LAPSED_ACCOUNT, PEOPLE.lapsed));
  await expect.poll(() => told(page)).toBe(problems.subscription());
});

test("L4: an address from which this person may not connect", async () => {
  const { email, id } = await somebody();
  await keepOut(id);
  const page = await at();
  await signIn(page, email);
  await expect.poll(() => told(page)).toBe("You are not authorized to connect using the current IP address");
});

test("L5: after ten wrong passwords the form waits half a minute and shows it, or until something is changed; the platform waits fifteen", async () => {
  const { email } = await somebody();
  await wrongPasswords(email, 10);
  const page = await at();
  await stopClock(page);
  await signIn(page, email);
  await expect.poll(() => told(page)).toBe("You have exceeded the attempt limit when logging in");
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.getByText(/^You can try again in 30\sseconds\.$/).waitFor();
  await page.clock.runFor(12_000);
  await page.getByText(/^You can try again in 18\sseconds\.$/).waitFor();
  await page.locator("[autocomplete=current-password]").press("Enter");
  await page.clock.runFor(18_100);
  await expect.poll(() => isLocked(page)).toBe(false);
  await expect.poll(async () => [await page.getByRole("alert").count(), line().count(LOGIN)]).toEqual([0, 1]);
  await submit(page);
  await expect.poll(() => told(page)).toBe(problems.attempts());
  // At once, by changing what was typed.
  await signIn(page, "admin@demo.example", "wrong");
  await expect.poll(() => told(page)).toBe(problems.credentials());
  pass(15 * MINUTE);
  await signIn(page, email);
  await page.waitForURL("**/segments");
});

test("L7: a claim that was used, and one that nobody made", async () => {
  const { id } = await somebody();
  const claim = await claimFor(ACCOUNT, id);
  const first = await at(`${claim}?redirect=%2Fsegments%3Fsize%3D25`);
  await first.waitForURL("**/segments?size=25");
  await first.getByText("Welcome, Test").waitFor();
  const second = await at(claim);
  await expect.poll(() => told(second)).toBe("The session has expired, please log in again.");
  await second.goto("/login/claim/nobody-made-it");
  await expect.poll(() => told(second)).toBe(problems.sessionExpired());
});

test("L9: an answer that does not come within fifteen seconds", async () => {
  const page = await at();
  await stopClock(page);
  line().let(LOGIN, "held");
  await signIn(page, "admin@demo.example");
  await expect.poll(() => line().count(LOGIN)).toBe(1);
  await page.clock.runFor(14_000);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.clock.runFor(1_100);
  await expect.poll(() => told(page)).toBe(problems.offline());
  line().release();
  await submit(page);
  await page.waitForURL("**/segments");
});

test("L9: without a network; the message goes when there is one again", async () => {
  const page = await at();
  // What comes after the first screen is there: without it nobody would be told anything.
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.getByRole("button", { name: arrival.enterprise.back() }).click();
  await page.context().setOffline(true);
  await signIn(page, "admin@demo.example");
  await expect.poll(() => told(page)).toBe(problems.offline());
  await page.context().setOffline(false);
  await page.getByRole("alert").waitFor({ state: "detached" });
  await submit(page);
  await page.waitForURL("**/segments");
});

test("L10: another answer, as to a console that says what this platform does not know", async () => {
  const page = await at();
  await altered(page, { strategy: "of-old" });
  await signIn(page, "admin@demo.example");
  await expect.poll(() => told(page)).toBe(problems.unknown());
});

test("L11: an agent sees where their place is and how long it still takes, goes at once, stays, or is taken there", async () => {
  const { email, id } = await somebody("agent");
  const page = await at();
  await stopClock(page);
  await signIn(page, email);
  await page.getByRole("heading", { name: arrival.agent.title() }).waitFor();
  await expect
    .poll(() => page.getByRole("definition").allTextContents())
    .toEqual([email, expect.stringMatching(/\/panel$/)]);
  await page.getByRole("button", { name: arrival.notice.stay() }).click();
  await page.locator("[autocomplete=current-password]").waitFor();
  await page.clock.runFor(11_000);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/login");

  await signIn(page, email);
  await page.getByRole("button", { name: arrival.agent.now() }).click();
  await page.waitForURL("**/panel");

  // Nobody typed an e-mail to a claim.
  await page.goto(await claimFor(ACCOUNT, id));
  await slowly(page, () => page.getByRole("heading", { name: arrival.agent.title() }).count()).toBe(1);
  await expect.poll(() => page.getByRole("definition").count()).toBe(1);
  const left = Number(
    /\d+/.exec(
      await page
        .getByText(/In \d+\sseconds? you are taken/)
        .first()
        .innerText(),
    )?.[0],
  );
  expect([left > 5, left <= 10]).toEqual([true, true]);
  await page.clock.runFor((left - 1) * 1_000);
  await expect.poll(() => page.getByRole("heading", { name: arrival.agent.title() }).count()).toBe(1);
  await page.clock.runFor(1_100);
  await page.waitForURL("**/panel");
});

test("L12: a level above four is led to the other console in five seconds", async () => {
  const page = await at();
  await stopClock(page);
  await signIn(page, "beyond@other.example");
  await page.getByRole("heading", { name: arrival.level.title() }).waitFor();
  await page.clock.runFor(4_000);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
  await page.clock.runFor(1_100);
  await page.waitForURL("**/separate-console");
  await page.goto(await claimFor(OTHER_ACCOUNT, PEOPLE.beyond));
  await slowly(page, () => page.getByRole("button", { name: arrival.level.now() }).count()).toBe(1);
  await page.getByRole("button", { name: arrival.level.now() }).click();
  await page.waitForURL("**/separate-console");
});

test("L13: an answer that breaks off signs nobody in", async () => {
  const page = await at();
  line().let(LOGIN, "cut");
  await signIn(page, "admin@demo.example");
  await expect.poll(() => told(page)).toBe(problems.unknown());
  expect(
    await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes("session")),
    ),
  ).toEqual([]);
});

test("L14: right credentials lead where one wanted to go, with a greeting", async () => {
  const page = await at("/segments?size=25");
  await page.waitForURL(/\/login\?redirect=/);
  await signIn(page, "admin@demo.example");
  await page.waitForURL("**/segments?size=25");
  await page.getByText("Welcome, Ada").waitFor();
  await expect.poll(() => line().count(LOGIN)).toBe(1);
});

test("for the feedback tool one is handed over with a token of one's own; where none comes one goes on here, and is told", async () => {
  const page = await at("/login?sso=feedback");
  await signIn(page, "admin@demo.example");
  await page.waitForURL("**/feedback-board?ssoToken=*");
  expect(decodeJwt(new URL(page.url()).searchParams.get("ssoToken") ?? "")).toMatchObject({
    aud: "/feedback-board",
    email: "admin@demo.example",
    org: ACCOUNT,
  });
  line().let("GET /api/external-apps/feedback/sso", "cut");
  await page.goto("/login?sso=feedback");
  await page.waitForURL("**/segments");
  await page.getByText(arrival.feedback.failed()).waitFor();
});

test("L8 and L9: a database that is gone is told as the platform's bad day, a platform that is gone as no connection", async () => {
  const page = await at();
  await platform().database.close();
  await signIn(page, "admin@demo.example");
  await expect.poll(() => told(page)).toBe("Server have a bad day, please try again.");
  await line().close();
  await submit(page);
  await expect.poll(() => told(page)).toBe(problems.offline());
});
