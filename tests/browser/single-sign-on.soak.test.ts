import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepDemoSettings } from "../../server/identity-provider/demo-settings.ts";
import { selfSigned } from "../../server/identity-provider/self-signed.ts";
import { startPlatform, type TestPlatform } from "../support/platform.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { theBrowser } from "./support/console-in-browser.ts";

const KEY = selfSigned("demo", Date.now());
const SUPERVISOR = "Sign in as Sofía Navarro";

let platform: TestPlatform;
let browser: Browser;
/** Origin of the sign-in. The browser treats the provider as a different site. */
let console: string;
beforeAll(async () => {
  platform = await startPlatform({ demoProvider: KEY });
  console = platform.url.replace("127.0.0.1", "localhost");
  await keepDemoSettings(platform.database.db, { site: platform.url, cert: KEY.cert }, Date.now());
  browser = await theBrowser();
});
afterAll(() => platform.close());

/** Sends a request to the platform from a page of the console. */
const ask = (page: Page, path: string, json?: object) =>
  page.evaluate(
    async ({ path, json }) => {
      const response = await fetch(
        `/api${path}`,
        json
          ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(json) }
          : {},
      );
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    { path, json },
  );

async function toProvider(): Promise<{ page: Page; faults: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/status of 404|Cross-Origin-Opener-Policy header has been ignored/.test(message.text())
    )
      faults.push(message.text());
  });
  await page.goto(`${console}/panel`);
  const { body } = await ask(page, "/auth/sso", { email: "supervisor@demo.example", agreement: true });
  await page.goto(console + String(body["location"]));
  await page.waitForURL(`${platform.url}/identity-provider/sign-in**`);
  return { page, faults };
}

const claimIn = (page: Page) => new URL(page.url()).pathname.replace("/login/claim/", "");

const carryBy = (binding: "HTTP-Redirect" | "HTTP-POST") =>
  platform.database.db.updateTable("sso_settings").set({ binding }).where("account", "=", ACCOUNT).execute();

test.each(["HTTP-Redirect", "HTTP-POST"] as const)(
  "a person goes to the provider of another site by %s, comes back, and this browser claims the login",
  async (binding) => {
    await carryBy(binding);
    const { page, faults } = await toProvider();
    await page.getByRole("button", { name: SUPERVISOR }).click();
    await page.waitForURL(`${console}/login/claim/**`);
    const { status, body } = await ask(page, `/auth/login/${claimIn(page)}`);
    expect([status, body["level"], typeof body["accessToken"]]).toEqual([200, 2, "string"]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("a login that another browser began is not given to this one", async () => {
  const { page } = await toProvider();
  await page.getByRole("button", { name: SUPERVISOR }).click();
  await page.waitForURL(`${console}/login/claim/**`);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  expect((await ask(other, `/auth/login/${claimIn(other)}`)).status).toBe(423);
  await page.context().close();
  await other.context().close();
});

test("no script of a page reads what binds the login to the browser", async () => {
  const { page } = await toProvider();
  await page.goto(`${console}/panel`);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("");
  expect(
    (await page.context().cookies()).map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite })),
  ).toEqual([{ name: "browser", httpOnly: true, sameSite: "Strict" }]);
  await page.context().close();
});

test("the pages on the way are of the language of the browser, and can be used by keyboard and without scripts", async () => {
  await carryBy("HTTP-POST");
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "es-ES" });
  const page = await context.newPage();
  const begun = await fetch(`${console}/api/auth/sso`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "supervisor@demo.example", agreement: true }),
  });
  await page.goto(console + ((await begun.json()) as { location: string }).location);
  await page.getByRole("button", { name: "Continuar" }).press("Enter");
  await page.getByRole("button", { name: "Iniciar sesión como Sofía Navarro" }).press("Enter");
  await page.getByRole("button", { name: "Continuar" }).press("Enter");
  await page.waitForURL(`${console}/login/claim/**`);
  expect(claimIn(page)).toMatch(/^[\w-]{43}$/);
  await context.close();
});
