import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, focused, stopClock } from "./support/console-in-browser.ts";

const { enter, visit } = consoleInBrowser();
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
  await page.keyboard.type(typed);
}

test("some letters and Enter lead to a page, which comes first the next time", async () => {
  const page = await visit("/segments");
  await search(page, "live");
  await option(page, /^Live Monitor/).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/monitor/);
  // The next keys can come before anything is drawn.
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    press("k", true);
    for (const key of "lix") press(key);
    press("Backspace");
  });
  await expect.poll(() => page.getByRole("combobox", { name: "Search or jump to" }).inputValue()).toBe("li");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Live Monitor");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

soakTest(
  "arrows move in the list while the focus stays in the field, and people are found: an agent, and an administrator among theirs",
  async () => {
    const page = await visit("/segments");
    await search(page, "ada");
    await page
      .getByRole("group", { name: "Administrators" })
      .getByRole("option", { name: /^Ada Moreau/ })
      .waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toBe("Search or jump to");
    await expect.poll(() => page.getByRole("option").last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/account\/administrators\?q=Ada/);
    await search(page, "rosa");
    await page
      .getByRole("group", { name: "Users" })
      .getByRole("option", { name: /^Rosa Delgado/ })
      .click();
    await page.waitForURL(/\/users\/[0-9a-f]{24}$/);
  },
);

soakTest(
  "sends the first letter immediately, and only the last of those typed quickly after it",
  async () => {
    const page = await enter("/segments");
    await search(page, "");
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/search") asked.push(searchParams.get("$search"));
    });
    await stopClock(page);
    await page.keyboard.type("r");
    await page
      .getByRole("group", { name: "Users" })
      .getByRole("option", { name: /^Rosa Delgado/ })
      .waitFor();
    await page.keyboard.type("os");
    expect(asked).toEqual(["r"]);
    await page.clock.runFor(40);
    await expect.poll(() => page.getByRole("listbox").getAttribute("aria-busy")).toBe("false");
    expect(asked).toEqual(["r", "ros"]);
  },
);

soakTest("a new record is begun from anywhere, and a theme is changed", async () => {
  const page = await enter("/segments");
  await search(page, "new tag");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New tag" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await search(page, "new segment");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New segment" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await search(page, "new webhook");
  await page.getByRole("option", { name: "New webhook" }).waitFor();
  await page.keyboard.press("Escape");
  await search(page, "dark");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
});

soakTest("keeps early typing in the field, and sends it nowhere else", async () => {
  const page = await enter("/segments");
  await page.getByRole("heading", { name: "Segments" }).waitFor();
  let release = () => {};
  const arrived = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hxz");
  await page.keyboard.press("Backspace");
  release();
  await expect.poll(() => page.getByRole("combobox", { name: "Search or jump to" }).inputValue()).toBe("hx");
  expect(await page.getByRole("complementary", { name: "Help" }).count()).toBe(0);
});

soakTest("stays open and accepts typing if it opens while the previous one returns the focus", async () => {
  const page = await enter("/segments");
  const box = page.getByRole("combobox", { name: "Search or jump to" });
  await search(page, "new webhook");
  await page.getByRole("option", { name: "New webhook" }).waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.locator("main").evaluate((main) => main.focus());
  await page.keyboard.type("dark");
  expect(await box.inputValue()).toBe("dark");
});

soakTest("does not offer a page that the user may not open", async () => {
  const page = await visit("/segments", { email: "reviewer@demo.example" });
  await search(page, "monitor");
  await expect.poll(() => page.getByRole("status").filter({ hasText: "No results" }).count()).toBe(1);
});

soakTest("fits a phone in French", async () => {
  const page = await enter("/segments", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("button", { name: "Rechercher ou ouvrir…" }).click();
  await option(page, /^Segments/).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
