import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { visit } = consoleInBrowser();

test("focuses the first action of the drawer for enrollment, not the close button", async () => {
  const page = await visit("/branches/65a0f0050000000000000001/pocs");
  await page.getByRole("button", { name: "Enroll display" }).first().click();
  await page.getByRole("button", { name: "Scan code" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Scan code");
});
