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
  addUser,
  submit,
  shownMessage,
  wrongPasswords,
} = loginDesk();
const arrival = WORDS.en;
const { problems } = arrival;

const PEOPLE = { lapsed: "65b0f0010000000000000003", beyond: "65b0f0010000000000000002" };

test("L1: terms that are not accepted, which the form itself never sends, are refused by the platform", async () => {
  const page = await at();
  await altered(page, { agreement: false });
  await signIn(page, "admin@demo.example");
  await expect.poll(() => shownMessage(page)).toBe(problems.terms());
});

test("L2: a wrong password", async () => {
  const page = await at();
  await signIn(page, "admin@demo.example", "wrong");
  await expect.poll(() => shownMessage(page)).toBe("Please check your email or password.");
  await expect.poll(() => page.locator("[autocomplete=current-password]").inputValue()).toBe("");
});

test.each([
  ["es-ES", "es"],
  ["fr-FR", "fr"],
] as const)("L2 and L5 in %s", async (locale, language) => {
  const { email } = await addUser();
  const page = await at("/login", { locale });
  await signIn(page, email, "wrong");
  await expect.poll(() => shownMessage(page)).toBe(WORDS[language].problems.credentials());
  await wrongPasswords(email, 9);
  await signIn(page, email);
  await expect.poll(() => shownMessage(page)).toBe(WORDS[language].problems.attempts());
  await page
    .getByText(new RegExp(`^${WORDS[language].retryIn({ seconds: 30 }).replace("30", "[23]\\d")}$`))
    .waitFor();
});

test("L3: an account whose subscription ended, by password and by claim", async () => {
  const page = await at();
  await signIn(page, "admin@lapsed.example");
  await expect
    .poll(() => shownMessage(page))
    .toBe("You don't have an active subscriptions, please contact with us.");
  await page.goto(await claimFor(LAPSED_ACCOUNT, PEOPLE.lapsed));
  await expect.poll(() => shownMessage(page)).toBe(problems.subscription());
});

test("L4: an address from which this person may not connect", async () => {
  const { email, id } = await addUser();
  await keepOut(id);
  const page = await at();
  await signIn(page, email);
  await expect
    .poll(() => shownMessage(page))
    .toBe("You are not authorized to connect using the current IP address");
});

test("L5: after ten wrong passwords the form waits half a minute and shows it, or until something is changed; the platform waits fifteen", async () => {
  const { email } = await addUser();
  await wrongPasswords(email, 10);
  const page = await at();
  await stopClock(page);
  await signIn(page, email);
  await expect.poll(() => shownMessage(page)).toBe("You have exceeded the attempt limit when logging in");
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.getByText(/^You can try again in 30\sseconds\.$/).waitFor();
  await page.clock.runFor(12_000);
  await page.getByText(/^You can try again in 18\sseconds\.$/).waitFor();
  await page.locator("[autocomplete=current-password]").press("Enter");
  await page.clock.runFor(18_100);
  await expect.poll(() => isLocked(page)).toBe(false);
  await expect.poll(async () => [await page.getByRole("alert").count(), line().count(LOGIN)]).toEqual([0, 1]);
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.attempts());
  // Immediately, by changing the input.
  await signIn(page, "admin@demo.example", "wrong");
  await expect.poll(() => shownMessage(page)).toBe(problems.credentials());
  pass(15 * MINUTE);
  await signIn(page, email);
  await page.waitForURL("**/segments");
});

test("L7: rejects a claim that was used, and an unknown one", async () => {
  const { id } = await addUser();
  const claim = await claimFor(ACCOUNT, id);
  const first = await at(`${claim}?redirect=%2Fsegments%3Fsize%3D25`);
  await first.waitForURL("**/segments?size=25");
  await first.getByText("Welcome, Test").waitFor();
  const second = await at(claim);
  await expect.poll(() => shownMessage(second)).toBe("The session has expired, please log in again.");
  await second.goto("/login/claim/nobody-made-it");
  await expect.poll(() => shownMessage(second)).toBe(problems.sessionExpired());
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
  await expect.poll(() => shownMessage(page)).toBe(problems.offline());
  line().release();
  await submit(page);
  await page.waitForURL("**/segments");
});

test("L9: without a network; the message goes when there is one again", async () => {
  const page = await at();
  // The scripts after the first screen are loaded: without them no messages would appear.
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.getByRole("button", { name: arrival.enterprise.back() }).click();
  await page.context().setOffline(true);
  await signIn(page, "admin@demo.example");
  await expect.poll(() => shownMessage(page)).toBe(problems.offline());
  await page.context().setOffline(false);
  await page.getByRole("alert").waitFor({ state: "detached" });
  await submit(page);
  await page.waitForURL("**/segments");
});

test("L10: reports an answer unknown to the console", async () => {
  const page = await at();
  await altered(page, { strategy: "of-old" });
  await signIn(page, "admin@demo.example");
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
});

test("L11: shows agents their place and the remaining time, and lets them go immediately, stay, or be taken there", async () => {
  const { email, id } = await addUser("agent");
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

  // A claim has no typed email.
  await page.goto(await claimFor(ACCOUNT, id));
  await slowly(page, () => page.getByRole("heading", { name: arrival.agent.title() }).count()).toBe(1);
  await expect.poll(() => page.getByRole("definition").count()).toBe(1);
  const left = Number(
    /\d+/.exec(
      await page
        .getByText(/in \d+\sseconds?\.$/)
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

test("L13: does not sign in after a truncated response", async () => {
  const page = await at();
  line().let(LOGIN, "cut");
  await signIn(page, "admin@demo.example");
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
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

test("hands the user over to the feedback tool with a token, and without one reports it and continues here", async () => {
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

test("L8 and L9: reports a lost database as a server error, and a lost platform as no connection", async () => {
  const page = await at();
  await platform().database.close();
  await signIn(page, "admin@demo.example");
  await expect.poll(() => shownMessage(page)).toBe("Server have a bad day, please try again.");
  await line().close();
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.offline());
});
