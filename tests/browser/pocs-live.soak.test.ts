import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { enrolledDevice } from "./support/enrolled-device.ts";

const { enter, platform } = consoleInBrowser();
const BRANCH = "65a0f0050000000000000001";

const rowOf = (page: Page, label: string) => page.getByRole("row", { name: new RegExp(label) });

test("holds others' changes of POCs while the pointer is among them, and removes the user's own unenrolled one immediately", async () => {
  const gone = await enrolledDevice(platform, BRANCH);
  const stays = await enrolledDevice(platform, BRANCH);
  const page = await enter(`/branches/${BRANCH}/pocs`);
  await page.getByText("1 to 2 of 2").waitFor();
  await page.getByText("Live", { exact: true }).first().waitFor();
  await rowOf(page, stays.label).hover();
  const { accessToken } = await platform().signIn("admin@demo.example");
  const edited = await platform().api(`PATCH /branches/${BRANCH}/pocs/${stays.id}`, {
    token: accessToken,
    json: { label: "A new name" },
    headers: { "if-match": '"1"' },
  });
  expect(edited.status).toBe(200);
  await page.getByText("1 change", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("rowheader").allInnerTexts()).toEqual([gone.label, "A new name"]);
  await page.getByRole("button", { name: `Open “${gone.label}”` }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Unroll" }).press("Enter");
  await page.getByRole("dialog").getByRole("textbox").fill(gone.label);
  // Later responses arrive only once the pointer is among the rows again, and the change was sent.
  let asked = 0;
  let release = () => {};
  const moment = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/pocs?*", async (route) => {
    asked += 1;
    await moment;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("button", { name: "Unroll" }).press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await rowOf(page, "A new name").hover();
  await expect.poll(() => asked).toBeGreaterThan(1);
  release();
  await expect.poll(() => page.getByRole("rowheader").allInnerTexts()).toEqual(["A new name"]);
});
