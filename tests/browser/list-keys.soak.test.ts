import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("tbody tr")?.querySelector("th")?.textContent ?? null);

async function startTags(names: readonly string[]): Promise<Page> {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  for (const name of names)
    expect(
      (
        await platform().api("POST /tags", {
          token,
          json: { label: name, name: name.toLowerCase().replaceAll(" ", "-") },
        })
      ).status,
    ).toBe(200);
  const page = await enter(`/tags?q=${names[0]?.split(" ")[0]}`);
  await page.getByRole("row", { name: names[0] ?? "" }).waitFor();
  return page;
}

test("navigates, opens, edits, filters and refreshes a list by keyboard", async () => {
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
  const form = page.getByRole("dialog", { name: "Edit tag “Keyed three”" });
  await form.waitFor();
  await form.getByLabel("Label").first().press("j");
  expect(await form.getByLabel("Label").first().inputValue()).toContain("j");
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Leave" })
    .click();
  // The keys of the list work only while no dialog is open, the question about leaving included.
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);

  await page.keyboard.press("c");
  // Escape closes a dialog only after the focus has moved into it.
  await page.getByRole("dialog", { name: "New tag" }).locator(":focus").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  const { db } = platform().database;
  await db
    .updateTable("resource_records")
    .set({ data: JSON.stringify({ label: "Keyed zero", name: "keyed-two", description: "" }) })
    .where("collection", "=", "Tag")
    .where("search", "like", "%keyed two%")
    .execute();
  await page.keyboard.press("r");
  await page.getByRole("row", { name: "Keyed zero" }).waitFor();

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/tags\/[0-9a-f]{24}$/);
  // The key works as soon as the record, with its button, is shown.
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).waitFor();
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

test("lists the keys of the list under ?, and none that the user may not use", async () => {
  const page = await startTags(["Listed one"]);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const line of ["New tag", "Next row", "Edit row", "Select all rows shown", "Delete selected rows"])
    await list.getByText(line, { exact: true }).waitFor();
  const agent = await enter("/segments", { email: "recorder@demo.example" });
  await agent.getByRole("table").waitFor();
  await agent.keyboard.press("f");
  await agent.getByRole("dialog", { name: "Add filter" }).waitFor();
  await agent.keyboard.press("Escape");
  // What is typed into it is no key yet.
  await agent.getByRole("dialog", { name: "Add filter" }).waitFor({ state: "detached" });
  await agent.keyboard.press("?");
  const theirs = agent.getByRole("dialog", { name: "Keyboard shortcuts" });
  await theirs.getByText("Add filter", { exact: true }).waitFor();
  expect(await theirs.getByText(/^(New segment|Edit row|Delete selected rows)$/).count()).toBe(0);
});

test("moves to the search on / while rows are selected, and keeps the selection if the search stays empty", async () => {
  const page = await startTags(["Kept one", "Kept two"]);
  await page.getByRole("checkbox", { name: "Select Kept one" }).check();
  const bar = page.getByRole("group", { name: "Selection" });
  await bar.waitFor();
  await page.getByRole("link", { name: "Kept two" }).focus();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search in tags" });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await bar.count()).toBe(0);
  await page.getByRole("link", { name: "Kept two" }).focus();
  await bar.getByText("1 of 2 selected").waitFor();
});

test("copies a row and a record as text by their key", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const made = await platform().api("POST /tags", {
    token,
    json: { label: "Copied one", name: "copied-one" },
  });
  const id = textOf(made.body._id);
  const page = await enter("/tags?q=Copied", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("link", { name: "Copied one" }).focus();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const forms = page.getByRole("dialog", { name: "Copy as" });
  await page.keyboard.press("y");
  await forms.getByRole("button", { name: /^Link/ }).click();
  await expect.poll(copied).toBe(new URL(`/tags/${id}?q=Copied`, page.url()).href);
  await forms.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Copied one" }).focus();
  await page.keyboard.press("y");
  expect(await violations(page)).toEqual([]);
  await forms.getByRole("button", { name: /^JSON/ }).click();
  await expect.poll(async () => Object(JSON.parse(await copied())).label).toBe("Copied one");
  await forms.waitFor({ state: "detached" });

  await page.getByRole("link", { name: "Copied one" }).click();
  await page.getByRole("dialog", { name: "Copied one" }).getByRole("button", { name: "Copy as…" }).waitFor();
  await page.keyboard.press("y");
  await forms.getByRole("button", { name: /^cURL/ }).click();
  await expect
    .poll(copied)
    .toBe(
      `curl --globoff --url '${new URL(`/api/tags/${id}`, page.url()).href}' --header "Authorization: Bearer $TOKEN"`,
    );
});

test("saves a form from any field with Ctrl and Enter, as ? shows", async () => {
  const page = await startTags(["Sent one"]);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const line of ["Save form", "Submit form from any field", "Copy row as link, JSON or cURL"])
    await list.getByText(line, { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Edit tag “Sent one”" }).click();
  const form = page.getByRole("dialog", { name: "Edit tag “Sent one”" });
  await form.getByLabel("Description").fill("Of two lines");
  await form.getByLabel("Description").press("Control+Enter");
  await form.waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("cell", { name: "Of two lines", exact: true }).count()).toBe(1);
});

test("E opens the editor of the webhook that has the focus, and so does its pencil", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  await platform().api("POST /webhooks", {
    token,
    json: { name: "Edited by a key", enabled: false, url: "https://1.1.1.1/", events: ["queue-created"] },
  });
  const page = await enter("/webhooks/list");
  await page.getByRole("link", { name: "Edited by a key" }).focus();
  await page.keyboard.press("e");
  await page.waitForURL(/\/webhooks\/editor\/[0-9a-f]{24}$/);
  await page.goBack();
  await page.getByRole("button", { name: "Edit Edited by a key" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/webhooks\/editor\/[0-9a-f]{24}$/);
});
