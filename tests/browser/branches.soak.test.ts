import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { textOf } from "../support/platform.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const kept = () =>
  platform()
    .database.db.selectFrom("branches")
    .select(["name", "label", "address", "integration_id"])
    .where("account", "=", ACCOUNT)
    .orderBy("name")
    .execute();
const saved = (page: Page, name: string) =>
  page.getByText(`“${name}” saved`, { exact: true }).first().waitFor();

/** One place of this name; with a device in it where that is wanted. */
async function make(
  label: string,
  { hasPoc = false, segments = [] as readonly string[] } = {},
): Promise<void> {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const { body } = await platform().api("POST /branches", {
    token: accessToken,
    json: { label, name: label.toLowerCase(), segments },
  });
  if (!hasPoc) return;
  const time = Date.now();
  await platform()
    .database.db.insertInto("pocs")
    .values({
      id: "0000-0000-0001",
      account: ACCOUNT,
      branch: textOf(body._id),
      label: "Desk",
      label_key: "desk",
      search: "desk",
      enrolled_at: time,
      created_at: time,
      updated_at: time,
    })
    .execute();
}

test("a branch is made with its segments, changed, and deleted after its name was typed", async () => {
  const page = await visit("/branches");
  await page.getByRole("button", { name: "New branch" }).first().click();
  const form = page.getByRole("dialog", { name: "New branch" });
  await form.getByRole("textbox", { name: "ID", exact: true }).fill("no spaces");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await form.getByRole("alert").getByText("Use letters, digits, - and _", { exact: false }).waitFor();
  await form.getByRole("textbox", { name: "Branch" }).fill("Bilbao Abando");
  await form.getByRole("textbox", { name: "ID", exact: true }).fill("bilbao-abando");
  await form.getByRole("combobox", { name: "Segments" }).fill("bill");
  await page.getByRole("option", { name: "Billing" }).click();
  await page.keyboard.press("Tab");
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await saved(page, "Bilbao Abando");
  await page.getByRole("row", { name: /Bilbao Abando.*Billing/ }).waitFor();

  await page.getByRole("button", { name: "Edit branch “Bilbao Abando”" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Address" }).fill("Hurtado de Amézaga 1");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await saved(page, "Bilbao Abando");
  await expect.poll(kept).toContainEqual({
    name: "bilbao-abando",
    label: "Bilbao Abando",
    address: "Hurtado de Amézaga 1",
    integration_id: null,
  });

  await page.getByRole("button", { name: "Delete branch “Bilbao Abando”" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Bilbao Abando");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Branch “Bilbao Abando” deleted", { exact: true }).waitFor();
  expect((await kept()).map(({ name }) => name)).not.toContain("bilbao-abando");
});

test("deletes several, and keeps one with devices and shows why", async () => {
  await make("Lugo");
  await make("Orense", { hasPoc: true });
  const page = await visit("/branches");
  for (const label of ["Lugo", "Orense"]) {
    await page.getByRole("checkbox", { name: `Select ${label}` }).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Branches: delete 2 records" });
  await question.getByText("unroll them first", { exact: false }).waitFor();
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  expect(await question.getByRole("listitem").allTextContents()).toEqual([
    "OrenseThis branch has enrolled POCs. Unroll them first.",
    "LugoDeleted",
  ]);
  expect((await kept()).map(({ label }) => label)).not.toContain("Lugo");
});

test("the list is narrowed by the segments that a branch offers", async () => {
  await make("Vigo");
  await make("Narrowed", { segments: ["65a0f0020000000000000003"] });
  const page = await visit("/branches?is.segments=65a0f0020000000000000003");
  await page.getByRole("row", { name: /Narrowed/ }).waitFor();
  expect(await page.getByRole("row", { name: /Vigo/ }).count()).toBe(0);
  await page
    .getByRole("button", { name: /Segments is Billing/ })
    .first()
    .waitFor();
});
