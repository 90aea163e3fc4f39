import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { addPerson, PASSWORD } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();
const RECEIVER = "supervisor@demo.example";

/** The password was shown longer ago than ten minutes, in every session that there is. */
const age = () =>
  platform()
    .database.db.updateTable("sessions")
    .set({ proved_at: Date.now() - 600_000 })
    .execute();
const proofOn = (page: Page) => page.getByRole("dialog", { name: "Confirm your identity" });
async function prove(page: Page): Promise<void> {
  const proof = proofOn(page);
  await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await proof.waitFor({ state: "detached" });
}
const ask = (email: string) =>
  platform().api("POST /auth/password-reset", { json: { email, kind: "reset" } });
const named = (username: string) =>
  platform()
    .database.db.selectFrom("users")
    .select(["privilege", "disabled"])
    .where("username", "=", username)
    .execute();

soakTest("asks users of an organization without a password to sign in again", async () => {
  const { db } = platform().database;
  const email = "provided@demo.example";
  const id = await addPerson(db, email, 1, "admin");
  const page = await enter("/users", { email });
  await age();
  await db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
  await page.reload();
  await page.getByRole("button", { name: "New user" }).click();
  const form = page.getByRole("dialog", { name: "New user" });
  for (const [label, value] of [
    ["First name", "Nora"],
    ["Last name", "Quist"],
    ["Email", "quist@demo.example"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await proofOn(page).getByText("your user has no password").waitFor();
  expect(await proofOn(page).getByLabel("Password", { exact: true }).count()).toBe(0);
  await proofOn(page).getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login**");
});

test("creates a user only after the password is confirmed, with all input kept", async () => {
  const page = await visit("/users");
  await age();
  await page.getByRole("button", { name: "New user" }).click();
  const form = page.getByRole("dialog", { name: "New user" });
  await form.getByLabel("First name").fill("Nora");
  await form.getByLabel("Last name").fill("Quist");
  await form.getByLabel("Email", { exact: true }).fill("nora@demo.example");
  await form.getByLabel("Username").fill("nora.quist");
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await proofOn(page).getByText("This change affects access").waitFor();
  await proofOn(page).getByRole("button", { name: "Cancel" }).click();
  await proofOn(page).waitFor({ state: "detached" });
  expect(await named("nora.quist")).toEqual([]);
  expect(
    await Promise.all(
      ["First name", "Last name", "Username"].map((label) => form.getByLabel(label).inputValue()),
    ),
  ).toEqual(["Nora", "Quist", "nora.quist"]);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await prove(page);
  await page.getByText("Nora Quist created").first().waitFor();
  await form.waitFor({ state: "detached" });
  expect(await named("nora.quist")).toEqual([{ privilege: "agent", disabled: false }]);
});

soakTest(
  "requires it also for another privilege, the recovery settings and own privileges, and saves afterward",
  async () => {
    const id = await addPerson(platform().database.db, "rising@demo.example", 4, "agent-recording");
    await platform().database.db.updateTable("users").set({ disabled: true }).where("id", "=", id).execute();
    const page = await enter(`/users/${id}`);
    const storedUsers = () =>
      platform()
        .database.db.selectFrom("users")
        .select(["privilege", "disabled"])
        .where("id", "=", id)
        .execute();
    const save = async () => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await prove(page);
      await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
    };
    await age();
    await page.getByRole("combobox", { name: "Privilege" }).click();
    await page.getByRole("option", { name: "Supervisor" }).click();
    await save();
    await expect.poll(storedUsers).toEqual([{ privilege: "supervisor", disabled: true }]);
    await age();
    await page.getByRole("switch", { name: "Disabled" }).press("Space");
    await save();
    await expect.poll(storedUsers).toEqual([{ privilege: "supervisor", disabled: false }]);

    await page.goto("/account/administrators/privileges");
    await age();
    await page.getByRole("button", { name: "New privilege" }).click();
    const form = page.getByRole("dialog", { name: "New privilege" });
    await form.getByLabel("Name").fill("Auditor of the night");
    await form.getByLabel("Identifier").fill("night-auditor");
    await form.getByRole("button", { name: "Create", exact: true }).click();
    await prove(page);
    await page.getByText("Auditor of the night").first().waitFor();
  },
);

soakTest(
  "the PIN and the link of a mail are hidden until the password is shown, and the keys go on from there",
  async () => {
    await ask(RECEIVER);
    const page = await enter("/account/utilities");
    await age();
    await page.getByRole("link", { name: RECEIVER }).click();
    const mail = page.getByRole("dialog", { name: "Reset your Switchboard password" });
    await mail.getByText("Enter your password to see the PIN and the link.").waitFor();
    expect(await mail.innerText()).not.toMatch(/\d{8}|\d{4} \d{4}|forgot#/);
    expect(await violations(page)).toEqual([]);
    await mail.getByRole("button", { name: "Show PIN and link" }).press("Enter");
    await prove(page);
    await mail.getByText(/^\d{8}$/).waitFor();
    await mail
      .getByText(/\/password\/forgot#/)
      .first()
      .waitFor();
    await mail.getByText("Enter your password to see the PIN and the link.").waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Copy PIN");
    await mail.getByRole("button", { name: "Close" }).click();
    await age();
    await page.getByRole("link", { name: RECEIVER }).click();
    await mail.getByText("Enter your password to see the PIN and the link.").waitFor();
    expect(await mail.innerText()).not.toMatch(/\d{8}|forgot#/);
  },
);

soakTest("the hidden ones fit the narrowest screen in the longest language", async () => {
  await ask("recorder@demo.example");
  const page = await enter("/account/utilities", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await age();
  await page.getByRole("link", { name: "recorder@demo.example" }).click();
  await page.getByRole("button", { name: "Afficher le code PIN et le lien" }).waitFor();
  await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
  const sticksOut = () =>
    page
      .getByRole("dialog")
      .evaluate((drawer) =>
        [...drawer.querySelectorAll("*")]
          .filter((part) => part.getBoundingClientRect().right > innerWidth)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      );
  await expect.poll(sticksOut).toEqual([]);
});
