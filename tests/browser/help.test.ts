import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, visit } = consoleInBrowser();

test("opens the help for the current page, follows navigation and finds words", async () => {
  const page = await visit("/segments");
  await page.keyboard.press("h");
  const help = page.getByRole("complementary", { name: "Help" });
  await help.getByRole("heading", { name: "Segments" }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page.getByRole("link", { name: "Tags" }).click();
  await help.getByRole("heading", { name: "Tags" }).waitFor();
  await help.getByRole("searchbox").fill("backup codes");
  await help.getByRole("button", { name: /^2FA/ }).click();
  await help.getByText("Each signs you in once").waitFor();
});

soakTest("resizes the help by keyboard and keeps its size", async () => {
  const page = await enter("/segments");
  await page.getByRole("banner").getByRole("button", { name: "Help" }).click();
  const edge = page.getByRole("separator", { name: "Help width" });
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("350");
  await edge.press("ArrowLeft");
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("374");
  await page.reload();
  await page.locator("h1").waitFor();
  await page.getByRole("banner").getByRole("button", { name: "Help" }).click();
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("374");
  await page.keyboard.press("Escape");
  await edge.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Help");
});

soakTest("marks the changelog until it is opened", async () => {
  const page = await enter("/segments");
  await page.getByRole("button", { name: "Changelog, new entries" }).click();
  await page.getByRole("dialog", { name: "Changelog" }).getByText("Help beside every page").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Changelog", exact: true }).waitFor();
});

soakTest("fits the help on a phone in French", async () => {
  const page = await enter("/segments", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Aide" }).click();
  await page.getByRole("complementary", { name: "Aide" }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
