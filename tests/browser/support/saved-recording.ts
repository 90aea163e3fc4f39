import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until what happens in a page is recorded, which begins a while after it stands. */
export const isRecorded = (page: Page): Promise<unknown> => page.waitForFunction(() => performance.getEntriesByName("recorder").length > 0);

/** Saves what just happened, from the palette, and reads the file. */
export async function savedFromPalette(page: Page): Promise<{ readonly name: string; readonly text: string; readonly lines: readonly string[] }> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("what just happened");
  await page.getByRole("option", { name: "Save what just happened" }).waitFor();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await download;
  const text = await readFile(await file.path(), "utf8");
  const lines = text.split("\n");
  expect(lines.pop()).toBe(""); // each line has its end
  return { name: file.suggestedFilename(), text, lines };
}
