import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { open, enter } = consoleInBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on the page as it stands: the rule and the first places. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate<AxeResults>("axe.run()");
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html).join(" ")}`);
}

/** How far (px) the page is wider than the window. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.each(["light", "dark"] as const)("axe finds nothing wrong with the login in the %s, empty and refused", async (colorScheme) => {
  const page = await open("/login", { colorScheme });
  await page.getByRole("region", { name: "Platform status" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("button[type=submit]").click();
  await page.getByText("Enter your password.").waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each(["light", "dark"] as const)("axe finds nothing wrong with the console in the %s, nor with what opens in it", async (colorScheme) => {
  const page = await enter("/segments?colour=blue", { colorScheme });
  await page.getByRole("table").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menu").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
  await page.getByRole("button", { name: "Log out" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log out" }).waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each(["en-GB", "es-ES", "fr-FR"])("at 320 px nothing has to be scrolled sideways in %s", async (locale) => {
  const narrow = { viewport: { width: 320, height: 640 }, locale };
  const login = await open("/login", narrow);
  await login.locator("form").waitFor();
  expect(await tooWide(login)).toBe(0);
  await login.locator("button[type=submit]").click();
  await login.locator("[aria-invalid=true]").first().waitFor();
  expect(await tooWide(login)).toBe(0);
  const page = await enter("/segments", narrow);
  await page.locator("li").first().waitFor();
  expect(await tooWide(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test("in the colours of the system, states keep their shapes and the chosen stays to be seen", async () => {
  const page = await enter("/segments", { forcedColors: "active" });
  await page.getByRole("table").waitFor();
  const outline = await page.getByRole("link", { name: "Segments" }).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).toBe("solid");
  expect(await violations(page)).toEqual([]);
});
