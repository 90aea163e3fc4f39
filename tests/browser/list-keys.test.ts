import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const focusedRow = (page: Page) => page.evaluate(() => document.activeElement?.closest("tbody tr")?.querySelector("th")?.textContent ?? null);

async function startTags(names: readonly string[]): Promise<Page> {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  for (const name of names) expect((await platform().api("POST /tags", { token, json: { label: name, name: name.toLowerCase().replaceAll(" ", "-") } })).status).toBe(200);
  const page = await enter(`/tags?q=${names[0]?.split(" ")[0]}`);
  await page.getByRole("row", { name: names[0] ?? "" }).waitFor();
  return page;
}

test("a list is gone through, opened, edited, narrowed and read anew by keys", async () => {
  const page = await startTags(["Keyed one", "Keyed three", "Keyed two"]);
  await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe("Keyed one");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe("Keyed two");
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe("Keyed two");
  await page.keyboard.press("k");
  expect(await focusedRow(page)).toBe("Keyed three");

  await page.keyboard.press("e");
  const form = page.getByRole("dialog", { name: "Edit tag Keyed three" });
  await form.waitFor();
  await form.getByLabel("Label").first().press("j");
  expect(await form.getByLabel("Label").first().inputValue()).toContain("j");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
  await form.waitFor({ state: "detached" });

  await page.keyboard.press("c");
  await page.getByRole("dialog", { name: "New tag" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const { db } = platform().database;
  await db.updateTable("resource_records").set({ data: JSON.stringify({ label: "Keyed zero", name: "keyed-two", description: "" }) }).where("collection", "=", "Tag").where("search", "like", "%keyed two%").execute();
  await page.keyboard.press("r");
  await page.getByRole("row", { name: "Keyed zero" }).waitFor();

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tags\/[0-9a-f]{24}$/);
  await page.getByRole("tab", { name: "History" }).or(page.getByRole("link", { name: "History" })).first().waitFor();
  await page.keyboard.press("e");
  await page.getByRole("dialog", { name: /^Edit tag / }).waitFor();
});

test("all rows that are shown are picked by one stroke, and Enter on a row's box opens the row", async () => {
  const page = await startTags(["Picked one", "Picked two"]);
  await page.getByRole("checkbox", { name: "Select Picked one" }).focus();
  await page.keyboard.press("Control+a");
  await page.getByText("2 of 2 selected").waitFor();
  await page.keyboard.press("j");
  expect(await focusedRow(page)).toBe("Picked two");
  await page.getByRole("checkbox", { name: "Select Picked two" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tags\/[0-9a-f]{24}$/);
});

test("under ? stands what keys do in this list, and nothing that this person may not do", async () => {
  const page = await startTags(["Listed one"]);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const line of ["New tag", "Next row", "Edit the row", "Select all that are shown", "Delete what is selected"]) await list.getByText(line, { exact: true }).waitFor();
  const agent = await enter("/segments", { email: "recorder@demo.example" });
  await agent.getByRole("table").waitFor();
  await agent.keyboard.press("f");
  await agent.getByRole("dialog", { name: "Add filter" }).waitFor();
  await agent.keyboard.press("Escape");
  await agent.keyboard.press("?");
  const theirs = agent.getByRole("dialog", { name: "Keyboard shortcuts" });
  await theirs.getByText("Add a filter", { exact: true }).waitFor();
  expect(await theirs.getByText(/^(New segment|Edit the row|Delete what is selected)$/).count()).toBe(0);
});
