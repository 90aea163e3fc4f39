import { expect, test } from "vitest";
import { GOOD_PASSWORD } from "../support/people.ts";
import { soakTest } from "../support/soak-test.ts";
import { addPerson } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused, typeCredentials } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();
const NEW_PASSWORD = "violet-tram-93";

soakTest(
  "creates an agent by keyboard alone, reports a taken value at its field, and keeps the input",
  async () => {
    const page = await visit("/users");
    await page.getByRole("button", { name: "New user" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New user" });
    await dialog.getByLabel("First name").focus();
    await page.keyboard.type("Nora");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toBe("Last name");
    await page.keyboard.type("Quist");
    await dialog.getByLabel("Email", { exact: true }).focus();
    await page.keyboard.type("ADMIN@demo.example");
    await dialog.getByRole("switch", { name: "Set a password now" }).focus();
    await page.keyboard.press("Space");
    await dialog.getByLabel("Password", { exact: true }).focus();
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await dialog.getByText("The password must be at least 6 characters.").first().waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(GOOD_PASSWORD);
    await dialog.getByLabel("Repeat password").fill(GOOD_PASSWORD);
    await page.keyboard.press("Enter");
    await dialog.getByText("Another user already has this email.").first().waitFor();
    await expect
      .poll(() => dialog.getByLabel("Email", { exact: true }).getAttribute("aria-invalid"))
      .toBe("true");
    await expect.poll(() => dialog.getByLabel("First name").inputValue()).toBe("Nora");
    await dialog.getByLabel("Email", { exact: true }).fill("nora@demo.example");
    await page.keyboard.press("Enter");
    await page.getByText("Nora Quist created", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("quist");
    await page.getByRole("link", { name: "Nora Quist" }).waitFor();
  },
);

soakTest("a name of eighty letters without a space is read whole where it has to be typed", async () => {
  const id = await addPerson(platform().database.db, "long@demo.example", 5, "agent");
  const name = "W".repeat(80);
  await platform()
    .database.db.updateTable("users")
    .set({ firstname: name, lastname: name })
    .where("id", "=", id)
    .execute();
  const page = await enter(`/users/${id}`);
  await page.getByRole("button", { name: "Delete user" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name} ${name}` });
  await dialog.getByLabel(`Type “${name} ${name}” to confirm`).waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
});

soakTest("keeps a rejected form's corrected input complete, through valid and invalid states", async () => {
  const page = await enter("/users");
  await page.getByRole("button", { name: "New user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("First name").fill("Zoë");
  await dialog.getByLabel("Last name").fill("Quist");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.type("zoe@demo.example");
  await expect.poll(() => dialog.getByLabel("Email", { exact: true }).inputValue()).toBe("zoe@demo.example");
  await expect.poll(() => focused(page)).toBe("Email");
});

soakTest("keeps a new user's draft through a press beside the drawer, and sends it on Ctrl+S", async () => {
  const page = await enter("/users");
  await page.getByRole("button", { name: "New user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByLabel("First name").fill("Ines");
  await page.mouse.click(20, 400);
  await dialog.getByLabel("Last name").fill("Quist");
  expect(await dialog.getByLabel("First name").inputValue()).toBe("Ines");
  await dialog.getByLabel("Email", { exact: true }).fill("ines@demo.example");
  await page.keyboard.press("Control+S");
  await page.getByText("Ines Quist created").first().waitFor();
});

test("a user is changed and saved, and is gone only after their name was typed", async () => {
  const id = await addPerson(platform().database.db, "leaving@demo.example", 5, "agent");
  const page = await visit(`/users/${id}`);
  await page.getByLabel("First name").fill("Going");
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Going leaving" }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
  await page.getByLabel("Last name").fill("Elsewhere");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("leaving");
  await page.getByRole("button", { name: "Delete user" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Going leaving" });
  await dialog.getByLabel("Type “Going leaving” to confirm").fill("Going");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByText("Does not match “Going leaving”").waitFor();
  await expect
    .poll(() => platform().database.db.selectFrom("users").select("id").where("id", "=", id).execute())
    .toHaveLength(1);
  await dialog.getByLabel("Type “Going leaving” to confirm").fill("Going leaving");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.waitForURL(/\/users$/);
  await expect
    .poll(() => platform().database.db.selectFrom("users").select("id").where("id", "=", id).execute())
    .toEqual([]);
});

soakTest(
  "signs users out after they change their own password, explains it, and accepts the new one",
  async () => {
    await addPerson(platform().database.db, "changing@demo.example", 2, "supervisor");
    const page = await enter("/account/profile", { email: "changing@demo.example" });
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Repeat password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/\/login/);
    await page
      .getByText(/Your password was changed, so all sessions have ended|Your session has ended/)
      .waitFor();
    await typeCredentials(page, "changing@demo.example", NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "My Profile" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/account/profile");
  },
);

soakTest(
  "a supervisor sees administrators and the permission table, and no control that would be refused",
  async () => {
    const page = await enter("/account/administrators?tab=permissions", { email: "supervisor@demo.example" });
    await page.getByRole("rowheader", { name: /^Users: edit/ }).waitFor();
    await page.getByRole("searchbox", { name: "Search permissions" }).fill("POST /users");
    await page.getByText("POST /users", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: /^New / }).count()).toBe(0);
    await page.getByRole("link", { name: "Administrators", exact: true }).last().click();
    await page.getByRole("link", { name: "Ada Moreau" }).click();
    await page.getByText("You can view this user, but not edit them.").waitFor();
    expect(await page.getByRole("button", { name: /Delete|Save/ }).count()).toBe(0);
  },
);

soakTest.each([
  "/users",
  "/users/65a0f0030000000000000001",
  "/account/administrators",
  "/account/administrators/privileges",
  "/account/administrators?tab=permissions",
  "/account/profile",
  "/account/business",
])("%s has no faults of accessibility", async (path) => {
  const page = await enter(path);
  await page.locator("main :is(table, form, ul)").first().waitFor();
  expect(await violations(page)).toEqual([]);
});

soakTest("on a phone the hours of a day stay inside the window", async () => {
  const page = await enter("/users/65a0f0030000000000000001", { viewport: { width: 320, height: 800 } });
  await page.getByRole("button", { name: "Add hours on Monday" }).click();
  await page.getByLabel("Monday, to").waitFor();
  await expect.poll(() => tooWide(page)).toBe(0);
  await expect
    .poll(() =>
      page
        .getByLabel("Monday, to")
        .evaluate((field) => field.getBoundingClientRect().right <= window.innerWidth),
    )
    .toBe(true);
});

soakTest("ends a different session from the profile, which has no access afterward", async () => {
  await addPerson(platform().database.db, "elsewhere@demo.example", 2, "supervisor");
  const page = await enter("/account/profile", { email: "elsewhere@demo.example" });
  const other = await platform().signIn("elsewhere@demo.example");
  await page.reload();
  await page.getByRole("button", { name: /^End session in/ }).click();
  await page.getByText("You have no other open sessions.").waitFor();
  await expect.poll(() => focused(page)).toBe("Open sessions");
  expect((await platform().api("GET /auth/check-token", { token: other.accessToken })).status).toBe(401);
});

soakTest(
  "the principal administrator makes a privilege, changes it, and deletes it by its name",
  async () => {
    const page = await enter("/account/administrators/privileges");
    await page.getByRole("button", { name: "New privilege" }).click();
    const made = page.getByRole("dialog", { name: "New privilege" });
    await made.getByLabel("Name", { exact: true }).fill("Night shift");
    await made.getByLabel("Identifier").fill("Night Shift");
    await made.getByRole("button", { name: "Create" }).click();
    await made.getByText("Use lowercase letters and digits, with dashes between words.").first().waitFor();
    await made.getByLabel("Identifier").fill("night-shift");
    await made.getByRole("button", { name: "Create" }).click();
    await page.getByRole("rowheader", { name: /Night shift/ }).waitFor();
    await page.getByRole("button", { name: "Edit “Night shift”" }).click();
    const edited = page.getByRole("dialog", { name: "Edit “Night shift”" });
    await edited.getByLabel("Name", { exact: true }).fill("Late shift");
    await edited.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Delete privilege “Late shift”" }).click();
    const gone = page.getByRole("dialog", { name: "Delete privilege “Late shift”" });
    await gone.getByLabel("Type “Late shift” to confirm").fill("Late shift");
    await gone.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("rowheader", { name: /Late shift/ }).waitFor({ state: "detached" });
    await expect
      .poll(() => platform().database.db.selectFrom("privileges").select("id").execute())
      .toEqual([]);
  },
);
