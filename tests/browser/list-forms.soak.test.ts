import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { addPerson } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused, typeCredentials } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

async function signInColleague() {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const ask = async (method: string, path: string, body?: object, version?: number) => {
    const answer = await fetch(`${platform().url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && { "Content-Type": "application/json" }),
        ...(version && { "If-Match": `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return (answer.status === 204 ? {} : await answer.json()) as {
      readonly _id: string;
      readonly version: number;
    }; // as the contract has it
  };
  return {
    make: (values: object) => ask("POST", "/tags", values),
    edit: (id: string, values: object, version: number) => ask("PATCH", `/tags/${id}`, values, version),
    remove: (id: string) => ask("DELETE", `/tags/${id}`),
  };
}

beforeEach(() => platform().database.db.deleteFrom("resource_records").execute());

const kept = async () =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .select("data")
      .where("collection", "=", "Tag")
      .execute()
  ).map(({ data }) => data);
const form = (page: Page) => page.getByRole("dialog");
const open = async (page: Page, label: string) => {
  await page.getByRole("button", { name: `Edit tag “${label}”` }).click();
  await form(page).getByLabel("Label").waitFor();
};

test("shows both changes side by side, chooses by keyboard, merges other changes, and saves all", async () => {
  const { make, edit } = await signInColleague();
  const { _id: id } = await make({ label: "Complaint", name: "complaint" });
  const page = await enter("/tags", { viewport: { width: 390, height: 844 } });
  await open(page, "Complaint");
  await form(page).getByLabel("Label").fill("Mine");
  await form(page).getByLabel("Name").fill("mine");
  await edit(id, { label: "Theirs", name: "theirs", description: "theirs alone" }, 1);
  await form(page).getByRole("button", { name: "Save", exact: true }).click();
  const conflict = form(page).getByRole("region", { name: "Conflicting changes" });
  await conflict.waitFor();
  await form(page).getByText("Another user changed this record.").waitFor();
  expect(await conflict.getByRole("group").count()).toBe(2);
  await conflict.getByText("Updated from the other version: Description").waitFor();
  expect(await form(page).getByLabel("Description").inputValue()).toBe("theirs alone");
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);

  // The summary has the focus; the first choice comes next.
  await page.keyboard.press("Tab");
  expect(await focused(page)).toContain("Mine");
  await page.keyboard.press("ArrowLeft");
  expect(await form(page).getByLabel("Label").inputValue()).toBe("Theirs");
  await page.keyboard.press("ArrowRight");
  expect(await form(page).getByLabel("Label").inputValue()).toBe("Mine");
  await conflict.getByRole("group", { name: "Name" }).getByRole("radio", { name: "Theirs" }).check();
  await form(page).getByRole("button", { name: "Save", exact: true }).click();
  await form(page).waitFor({ state: "detached" });
  expect(await kept()).toMatchObject([{ label: "Mine", name: "theirs", description: "theirs alone" }]);
});

test("keeps both changes to different fields when saved again", async () => {
  const { make, edit } = await signInColleague();
  const { _id: id } = await make({ label: "Complaint", name: "complaint" });
  const page = await enter("/tags");
  await open(page, "Complaint");
  await form(page).getByLabel("Label").fill("Mine");
  await edit(id, { description: "theirs" }, 1);
  await form(page).getByRole("button", { name: "Save", exact: true }).click();
  await form(page)
    .getByText("The other user changed different fields. Save again to keep both changes.")
    .waitFor();
  await form(page).getByRole("button", { name: "Save", exact: true }).click();
  await form(page).waitFor({ state: "detached" });
  expect(await kept()).toMatchObject([{ label: "Mine", name: "complaint", description: "theirs" }]);
});

test("keeps the input for a record that a colleague deleted, and can create it again", async () => {
  const { make, remove } = await signInColleague();
  const { _id: id } = await make({ label: "Complaint", name: "complaint" });
  const page = await enter("/tags");
  await open(page, "Complaint");
  await form(page).getByLabel("Label").fill("Mine");
  await remove(id);
  await form(page).getByRole("button", { name: "Save", exact: true }).click();
  await form(page).getByText("Another user deleted this record.").waitFor();
  await form(page).getByRole("button", { name: "Create again" }).click();
  await form(page).waitFor({ state: "detached" });
  expect(await kept()).toMatchObject([{ label: "Mine", name: "complaint" }]);
});

test("keeps the input through a reload and an expired session, and drops it when saved or discarded", async () => {
  const { make } = await signInColleague();
  await make({ label: "Complaint", name: "complaint" });
  const email = "typist@demo.example";
  const user = await addPerson(platform().database.db, email, 1, "admin");
  const page = await enter("/tags", { email });
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, "Complaint");
  await form(page).getByLabel("Description").fill("half a sentence");
  await page.reload();
  await open(page, "Complaint");
  await form(page)
    .getByText(/^Draft from \d\d:\d\d · Discard$/)
    .waitFor();
  expect(await form(page).getByLabel("Description").inputValue()).toBe("half a sentence");
  expect(await violations(page)).toEqual([]);

  await platform().database.db.deleteFrom("sessions").where("user_id", "=", user).execute();
  await page.waitForURL("**/login**");
  await typeCredentials(page, email);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/tags**");
  await open(page, "Complaint");
  expect(await form(page).getByLabel("Description").inputValue()).toBe("half a sentence");
  await form(page).getByRole("button", { name: "Discard" }).click();
  expect(await form(page).getByLabel("Description").inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await form(page).waitFor({ state: "detached" });

  await open(page, "Complaint");
  expect(await form(page).getByText("Draft from").count()).toBe(0);
  await form(page).getByLabel("Description").fill("given up");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave" }).click();
  await open(page, "Complaint");
  expect(await form(page).getByLabel("Description").inputValue()).toBe("");
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("draft"))),
  ).toEqual([]);
});

test("rows are picked and deleted by their keys, and the list of keys names them", async () => {
  const { make } = await signInColleague();
  for (const label of ["Alpha", "Bravo", "Charlie"]) await make({ label, name: label.toLowerCase() });
  const page = await enter("/tags");
  const edit = (label: string) => page.getByRole("button", { name: `Edit tag “${label}”` });
  await edit("Alpha").focus();
  await page.keyboard.press("x");
  await page.getByText("1 of 3 selected").waitFor();
  await edit("Charlie").focus();
  await page.keyboard.press("Shift+X");
  await page.getByText("3 of 3 selected").waitFor();
  await edit("Bravo").focus();
  await page.keyboard.press("x");
  await page.getByText("2 of 3 selected").waitFor();
  await page.keyboard.press("Delete");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear selection" }).click();
  await edit("Bravo").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("dialog", { name: /Bravo/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Clear selection" }).click();
  // A letter in a field is a letter.
  await page.getByRole("searchbox", { name: "Search in tags" }).fill("x");
  await page.getByText("No results").waitFor();
  await page.getByRole("searchbox", { name: "Search in tags" }).fill("");
  await edit("Alpha").focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Select rows from the last selected one").waitFor();
  expect(await violations(page)).toEqual([]);
});
