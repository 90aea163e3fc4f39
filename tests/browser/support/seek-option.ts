import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Looks in the filter that is open for what to choose, and waits until all that it offers is like it: before
 * that, what one presses may move away.
 */
export async function seekOption(page: Page, sought: string): Promise<void> {
  const editor = page.getByRole("dialog").filter({ has: page.getByRole("searchbox", { name: "Find" }) });
  await editor.getByRole("searchbox", { name: "Find" }).fill(sought);
  await expect
    .poll(async () =>
      (await editor.locator("label").allInnerTexts()).filter(
        (label) => !label.toLowerCase().includes(sought),
      ),
    )
    .toEqual([]);
}
