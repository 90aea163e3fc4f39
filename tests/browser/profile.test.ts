import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { addPerson } from "../support/test-accounts.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { both, conflict, draftNote, drafts, leaveAnyway, signInColleague } from "./support/two-people.ts";

const { enter, platform, visit } = consoleInBrowser();

/** Opens the profile of a new user for each test. */
async function profileOf(name: string) {
  const email = `${name}@demo.example`;
  const id = await addPerson(platform().database.db, email, 2, "supervisor");
  const page = await visit("/account/profile", { email });
  await page.getByLabel("First name").waitFor();
  const read = () =>
    platform()
      .database.db.selectFrom("users")
      .select(["firstname", "email", "lang"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const save = async () => {
    await page.getByRole("button", { name: /^(Save|Enregistrer)$/ }).click();
  };
  return { page, email, read, save };
}

soakTest("rejects another user's email at its field, and keeps the other input", async () => {
  const { page, email, read, save } = await profileOf("taken");
  await page.getByLabel("First name").fill("Tamar");
  await page.getByLabel("Email", { exact: true }).fill("ADMIN@demo.example");
  await save();
  await page.getByRole("alert").getByText("Another user already has this email.").waitFor();
  expect(await page.getByLabel("Email", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("ADMIN@demo.example");
  expect(await read()).toEqual({ firstname: "Test", email, lang: null });
  await page.getByLabel("Email", { exact: true }).fill("tamar@demo.example");
  await save();
  await page.getByText("Profile saved", { exact: true }).waitFor();
  expect(await read()).toEqual({ firstname: "Tamar", email: "tamar@demo.example", lang: null });
  await page.getByRole("button", { name: "Account: Tamar taken" }).waitFor();
});

test("applies a saved language immediately, after a reload, and in a different browser", async () => {
  const { page, email, read, save } = await profileOf("speaker");
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Français" }).click();
  // Nothing changes before it is saved.
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await save();
  await page.getByRole("heading", { name: "Mon profil" }).waitFor();
  expect((await read()).lang).toBe("fr");
  await page.reload();
  await page.getByRole("heading", { name: "Mon profil" }).waitFor();
  const elsewhere = await enter("/account/profile", { email });
  await elsewhere.getByRole("heading", { name: "Mon profil" }).waitFor();
  expect(await elsewhere.locator("html").getAttribute("lang")).toBe("fr");
});

soakTest(
  "keeps a profile draft without the password through an expired session, and compares it with an administrator's change",
  async () => {
    const { edit, read } = await signInColleague(platform());
    const email = "reviewing@demo.example";
    const id = await addPerson(platform().database.db, email, 3, "recording-reviewer");
    const page = await enter("/account/profile", { email });
    await page.getByLabel("Last name").fill("Quist");
    await page.getByLabel("New password").fill("Very-Secret-2026");
    await page.getByLabel("Repeat password").fill("Very-Secret-2026");
    await expect.poll(() => drafts(page)).toContain("Quist");
    expect(await drafts(page)).not.toContain("Very-Secret-2026");
    leaveAnyway(page);
    await platform().database.db.deleteFrom("sessions").where("user_id", "=", id).execute();
    // A user who receives changes is notified live that the session is over.
    await page.waitForURL("**/login**");
    await typeCredentials(page, email);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account/profile");
    await draftNote(page).waitFor();
    expect(await page.getByLabel("Last name").inputValue()).toBe("Quist");
    expect(await page.getByLabel("New password").inputValue()).toBe("");
    await edit(`/users/${id}`, { lastname: "Olsen", firstname: "Idun" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await both(page, "Last name").getByText("Olsen").waitFor();
    await conflict(page).getByText("Updated from the other version: First name").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await conflict(page).waitFor({ state: "detached" });
    await expect.poll(() => read(`/users/${id}`)).toMatchObject({ firstname: "Idun", lastname: "Quist" });
    await expect.poll(() => drafts(page)).toBe("[]");
  },
);
