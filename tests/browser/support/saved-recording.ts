import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the page is recorded, which begins a while after it is shown. */
export const isRecorded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("recorder").length > 0);

interface Saved {
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** Saves what just happened, from the palette, and reads the file. */
export async function savedFromPalette(page: Page): Promise<Saved> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("diagnostic recording");
  await page.getByRole("option", { name: "Save a diagnostic recording" }).waitFor();
  return saved(page, () => page.keyboard.press("Enter"));
}

/** The same, beside what went wrong. */
export const savedBeside = (page: Page): Promise<Saved> =>
  saved(page, () =>
    page
      .getByRole("alert")
      .locator("xpath=..")
      .getByRole("button", { name: "Save a diagnostic recording" })
      .click(),
  );

async function saved(page: Page, save: () => Promise<void>): Promise<Saved> {
  const download = page.waitForEvent("download");
  await save();
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  const lines = text.split("\n");
  expect(lines.pop()).toBe(""); // each line has its end
  return { name: file.suggestedFilename(), text, lines };
}
