import { expect, test } from "vitest";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { seekOption } from "./support/seek-option.ts";

const { enter, platform, visit } = consoleInBrowser();

const LIST = "/account/administrators/privileges";
async function make(name: string, label: string): Promise<void> {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  expect(
    (
      await platform().api("POST /privileges", {
        token,
        json: { name, label, level: 3, permissions: ["account.read", "webhooks.read"] },
      })
    ).status,
  ).toBe(200);
}

test("searches, filters and sorts privileges, and keeps the state in the address", async () => {
  await make("switch-watch", "Switch watch");
  const page = await visit(LIST);
  const names = () => page.getByRole("rowheader").allInnerTexts();
  await expect
    .poll(names)
    .toEqual([
      "Administrator",
      "Supervisor",
      "Recording auditor",
      "Switch watch",
      "Agent plus Auditor",
      "Agent",
    ]);
  expect(await violationsInSoak(page)).toEqual([]);
  await page.getByRole("button", { name: "Level", exact: true }).click();
  await expect.poll(async () => (await names())[0]).toBe("Agent");
  await page.getByRole("searchbox", { name: "Search in privileges" }).fill("audit");
  await expect.poll(names).toEqual(["Agent plus Auditor", "Recording auditor"]);
  await page.getByRole("searchbox", { name: "Search in privileges" }).fill("");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("button", { name: "Permissions", exact: true }).click();
  await seekOption(page, "webhooks");
  await page.getByRole("checkbox", { name: "Webhooks: view", exact: true }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(names).toEqual(["Switch watch", "Administrator"]);
  await page.reload();
  await expect.poll(names).toEqual(["Switch watch", "Administrator"]);
});

test("does not select built-in privileges, but leads to their details and holders", async () => {
  await make("desk-watch", "Desk watch");
  const page = await enter(LIST);
  await page.getByRole("checkbox", { name: "Select Desk watch" }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Select Supervisor" }).count()).toBe(0);
  const row = page.getByRole("row", { name: /^Supervisor/ });
  await row.getByRole("link", { name: "1" }).click();
  await page.waitForURL(/\/account\/administrators\?is\.privilege=supervisor$/);
  await page.getByRole("button", { name: "Privilege is Supervisor", exact: true }).waitFor();
  await page.getByRole("link", { name: "Privileges", exact: true }).click();
  await page.getByRole("link", { name: "Supervisor", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Supervisor" })
    .getByText(/Live Monitor: view/)
    .waitFor();
});

test("fits a phone in French, and shows the number of users for each", async () => {
  const page = await enter(LIST, { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("listitem").filter({ hasText: "1 utilisateur" }).first().waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
