import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { type TestPlatform, startPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";

const BUILT = fileURLToPath(new URL("../../../dist/console", import.meta.url));
/** What a browser says by itself about an answer or a connection; whether it should have come is what tests look at. */
const EXPECTED = /Failed to load resource|WebSocket connection to/;

/** The built console in a real browser, before a real platform; one of each for a file of tests. */
export function consoleInBrowser() {
  let browser: Browser;
  let platform: TestPlatform;

  beforeAll(async () => {
    if (!existsSync(`${BUILT}/index.html`)) throw new Error("The console is not built: run `npm run build`.");
    [browser, platform] = await Promise.all([
      chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] }),
      startPlatform({ consoleFolder: BUILT }),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await platform.close();
  });

  /** A page of a browser that nobody has used. Whatever goes wrong inside it fails the test. */
  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", timezoneId: "Europe/Madrid", reducedMotion: "reduce", baseURL: platform.url, ...options });
    const wrong: string[] = [];
    context.on("weberror", (error) => wrong.push(error.error().message));
    context.on("console", (message) => {
      if (message.type() === "error" && !EXPECTED.test(message.text())) wrong.push(message.text());
    });
    onTestFinished(async () => {
      await context.close();
      expect(wrong).toEqual([]);
    });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  return {
    open,
    platform: () => platform,
    /** Somebody who is signed in and comes back, as with "keep me signed in". */
    enter: async (path: string, { email = "admin@demo.example", ...options }: BrowserContextOptions & { readonly email?: string } = {}): Promise<Page> => {
      const { refreshToken } = await platform.signIn(email, { remember: true });
      const kept = JSON.stringify({ refreshToken, lineage: refreshToken, renewals: 0 });
      const page = await open(path, { ...options, storageState: { cookies: [], origins: [{ origin: platform.url, localStorage: [{ name: "switchboard.session", value: kept }] }] } });
      await page.locator("h1").waitFor();
      return page;
    },
  };
}

/** Fills in the form, in whatever language it is. */
export async function typeCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator("[autocomplete=username]").fill(email);
  await page.locator("[autocomplete=current-password]").fill(password);
  await page.locator("input[required]").check();
}

/** What has the focus, by its name or its words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    return (element?.getAttribute("aria-label") ?? (labels.join(" ") || (element?.id === "content" ? "content" : (element?.textContent ?? "")))).trim();
  });

/** An answer of the platform that says no. */
export const refusal = (status: number) => ({ status, contentType: "application/problem+json", body: JSON.stringify({ type: "/problems/unexpected", title: "No", status, instance: "01TESTID" }) });
