import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { visit } = consoleInBrowser();

test.each([
  ["/account/profile", 1280, 900],
  ["/account/profile", 320, 700],
  ["/users/65a0f0030000000000000001", 1280, 900],
] as const)(
  "keeps the save bar of %s at the bottom of a window of %i by %i at any scroll position, without shifting the page",
  async (path, width, height) => {
    const page = await visit(path, { viewport: { width, height } });
    const field = page.getByLabel("First name");
    await field.waitFor();
    await page.locator("main section").last().waitFor();
    const before = await field.boundingBox();
    await field.fill("Someone");
    const bar = page.locator("[data-save-bar]");
    await bar.waitFor();
    expect((await field.boundingBox())?.y).toBe(before?.y);
    const bottom = async () =>
      Math.round(((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0));
    expect(await bottom()).toBe(height);
    await page.locator("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
    expect(await bottom()).toBe(height);
    const last = await page.locator("main section").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  },
);
