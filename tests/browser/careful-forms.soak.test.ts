import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { both, conflict, draftNote, drafts, leaveAnyway, signInColleague } from "./support/two-people.ts";

const { enter, platform, visit } = consoleInBrowser();

test("shows both versions of a changed branch side by side, with segment names, and saves the choice", async () => {
  const { make, edit, read } = await signInColleague(platform());
  const [enquiries, premium] = ["65a0f0020000000000000001", "65a0f0020000000000000008"];
  const { _id: id } = await make("/branches", { label: "Bilbao", name: "bilbao", segments: [] });
  const page = await visit("/branches", { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "Edit branch “Bilbao”" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Branch" }).fill("Bilbao mine");
  await form.getByRole("combobox", { name: "Segments" }).fill("Premium");
  await page.getByRole("option", { name: "Premium clients" }).click();
  await page.keyboard.press("Escape");
  await edit(`/branches/${id}`, { label: "Bilbao theirs", segments: [enquiries], address: "Gran Vía 1" });
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await both(page, "Segments").getByText("Premium clients").waitFor();
  await both(page, "Segments").getByText("General enquiries").waitFor();
  await conflict(page).getByText("Updated from the other version: Address").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await both(page, "Branch").getByRole("radio", { name: "Theirs" }).check();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.waitFor({ state: "detached" });
  expect(await read(`/branches/${id}`)).toMatchObject({
    label: "Bilbao theirs",
    address: "Gran Vía 1",
    segments: [{ _id: premium }],
  });
});

test("resolves a conflict over a user on the page itself, and continues there", async () => {
  const { make, edit, read } = await signInColleague(platform());
  const { _id: id } = await make("/users", {
    firstname: "Ida",
    lastname: "Before",
    email: "ida@demo.example",
    privilege: "agent",
  });
  const page = await enter(`/users/${id}`);
  await page.getByLabel("Last name").fill("Mine");
  await edit(`/users/${id}`, { lastname: "Olsen", firstname: "Idun" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await both(page, "Last name").getByText("Olsen").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Idun");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await conflict(page).waitFor({ state: "detached" });
  await expect.poll(() => read(`/users/${id}`)).toMatchObject({ firstname: "Idun", lastname: "Mine" });
  await expect.poll(() => drafts(page)).toBe("[]");
  await page.getByLabel("Last name").fill("Again");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => read(`/users/${id}`)).toMatchObject({ lastname: "Again" });
});

test("keeps a new user's draft without the password through a reload, and drops it with the drawer", async () => {
  const page = await enter("/users");
  leaveAnyway(page);
  await page.getByRole("button", { name: "New user" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Last name").fill("Quist");
  await form.getByText("Set a password now").click();
  await form.getByLabel("Password", { exact: true }).fill("Very-Secret-2026");
  await page.reload();
  await page.getByRole("button", { name: "New user" }).click();
  await draftNote(page).waitFor();
  expect(await form.getByLabel("Last name").inputValue()).toBe("Quist");
  expect(await drafts(page)).not.toContain("Very-Secret-2026");
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await form.waitFor({ state: "detached" });
  expect(await drafts(page)).toBe("[]");
});

test("restores a webhook draft without header values after a reload, and compares it with later changes", async () => {
  const { make, edit, read } = await signInColleague(platform());
  const { _id: id } = await make("/webhooks", {
    name: "Warehouse",
    url: "https://crm.example/hook",
    events: ["queue-created"],
  });
  const page = await enter(`/webhooks/editor/${id}`);
  leaveAnyway(page);
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await page.getByRole("button", { name: "Add header" }).click();
  await page
    .getByRole("group", { name: "Header 1" })
    .getByRole("textbox", { name: "Value" })
    .fill("Bearer of-the-house");
  await page.reload();
  await draftNote(page).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Mine");
  expect(await drafts(page)).not.toContain("of-the-house");
  await edit(`/webhooks/${id}`, { name: "Theirs", verifySsl: false });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await both(page, "Name").getByRole("radio", { name: "Theirs" }).check();
  await conflict(page)
    .getByText(/^Updated from the other version: /)
    .waitFor();
  await page.getByRole("button", { name: "Discard" }).last().click();
  await conflict(page).waitFor({ state: "detached" });
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Theirs");
  expect(await drafts(page)).toBe("[]");
  await page.getByLabel("Name", { exact: true }).fill("Ours");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => read(`/webhooks/${id}`)).toMatchObject({ name: "Ours", verifySsl: false });
});

test.each([
  {
    page: "/account/ip-restrictions",
    opener: "Edit IP restriction 192.0.2.0/24",
    list: "/security/ip-restrictions",
    made: { range: "192.0.2.0/24", users: ["65a0f0030000000000000001"], description: "before" },
    field: "Description",
    member: "description",
  },
  {
    page: "/webhooks/secrets",
    opener: "Edit secret “before”",
    list: "/secrets",
    made: { name: "before" },
    field: "Name",
    member: "name",
  },
  {
    page: "/account/administrators/privileges",
    opener: "Edit “Before”",
    list: "/privileges",
    made: { name: "before", label: "Before", level: 3, permissions: ["account.read"] },
    field: "Name",
    member: "label",
  },
])(
  "of $list too both are shown what the other changed",
  async ({ page: path, opener, list, made, field, member }) => {
    const { make, edit, read } = await signInColleague(platform());
    const answer = await make(list, made);
    const id = answer["secret"] ? textOf(answer["secret"]["_id"]) : answer._id;
    const page = await enter(path);
    await page.getByRole("button", { name: opener }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: new RegExp(`^${field}`) }).fill("mine");
    await edit(`${list}/${id}`, { [member]: "theirs" });
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await both(page, field).getByText("theirs", { exact: true }).waitFor();
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await form.waitFor({ state: "detached" });
    expect(await read(`${list}/${id}`)).toMatchObject({ [member]: "mine" });
  },
);

test.each([
  [
    "account menu",
    async (page: Page) => {
      await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
      await page.getByRole("button", { name: "Logout" }).click();
    },
  ],
  [
    "command palette",
    async (page: Page) => {
      await page.getByRole("banner").getByText("Search or jump to").click();
      await page.getByRole("combobox").fill("Logout");
      await page.getByRole("option", { name: "Logout" }).click();
    },
  ],
])("deletes drafts when the user signs out in the %s", async (_place, signOut) => {
  // A session of its own: signing out ends it.
  const page = await visit("/login?redirect=%2Ftags", { email: null });
  await typeCredentials(page, "admin@demo.example");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "New tag" }).first().click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("Unsaved");
  await expect.poll(() => drafts(page)).toContain("Unsaved");
  leaveAnyway(page);
  await page.goto("/segments");
  expect(await drafts(page)).toContain("Unsaved");
  await signOut(page);
  await page.waitForURL(/\/login/);
  expect(await drafts(page)).toBe("[]");
});
