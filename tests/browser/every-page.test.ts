import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Locales } from "../../i18n/i18n-types.ts";
import { isSoak } from "../support/depth.ts";
import { PUBLIC_ROUTES, ROUTES } from "../support/routes.ts";
import { violations, violationsBesideColors } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { fillAccount } from "./support/full-account.ts";
import { settled } from "./support/settled.ts";
import { wordsOf } from "./support/words-of.ts";

const { platform, visit } = consoleInBrowser({ settles: true });
/** Each page is waited for several times: half a second less for each of them. */
const FRAMES = 4;
const LANGUAGES = ["en", "es", "fr"] as const;
/**
 * Languages of the page at this position. In the gate, which reads English in most of its tests, the first half
 * of the pages is in Spanish and the second in French: to change the language costs as much as to open a page.
 */
const languagesAt = (index: number, pages: number): readonly Locales[] =>
  isSoak ? LANGUAGES : [index < pages / 2 ? "es" : "fr"];
/** Looks with axe: in the soak at the colors of both themes too. */
const axeFaults = isSoak ? violations : violationsBesideColors;

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

/** Looks at the open page with axe, and reads it in these languages. Returns what is wrong. */
async function faultsOf(
  page: Page,
  languages: readonly Locales[],
  choose: (language: Locales) => Promise<void>,
): Promise<string[]> {
  const faults = await axeFaults(page);
  const texts = new Set<string>();
  // The one that it is in comes first.
  for (const language of languages.toSorted((a, b) => Number(b === current) - Number(a === current))) {
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
  if (texts.size < languages.length) faults.push("reads the same in two languages");
  return faults;
}

test("every page opens in its languages without an error, and axe finds nothing wrong", async () => {
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
  for (const [index, route] of ROUTES.entries()) {
    path = addresses[route] ?? route;
    if (path.includes(":")) throw new Error(`Name a record for ${route} in full-account.ts.`);
    await go(page, path);
    const found = await faultsOf(page, languagesAt(index, ROUTES.length), async (language) => {
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

test("every page that needs no session opens in its languages, and axe finds nothing wrong", async () => {
  const page = await visit("/device", { email: null });
  current = "en";
  const faults = (await axeFaults(page)).map((fault) => `/device ${fault}`);
  for (const [index, path] of PUBLIC_ROUTES.entries()) {
    await go(page, path);
    const found = await faultsOf(page, languagesAt(index, PUBLIC_ROUTES.length), (language) =>
      press(page.locator(`button[lang=${language}]`)),
    );
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});
