import { expect, test } from "vitest";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

test("shows an administrator the setup steps of an account without segments, and completes each with existing data", async () => {
  const { db } = platform().database;
  for (const table of ["branch_segments", "segment_users", "segments", "pocs", "branches"] as const)
    await db.deleteFrom(table).where("account", "=", ACCOUNT).execute();
  const page = await visit("/");
  const steps = page.getByRole("region", { name: "Set up your company" });
  const step = (name: string) =>
    steps.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await step("Create a segment").getByText("to do").waitFor();
  await step("Add agents").getByText("done").waitFor();
  await step("Add a branch").getByText("to do").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);

  await steps.getByRole("link", { name: "Add a branch" }).click();
  await page.getByRole("heading", { name: "No branches yet" }).waitFor();
  await page.getByRole("button", { name: "New branch" }).click();
  await page.getByRole("textbox", { name: "Branch" }).fill("Bilbao");
  await page.getByRole("textbox", { name: "ID", exact: true }).fill("bilbao");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("row", { name: /Bilbao/ }).waitFor();
  await page.getByRole("link", { name: "Segments" }).first().click();
  await step("Add a branch").getByText("done").waitFor();

  // It stays for the session once there is a segment, until the user closes it.
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await steps.getByRole("button", { name: "Hide" }).click();
  await steps.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Segments", level: 1 }).waitFor();
  expect(await steps.count()).toBe(0);
});

test("hides the setup from users who cannot perform it", async () => {
  const page = await enter("/segments", { email: "supervisor@demo.example" });
  await page.getByRole("heading", { name: "No segments yet" }).waitFor();
  expect(await page.getByRole("region", { name: "Set up your company" }).count()).toBe(0);
});
