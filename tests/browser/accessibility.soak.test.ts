import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";

const { open, visit } = consoleInBrowser();

test("axe finds nothing wrong with the login in the light and in the dark, empty and refused", async () => {
  const page = await visit("/login", { email: null });
  await page.getByRole("region", { name: "Platform status" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("button[type=submit]").click();
  await page.getByText("Please enter your password").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("has no accessibility faults in the light and dark theme, overlays included", async () => {
  const page = await visit("/segments?colour=blue");
  await page.getByRole("table").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Logout" }).waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

/**
 * Runs in the page: how far (px) the words of a button begin from the drawing before them, however many lines
 * they take.
 */
function gapBesideIcon(button: Element): number {
  const words = document.createRange();
  words.selectNodeContents(button.querySelector("span") ?? button);
  const [firstLine] = words.getClientRects();
  return (
    (firstLine?.left ?? Infinity) - (button.querySelector("svg")?.getBoundingClientRect().right ?? -Infinity)
  );
}

test.each(["en-GB", "es-ES", "fr-FR"])(
  "at 320 px nothing has to be scrolled sideways in %s",
  async (locale) => {
    const narrow = { viewport: { width: 320, height: 640 }, locale };
    const page = await open("/login", narrow);
    await page.locator("form").waitFor();
    await expect.poll(() => page.locator("form button").last().evaluate(gapBesideIcon)).toBeLessThan(16);
    await expect.poll(() => tooWide(page)).toBe(0);
    await page.locator("button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    // The enterprise's own sign-on, and back.
    await page.locator("form button").last().click();
    await page.locator("[autocomplete=current-password]").waitFor({ state: "detached" });
    await page.locator("button[type=submit]").click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.locator("form button").last().click();
    await typeCredentials(page, "admin@demo.example");
    await page.locator("button[type=submit]").click();
    await page.locator("main li").first().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  },
);

test("keeps the shapes of states and the visible selection in forced colors", async () => {
  const page = await visit("/segments", { forcedColors: "active" });
  await page.getByRole("table").waitFor();
  const outline = await page
    .getByRole("link", { name: "Segments" })
    .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(outline).toBe("solid");
  expect(await violations(page)).toEqual([]);
});
