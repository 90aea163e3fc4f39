import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepDemoSettings } from "../../server/identity-provider/demo-settings.ts";
import { selfSigned } from "../../server/identity-provider/self-signed.ts";
import { startPlatform, type TestPlatform } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { theBrowser } from "./support/console-in-browser.ts";

const KEY = selfSigned("demo", Date.now());

let platform: TestPlatform;
let browser: Browser;
/** The browser treats the provider as a different site. */
let site: string;
beforeAll(async () => {
  platform = await startPlatform({
    demoProvider: KEY,
    consoleFolder: fileURLToPath(new URL("../../dist/console", import.meta.url)),
  });
  site = platform.url.replace("127.0.0.1", "localhost");
  await keepDemoSettings(platform.database.db, { site: platform.url, cert: KEY.cert }, Date.now());
  browser = await theBrowser();
});
afterAll(() => platform.close());

async function goToProvider(email: string, path = "/login?redirect=%2Fmonitor"): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en" })).newPage();
  await page.goto(site + path);
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.getByLabel("Work email").fill(email);
  await page.locator("input[required]").check();
  await page.getByRole("button", { name: "Continue to the identity provider" }).click();
  return page;
}

test("from the login to the identity provider and back, one is signed in and where one wanted to go", async () => {
  const page = await goToProvider("supervisor@demo.example");
  await page.getByRole("button", { name: "Sign in as Sofía Navarro" }).click();
  await page.waitForURL(`${site}/monitor`);
  await page.getByRole("heading", { name: "Live Monitor" }).first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.context().close();
});

soakTest("notifies a user who is unknown to the account but not to the provider, and can retry", async () => {
  await platform.database.db.deleteFrom("logins").where("login", "=", "reviewer@demo.example").execute();
  const page = await goToProvider("supervisor@demo.example");
  await page.getByRole("button", { name: "Sign in as Ruben Iversen" }).click();
  await page.waitForURL(`${site}/login?sso=failed&code=user&redirect=%2Fmonitor`);
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toContain("No user of this account matches your identity");
  // The form is where it was, for a new attempt.
  await page.getByRole("button", { name: "Continue to the identity provider" }).waitFor();
  await page.context().close();
});

soakTest("explains the next steps for an email without single sign-on", async () => {
  const page = await goToProvider("nobody@nowhere.example");
  await page.waitForURL(`${site}/sso-unknown`);
  await page.getByRole("heading", { name: "No single sign-on for this email" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Back to the login" }).count()).toBe(1);
  await page.context().close();
});

soakTest(
  "ends a test sign-in on a separate page, and shows the result on return without a request",
  async () => {
    const page = await goToProvider("admin@demo.example", "/login?redirect=%2Faccount%2Fsso");
    await page.getByRole("button", { name: "Sign in as Ada Moreau" }).click();
    await page.getByRole("button", { name: "Run checks", exact: true }).click();
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Open test sign-in/ }).click(),
    ]);
    await opened.getByRole("button", { name: "Sign in as Sofía Navarro" }).click();
    await opened.getByRole("heading", { name: "The test sign-in is over" }).waitFor();
    await opened.close();
    // What a browser does where a person comes back; one without windows has no focus to give.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => page.getByText(/^Last test sign-in, .*: accepted/).count()).toBe(1);
    await page.context().close();
  },
);
