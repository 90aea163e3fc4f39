import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startReceiver } from "../support/receiver.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const ADMIN = "65a0f0010000000000000001";

/** Nothing is there but the administrator. */
async function emptyAccount(): Promise<void> {
  const { db } = platform().database;
  for (const table of ["branch_segments", "segment_users", "segments", "pocs", "branches"] as const)
    await db.deleteFrom(table).where("account", "=", ACCOUNT).execute();
  await db.deleteFrom("users").where("account", "=", ACCOUNT).where("id", "<>", ADMIN).execute();
}

async function stepOf(page: Page, name: string) {
  await page.getByRole("link", { name: "Segments", exact: true }).first().click();
  const steps = page.getByRole("region", { name: "Set up your company" });
  await steps.waitFor();
  return steps.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
}

test("an administrator sets up a company from nothing in one sitting: segment, agent, calendar, webhook and branch", async () => {
  await emptyAccount();
  const receiver = await startReceiver();
  const page = await visit("/segments");
  const form = (name: string) => page.getByRole("dialog", { name });

  await page.getByRole("button", { name: "New segment" }).first().click();
  await form("New segment").getByLabel("Name").fill("Sales");
  await form("New segment").getByRole("button", { name: "Create" }).click();
  await (await stepOf(page, "Create a segment")).getByText("done").waitFor();

  await (await stepOf(page, "Add agents")).getByRole("link").click();
  await page.getByRole("button", { name: "New user" }).first().click();
  await form("New user").getByLabel("First name").fill("Nora");
  await form("New user").getByLabel("Last name").fill("Quist");
  await form("New user").getByLabel("Email", { exact: true }).fill("nora@company.example");
  await form("New user").getByRole("combobox", { name: "Segments" }).fill("sal");
  await page.getByRole("option", { name: "Sales" }).click();
  await page.keyboard.press("Tab");
  await form("New user").getByRole("button", { name: "Create" }).click();
  await page.getByText("Nora Quist created").waitFor();
  await (await stepOf(page, "Add agents")).getByText("done").waitFor();
  await (await stepOf(page, "Create a service")).getByRole("link").click();
  await page.getByRole("button", { name: "New service" }).first().click();
  await form("New service").getByRole("combobox", { name: "Availability" }).click();
  await page.getByText("None yet. Create one first.").waitFor();
  await page.keyboard.press("Escape");
  await form("New service").getByRole("button", { name: "Cancel" }).click();
  await (await stepOf(page, "Set hours for appointments")).getByRole("link").click();
  await page.getByRole("button", { name: "New availability" }).first().click();
  const hours = form("New availability");
  await hours.getByLabel("Name").fill("Office hours");
  await hours.getByRole("combobox", { name: "Time zone" }).fill("madrid");
  await page.getByRole("option", { name: "Europe/Madrid" }).click();
  await hours.getByRole("button", { name: "Add hours on Monday" }).click();
  await hours.getByRole("button", { name: "Create" }).click();
  await page.getByRole("cell", { name: "Mon 9:00–17:00" }).waitFor();

  await (await stepOf(page, "Create a service")).getByRole("link").click();
  await page.getByRole("button", { name: "New service" }).first().click();
  const service = form("New service");
  await service.getByLabel("Title").fill("First consultation");
  await service.getByRole("combobox", { name: "Availability" }).fill("off");
  await page.getByRole("option", { name: "Office hours" }).click();
  await service.getByRole("combobox", { name: "Agents" }).fill("nora");
  await page.getByRole("option", { name: "Nora Quist" }).click();
  await page.keyboard.press("Escape");
  await service.getByRole("button", { name: "Create" }).click();
  await page.getByRole("cell", { name: "Nora Quist" }).waitFor();

  await (await stepOf(page, "Connect a webhook")).getByRole("link").click();
  await page.getByRole("button", { name: "New webhook" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Warehouse");
  await page.getByRole("textbox", { name: "URL", exact: true }).fill(receiver.url);
  await page.getByRole("checkbox", { name: "Customer entered a queue queue-created" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Warehouse" }).waitFor();

  await (await stepOf(page, "Add a branch")).getByRole("link").click();
  await page.getByRole("button", { name: "New branch" }).first().click();
  await page.getByRole("textbox", { name: "Branch" }).fill("Bilbao");
  await page.getByRole("textbox", { name: "ID", exact: true }).fill("bilbao");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("row", { name: /Bilbao/ }).waitFor();

  const last = await stepOf(page, "Add a branch");
  await last.getByText("done").waitFor();
  await expect
    .poll(() => page.getByRole("region", { name: "Set up your company" }).getByText("to do").count())
    .toBe(0);
});
