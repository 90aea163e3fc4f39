import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { addPerson } from "../support/test-accounts.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { both, conflict, draftNote, drafts, leaveAnyway, somebody } from "./support/two-people.ts";

const { enter, platform, visit } = consoleInBrowser();

/** Somebody of their own for each test, on their profile. */
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

soakTest(
  "an e-mail that another user has is refused at its field, and nothing else that was typed is lost",
  async () => {
    const { page, email, read, save } = await profileOf("taken");
    await page.getByLabel("First name").fill("Tamar");
    await page.getByLabel("E-mail").fill("ADMIN@demo.example");
    await save();
    await page.getByRole("alert").getByText("This e-mail is used by another user.").waitFor();
    expect(await page.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("E-mail").inputValue()).toBe("ADMIN@demo.example");
    expect(await read()).toEqual({ firstname: "Test", email, lang: null });
    await page.getByLabel("E-mail").fill("tamar@demo.example");
    await save();
    await page.getByText("Your profile was saved", { exact: true }).waitFor();
    expect(await read()).toEqual({ firstname: "Tamar", email: "tamar@demo.example", lang: null });
    await page.getByRole("button", { name: "Account: Tamar taken" }).waitFor();
  },
);

test("a saved language is that of the console at once, after a reload, and in another browser", async () => {
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
  "what somebody typed into their profile outlives their session, the password excepted, and meets what an administrator changed",
  async () => {
    const { edit, read } = await somebody(platform());
    const email = "reviewing@demo.example";
    const id = await addPerson(platform().database.db, email, 3, "recording-reviewer");
    const page = await enter("/account/profile", { email });
    await page.getByLabel("Last name").fill("Quist");
    await page.getByLabel("New password").fill("Very-Secret-2026");
    await page.getByLabel("Repeat the password").fill("Very-Secret-2026");
    await expect.poll(() => drafts(page)).toContain("Quist");
    expect(await drafts(page)).not.toContain("Very-Secret-2026");
    leaveAnyway(page);
    await platform().database.db.deleteFrom("sessions").where("user_id", "=", id).execute();
    // Whoever may hear of changes is told live that the session is over.
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
