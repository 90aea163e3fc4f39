import { expect, test } from "vitest";
import { ACCOUNT } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const plan = (features: readonly object[]) =>
  platform()
    .database.db.updateTable("accounts")
    .set({ features: JSON.stringify(features) })
    .where("id", "=", ACCOUNT)
    .execute();
const users = async () =>
  Number(
    (
      await platform()
        .database.db.selectFrom("users")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("account", "=", ACCOUNT)
        .where("imported", "=", false)
        .executeTakeFirstOrThrow()
    ).count,
  );

test("shows the plan feature by feature with limits, missing ones and the number of free seats", async () => {
  const used = await users();
  await plan([
    { name: "users", limit: used + 1 },
    { name: "CALENDAR", limit: 25 },
    { name: "looker", limit: null },
  ]);
  const page = await visit("/account/subscriptions");
  await page
    .getByText(`${used} of ${used + 1}`, { exact: true })
    .first()
    .waitFor();
  await page.getByText("1 more user available", { exact: true }).waitFor();
  const row = (name: string) => page.getByRole("row", { name }).innerText();
  expect(await row("Calendars")).toMatch(/Included\s+0 of 25$/);
  expect(await row("Custom reports")).toMatch(/Included\s+No limit$/);
  expect(await row("Upload files")).toMatch(/Not included\s+-$/);
});

test("shows that the plan is full, consistent with the refusal", async () => {
  const used = await users();
  await plan([{ name: "users", limit: used }]);
  const page = await visit("/account/subscriptions");
  await page.getByText("User limit reached", { exact: false }).waitFor();
  expect(await page.getByRole("progressbar", { name: "Users" }).getAttribute("value")).toBe(String(used));
  const { accessToken } = await platform().signIn("admin@demo.example");
  const refused = await platform().api("POST /users", {
    token: accessToken,
    json: { firstname: "One", lastname: "Toomany", privilege: "agent", email: "toomany@demo.example" },
  });
  expect([refused.status, refused.body.type]).toEqual([expect.any(Number), "/problems/plan-limit"]);
});
