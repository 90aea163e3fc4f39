import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pbx } from "../support/pbx.ts";
import { addPerson } from "../support/test-accounts.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();
const AISHA = "65a0f0030000000000000001";
const SEGMENT = "65a0f0020000000000000001";

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const user = (id: string) =>
  platform()
    .database.db.selectFrom("users")
    .select(["id", "disabled", "privilege"])
    .where("id", "=", id)
    .executeTakeFirst();
const segmentsOf = async (id: string) =>
  (
    await platform()
      .database.db.selectFrom("segment_users")
      .select("segment")
      .where("user_id", "=", id)
      .execute()
  ).map(({ segment }) => segment);

test("disables many and assigns a segment together, with each result by name, including users deleted since", async () => {
  const one = await addPerson(platform().database.db, "many-one@demo.example", 5, "agent");
  const two = await addPerson(platform().database.db, "many-two@demo.example", 5, "agent");
  const page = await enter("/users?q=many");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
  await bar(page).getByText("2 of 2 selected").waitFor();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  const drawer = page.getByRole("dialog", { name: "Edit 2 users" });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await drawer.getByText("Select at least one field").waitFor();
  await drawer.getByRole("checkbox", { name: "Enable or disable" }).click();
  await drawer.getByRole("button", { name: "Disabled" }).click();
  await drawer.getByRole("checkbox", { name: "Assign segments" }).click();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await drawer.getByText("Choose at least one segment").waitFor();
  expect(await violations(page)).toEqual([]);
  const { name } = await platform()
    .database.db.selectFrom("segments")
    .select("name")
    .where("id", "=", SEGMENT)
    .executeTakeFirstOrThrow();
  await drawer.getByRole("combobox", { name: "Segments" }).fill(name);
  await page.getByRole("option", { name }).click();
  // A colleague removes one of them in the meantime.
  await platform().database.db.deleteFrom("users").where("id", "=", two).execute();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  const results = page.getByRole("dialog", { name: "Edit 2 users" });
  await results.getByText("1 changed · 1 already deleted").waitFor();
  expect((await results.getByRole("listitem").allTextContents()).toSorted()).toEqual([
    "Test many-oneChanged",
    "Test many-twoAlready deleted",
  ]);
  await results.getByRole("button", { name: "Close" }).last().click();
  expect([await user(one), await segmentsOf(one)]).toEqual([
    { id: one, disabled: true, privilege: "agent" },
    [SEGMENT],
  ]);
});

test("deletes many administrators one by one, except the user and the principal administrator, with each refusal named", async () => {
  const one = await addPerson(platform().database.db, "leaving-many@demo.example", 2, "supervisor");
  const page = await enter("/account/administrators");
  await box(page, "Ada Moreau").click();
  await box(page, "Test leaving-many").click();
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Administrators: delete 2 records" });
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  expect(await question.getByRole("listitem").allTextContents()).toEqual([
    "Ada MoreauNot allowed for yourself, the principal administrator or users at or above your level",
    "Test leaving-manyDeleted",
  ]);
  expect(await user(one)).toBeUndefined();
  await question.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("link", { name: "Test leaving-many" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Ada Moreau" }).waitFor();
});

test("disables, enables and deletes a user in the row by keyboard, and never offers it for the own account", async () => {
  const id = await addPerson(platform().database.db, "in-row@demo.example", 5, "agent");
  const page = await enter("/users?q=in-row");
  await page.getByRole("button", { name: "Disable Test in-row" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Test in-row can no longer sign in").first().waitFor();
  await expect.poll(async () => (await user(id))?.disabled).toBe(true);
  await page.getByRole("button", { name: "Enable Test in-row" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Test in-row can sign in again").first().waitFor();
  await expect.poll(async () => (await user(id))?.disabled).toBe(false);
  await page.getByRole("button", { name: "Delete Test in-row" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete Test in-row" });
  await question.getByRole("textbox").fill("Test in-row");
  await page.keyboard.press("Enter");
  await page.getByText("Test in-row deleted").waitFor();
  expect(await user(id)).toBeUndefined();
  await page.goto(new URL("/account/administrators", page.url()).href);
  await page.getByRole("link", { name: "Ada Moreau" }).waitFor();
  expect(await page.getByRole("button", { name: /^(Disable|Delete) Ada Moreau/ }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Disable / }).count()).toBeGreaterThan(0);
});

test("the list is narrowed by segment, connection and language, and its chips say so by name", async () => {
  await platform().feed([pbx("user-connected", `user/${AISHA}`, { session: "a1" })]);
  await platform().database.db.updateTable("users").set({ lang: "fr" }).where("id", "=", AISHA).execute();
  const { name } = await platform()
    .database.db.selectFrom("segments")
    .select("name")
    .where("id", "=", SEGMENT)
    .executeTakeFirstOrThrow();
  const page = await enter(
    `/users?is.segments=${SEGMENT}&is.connected=yes&is.lang=fr&cols=name,status,lastConnection,lang`,
  );
  for (const chip of [`Segments is ${name}`, "Still connected is Yes", "Language is Français"])
    await page.getByRole("button", { name: chip, exact: true }).waitFor();
  await page.getByText("1 to 1 of 1").waitFor();
  const cells = page.getByRole("row").filter({ hasText: "Aisha Rahman" }).getByRole("cell");
  await expect
    .poll(async () => (await cells.allTextContents()).join("|"))
    .toMatch(/Online\|Connected since .+\|Français/);
});

test("shows read-only users neither checkboxes nor actions", async () => {
  const page = await enter("/users", { email: "supervisor@demo.example" });
  await page.getByRole("link", { name: "Aisha Rahman" }).waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^(Disable|Delete|Edit) / }).count()).toBe(0);
});
