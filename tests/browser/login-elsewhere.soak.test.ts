import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { slowly, stopClock } from "./support/console-in-browser.ts";
import { loginDesk, WORDS } from "./support/login-desk.ts";

const SSO = "POST /api/auth/sso";
// An installation whose other places are no addresses that a browser may be sent to.
const { altered, at, isLocked, line, pass, platform, signIn, submit, shownMessage } = loginDesk({
  config: { panelUrl: "ftp://panel.example", consoleUrl: "javascript:document.title='theirs'" },
});
const arrival = WORDS.en;
const { problems } = arrival;

async function wantsEnterprise(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.getByRole("heading", { name: arrival.enterprise.title() }).waitFor();
  await page.locator("[autocomplete=username]").fill(email);
  await page.locator("input[required]").check();
}

test.each(["agent@demo.example", "beyond@other.example"])(
  "does not follow %s, whose place has no valid address, reports it and keeps the form usable",
  async (email) => {
    const page = await at();
    await signIn(page, email);
    await expect.poll(() => shownMessage(page)).toBe(problems.nowhere());
    await signIn(page, "admin@demo.example");
    await page.waitForURL("**/segments");
    expect(await page.title()).not.toBe("theirs");
  },
);

test("L1, L9, L10, L13 and L14 of enterprise sign-on: keeps the form with the result until it leads away", async () => {
  const page = await at();
  await page.clock.install();
  await wantsEnterprise(page, "somebody@nowhere.example");
  await altered(page, { agreement: false });
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.terms());
  await altered(page, { email: "" });
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
  await page.unrouteAll();
  line().let(SSO, "held");
  await submit(page);
  await expect.poll(() => line().count(SSO)).toBe(3);
  await page.clock.runFor(15_100);
  await expect.poll(() => shownMessage(page)).toBe(problems.offline());
  line().release();
  line().let(SSO, "cut");
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
  line().release();
  await submit(page);
  await page.waitForURL("**/sso-unknown");
});

test("L5 of the enterprise's own sign-on: it is locked where an address begins too often, over a reload too, and the other way in is free", async () => {
  const begin = () =>
    platform().api("POST /auth/sso", { json: { email: "somebody@unknown.example", agreement: true } });
  await Promise.all(Array.from({ length: 300 }, begin));
  const page = await at();
  await stopClock(page);
  await wantsEnterprise(page, "somebody@unknown.example");
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.attempts());
  await page.clock.runFor(10_000);
  await page.reload();
  await slowly(page, () => shownMessage(page)).toBe(problems.attempts());
  await page.getByRole("heading", { name: arrival.enterprise.title() }).waitFor();
  await page.getByText(/^You can try again in (20|1\d)\sseconds\.$/).waitFor();
  await expect.poll(async () => [await isLocked(page), line().count(SSO)]).toEqual([true, 1]);
  await page.clock.resume();
  await page.getByRole("button", { name: arrival.enterprise.back() }).click();
  await signIn(page, "admin@demo.example");
  await page.waitForURL("**/segments");
  pass(60_000);
});

test("L8 of the enterprise's own sign-on: a database that is gone", async () => {
  const page = await at();
  await wantsEnterprise(page, "somebody@nowhere.example");
  await platform().database.close();
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.server());
});
