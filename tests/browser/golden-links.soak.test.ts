import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { visit } = consoleInBrowser();

const LINKS = JSON.parse(readFileSync(new URL("../golden/links.json", import.meta.url), "utf8")) as string[]; // written beside it

/** Pages that have moved since a link was saved. */
const MOVED = [
  ["/account/recorded-calls", "/insights/recordings"],
  ["/forms/submissions", "/insights/submissions"],
] as const;
const today = (link: string): string => MOVED.reduce((now, [from, to]) => now.replace(from, to), link);

test("understands every saved link, and keeps its view unchanged, also where its page has moved", async () => {
  const page = await visit("/tags");
  const lost: string[] = [];
  for (const link of [...LINKS, "/tags?is.never=heard"]) {
    await page.goto(link);
    await page.locator("h1").waitFor();
    await page.locator("main :is(table, [role=grid], [role=table], h2)").first().waitFor();
    if ((await page.locator("[data-ignored]").count()) > 0 || !page.url().endsWith(today(link)))
      lost.push(link);
  }
  // Invalid parameters are found: the test would report a link that is not understood.
  expect(lost).toEqual(["/tags?is.never=heard"]);
});
