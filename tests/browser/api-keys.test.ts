import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { addPrivilege } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();
const status = async (key: string) => (await platform().api("GET /users", { key })).status;

test("a key is shown once, works, and is refused as soon as its name was typed to revoke it", async () => {
  const page = await visit("/account/api-keys");
  await page.getByRole("button", { name: "New API key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await form
    .getByRole("alert")
    .getByRole("button", { name: /^Name: Enter a name/ })
    .waitFor();
  await form
    .getByRole("alert")
    .getByRole("button", { name: /^Privilege: Choose a privilege/ })
    .waitFor();
  await form.getByLabel("Name").fill("Data warehouse");
  await form.getByRole("combobox", { name: "Privilege" }).click();
  await page.getByRole("option", { name: "Supervisor" }).click();
  await form.getByRole("button", { name: "Create", exact: true }).click();

  const made = page.getByRole("dialog", { name: "API key “Data warehouse”" });
  const key = await made.locator("code").innerText();
  expect(key).toMatch(/^sk_[\w-]{43}$/);
  await expect.poll(() => focused(page)).toBe("Copy API key");
  await made.getByRole("button", { name: "Done" }).click();
  await made.getByText("Confirm that you’ve saved the key").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => made.isVisible()).toBe(true);
  await made.getByRole("checkbox", { name: "I’ve saved the key" }).check();
  await made.getByRole("button", { name: "Done" }).click();
  await made.waitFor({ state: "detached" });
  expect(await page.content()).not.toContain(key);
  await page
    .getByRole("row", { name: /Data warehouse/ })
    .getByText("never")
    .waitFor();

  expect(await status(key)).toBe(200);
  await page.reload();
  await page
    .getByRole("row", { name: /Data warehouse/ })
    .locator("time")
    .first()
    .waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByRole("button", { name: "Revoke “Data warehouse”" }).click();
  const question = page.getByRole("dialog", { name: "Revoke “Data warehouse”" });
  await question.getByRole("textbox").fill("data warehouse");
  await question.getByRole("button", { name: "Revoke API key" }).click();
  await question.getByText("Does not match “Data warehouse”").waitFor();
  expect(await status(key)).toBe(200);
  await question.getByRole("textbox").fill("Data warehouse");
  await question.getByRole("button", { name: "Revoke API key" }).click();
  // While the dialog is open no row behind it has a role.
  await question.waitFor({ state: "detached" });
  await page.getByRole("row", { name: /Data warehouse/ }).waitFor({ state: "detached" });
  expect(await status(key)).toBe(401);
});

soakTest(
  "a key is called otherwise, and a customized privilege is among those that can be given",
  async () => {
    await addPrivilege(platform().database.db, "reporting", ["account.read", "calls.read"]);
    await platform().api("POST /api-keys", {
      token: (await platform().signIn("admin@demo.example")).accessToken,
      json: { name: "Old name", privilege: "reporting" },
    });
    const page = await visit("/account/api-keys");
    await page.getByRole("button", { name: "Rename “Old name”" }).click();
    const form = page.getByRole("dialog", { name: "Rename “Old name”" });
    await form.getByLabel("Name").fill("New name");
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("rowheader", { name: "New name" }).waitFor();
    await page.getByRole("button", { name: "New API key" }).click();
    await page.getByRole("combobox", { name: "Privilege" }).click();
    await page.getByRole("option", { name: "reporting" }).waitFor();
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(5);
  },
);

soakTest("asks for the password again before creating a key, in case the screen was left open", async () => {
  const page = await visit("/account/api-keys");
  await platform().database.db.updateTable("sessions").set({ proved_at: 0 }).execute();
  await page.getByRole("button", { name: "New API key" }).click();
  const form = page.getByRole("dialog", { name: "New API key" });
  await form.getByLabel("Name").fill("Found");
  await form.getByRole("combobox", { name: "Privilege" }).click();
  await page.getByRole("option", { name: "Supervisor" }).click();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  const proof = page.getByRole("dialog", { name: "Confirm your identity" });
  await proof.getByLabel("Password", { exact: true }).fill("wrong");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await proof.getByText("Wrong password. Try again.").waitFor();
  await expect
    .poll(() =>
      platform().database.db.selectFrom("api_keys").select("id").where("name", "=", "Found").execute(),
    )
    .toEqual([]);
});

soakTest(
  "has no accessibility faults in the list and the key dialog in both themes, and fits the narrowest screen",
  async () => {
    await platform().api("POST /api-keys", {
      token: (await platform().signIn("admin@demo.example")).accessToken,
      json: { name: "A system with a name that is long enough to be cut off", privilege: "supervisor" },
    });
    const page = await visit("/account/api-keys");
    await page.getByRole("table").waitFor();
    expect(await violations(page)).toEqual([]);
    const narrow = await visit("/account/api-keys", { viewport: { width: 320, height: 700 } });
    await narrow.getByText("A system with a name").waitFor();
    await expect.poll(() => tooWide(narrow)).toBeLessThanOrEqual(0);
  },
);
