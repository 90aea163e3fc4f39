import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Locales } from "../../i18n/i18n-types.ts";
import { atDepth } from "../support/depth.ts";
import { PUBLIC_ROUTES, ROUTES } from "../support/routes.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { fillAccount } from "./support/full-account.ts";
import { settled } from "./support/settled.ts";
import { wordsOf } from "./support/words-of.ts";

const { platform, visit } = consoleInBrowser({ settles: true });
/** Each page is waited for three times: half a second less for each of them. */
const FRAMES = 4;
const LANGUAGES = ["en", "es", "fr"] as const;
/** Languages of a page. In the gate, each page is in two by turn, and continues with the second. */
const EACH = atDepth(2, LANGUAGES.length);

/**
 * Texts that a page shows as they are in every language: a mail in the language of its recipient, and a
 * template of JSON.
 */
const SHOWN_AS_IS = /Reset your Switchboard password|\{"queue": \{\{ subject/;

/** Goes to another page of the app without loading the document again, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await settled(page, FRAMES);
  // The monitor waits for its socket, which is no request.
  await page.locator("h1").waitFor();
}

/** Presses a button without a pointer, which takes a third of the time. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

/** The language that the page is in. */
let current: Locales = "en";

/**
 * Looks at the open page with axe in both themes, then in its languages from the current one on. Returns what
 * is wrong.
 */
async function faultsOf(page: Page, choose: (language: Locales) => Promise<void>): Promise<string[]> {
  const faults = await violations(page);
  const first = LANGUAGES.findIndex((language) => language === current);
  const texts = new Set<string>();
  for (const language of [...LANGUAGES.slice(first), ...LANGUAGES.slice(0, first)].slice(0, EACH)) {
    if (language !== current) {
      await choose(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await settled(page, FRAMES);
      current = language;
    }
    faults.push(
      ...(await wordsOf(page, language === "en" ? "es" : "en", language)).map(
        (words) => `in ${language}: ${words}`,
      ),
    );
    texts.add(await page.locator("main").innerText());
  }
  if (texts.size < EACH) faults.push("reads the same in two languages");
  return faults;
}

test("every page opens in its languages and both themes without an error, and axe finds nothing wrong", async () => {
  const { addresses, texts } = await fillAccount(platform);
  const long = [...texts].filter((text) => text.length > 12);
  const isData = (fault: string) =>
    SHOWN_AS_IS.test(fault) ||
    texts.has(fault.replace(/^in ..: /, "")) ||
    long.some((text) => fault.includes(text));
  const page = await visit("/nowhere");
  const faults: string[] = [];
  let path = "";
  page.on(
    "console",
    (message) => void (message.type() === "error" && faults.push(`${path}: ${message.text()}`)),
  );
  for (const route of ROUTES) {
    path = addresses[route] ?? route;
    if (path.includes(":")) throw new Error(`Name a record for ${route} in full-account.ts.`);
    await go(page, path);
    const found = await faultsOf(page, async (language) => {
      if (!(await page.getByRole("dialog").isVisible()))
        await press(page.getByRole("banner").getByRole("button").last());
      await press(page.locator(`[role=dialog] button[lang=${language}]`));
    });
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    faults.push(...found.filter((fault) => !isData(fault)).map((fault) => `${path} ${fault}`));
    if (new URL(page.url()).pathname !== path) faults.push(`${path} led to ${page.url()}`);
  }
  expect(faults).toEqual([]);
});

test("every page that needs no session opens in its languages and both themes, and axe finds nothing wrong", async () => {
  const page = await visit("/device", { email: null });
  current = "en";
  const faults = (await violations(page)).map((fault) => `/device ${fault}`);
  for (const path of PUBLIC_ROUTES) {
    await go(page, path);
    const found = await faultsOf(page, (language) => press(page.locator(`button[lang=${language}]`)));
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});
