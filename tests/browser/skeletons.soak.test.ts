import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter } = consoleInBrowser();

const PAGES = [
  ["/users", "Aisha Rahman", /\/users\/65[^/]*$/],
  ["/account/profile", "Business", /\/accounts\/[^/]+$/],
  ["/account/profile", "2FA", /\/users\/[^/]+\/2fa$/],
  ["/account/profile", "SSO", /\/accounts\/[^/]+\/sso$/],
  ["/account/business", "My Profile", /\/auth\/check-token$/],
] as const;

async function stopTheClock(page: Page) {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 60_000);
}

/** Holds requests until they are released. */
async function holdBack(page: Page, what: string | RegExp) {
  let tell = () => {};
  let come = () => {};
  const asked = new Promise<void>((resolve) => (tell = resolve));
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(what, async (route) => {
    tell();
    await held;
    await route.continue();
  });
  return { asked, come: () => come() };
}

test.each(PAGES)(
  "from %s to %s: nothing for three tenths of a second, then the page as it will be, then why it takes so long",
  async (from, name, answer) => {
    const page = await enter(from);
    const link = page.getByRole("link", { name, exact: true });
    await link.waitFor();
    await stopTheClock(page);
    const answers = await holdBack(page, answer);
    await link.click();
    await answers.asked;
    const skeleton = page.getByRole("status", { name: /^Loading (the page|two-factor authentication)$/ });
    await skeleton.waitFor({ state: "attached" });
    await page.clock.fastForward(290);
    expect(await skeleton.locator("*").count()).toBe(0);
    await page.clock.fastForward(301);
    await expect.poll(() => skeleton.locator("[aria-hidden]").count()).toBeGreaterThan(0);
    await page.clock.fastForward(2_700);
    await skeleton.getByText("Still loading. The platform is slower than usual.").waitFor();
    await page.clock.resume();
    answers.come();
    await skeleton.waitFor({ state: "detached" });
    await page.locator("main h1").waitFor();
  },
);

test("shows the name of a slowly loading page after three tenths of a second", async () => {
  const page = await enter("/segments");
  await stopTheClock(page);
  const answers = await holdBack(page, "**/assets/*.js");
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await answers.asked;
  const arriving = page.getByRole("status", { name: "Opening Switchboard" });
  await arriving.waitFor({ state: "attached" });
  await page.clock.fastForward(290);
  expect(await arriving.innerText()).toBe("");
  await page.clock.fastForward(301);
  await arriving.getByText("Users", { exact: true }).waitFor();
  await page.clock.resume();
  answers.come();
  await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
  await arriving.waitFor({ state: "detached" });
});
