import { expect, test } from "vitest";
import { addPerson } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, enter } = consoleInBrowser();

/** Somebody of their own for each test, on their profile. */
async function profileOf(name: string) {
  const email = `${name}@demo.example`;
  const id = await addPerson(platform().database.db, email, 2, "supervisor");
  const page = await enter("/account/profile", { email });
  await page.getByLabel("First name").waitFor();
  const read = () => platform().database.db.selectFrom("users").select(["firstname", "email", "lang"]).where("id", "=", id).executeTakeFirstOrThrow();
  const save = async () => {
    await page.getByRole("button", { name: /^(Save|Enregistrer)$/ }).click();
  };
  return { page, email, read, save };
}

test("an e-mail that another user has is refused at its field, and nothing else that was typed is lost", async () => {
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
});

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
