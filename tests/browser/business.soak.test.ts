import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCOUNT, addPerson } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, enter, visit } = consoleInBrowser();

const ADA = "65a0f0010000000000000001";
const account = () =>
  platform()
    .database.db.selectFrom("accounts")
    .select(["name", "business", "principal"])
    .where("id", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
}

/** Everything that a business has to say of itself. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Tax ID").fill("B-12345678");
  await page.getByLabel("Address").fill("1 Long Street\nMadrid");
  await choose(page, "Country", "Spain");
}

test("saves a business and shows its new name, and reports missing values at their fields", async () => {
  const page = await visit("/account/business");
  await page.getByLabel("Name", { exact: true }).fill(" ");
  await page.getByLabel("Tax ID").fill("");
  await save(page);
  await page.getByRole("alert").getByText("Enter a valid name.").waitFor();
  await page.getByRole("alert").getByText("Enter a valid tax ID.").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Name", { exact: true }).fill("Switchboard Proven");
  await fillIn(page);
  await save(page);
  await page.getByText("Business saved", { exact: true }).waitFor();
  expect(await account()).toMatchObject({
    name: "Switchboard Proven",
    business: { taxId: "B-12345678", address: "1 Long Street\nMadrid", country: "ES" },
    principal: ADA,
  });
  await page.reload();
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("Switchboard Proven");
  expect(await page.getByRole("combobox", { name: "Country" }).textContent()).toContain("Spain");
});

test("transfers an account only with its typed name, and removes the former owner's control", async () => {
  const successor = await addPerson(platform().database.db, "second@demo.example", 1, "admin");
  const page = await enter("/account/business");
  await page.getByLabel("Tax ID").waitFor();
  await fillIn(page);
  await choose(page, "Principal administrator", "Test second");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Hand over account" });
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await dialog.getByText("Does not match “Test second”").waitFor();
  expect((await account()).principal).toBe(ADA);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await account()).principal).toBe(ADA);

  await save(page);
  await dialog.getByLabel("Type “Test second” to confirm").fill("Test second");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await page.getByRole("heading", { name: "You don’t have access to Business" }).waitFor();
  expect((await account()).principal).toBe(successor);
  expect(await page.getByRole("link", { name: "Business" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
  await page.goto("/account/sso");
  await page.getByText("Values to enter at your provider").waitFor();
  expect(await page.getByRole("button", { name: "Import metadata" }).count()).toBe(0);
  const theirs = await enter("/account/business", { email: "second@demo.example" });
  await theirs.getByRole("combobox", { name: "Principal administrator" }).getByText("Test second").waitFor();
});
