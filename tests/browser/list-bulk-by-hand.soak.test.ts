import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { agentBody, asking } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { enrolledDevice } from "./support/enrolled-device.ts";

const { enter, open, platform } = consoleInBrowser();
const BRANCH = "65a0f0050000000000000001";
const AISHA = "65a0f0030000000000000001";

let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  admin = asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
});

/** Makes these, in their order; their ids. */
async function make(path: string, bodies: readonly object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const body of bodies) {
    const { body: made } = await admin.post(path, body);
    ids.push(textOf(Object(made["secret"] ?? made["apiKey"] ?? made)._id));
  }
  return ids;
}
const valuesOf = async (path: string, ids: readonly string[], member: string): Promise<unknown[]> =>
  Promise.all(ids.map(async (id) => (await admin.get(`${path}/${id}`)).body[member]));

const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const pickAll = (page: Page) => page.getByRole("checkbox", { name: "Select all rows on this page" }).click();

/** Picks the whole page and wants to change it. */
async function edit(page: Page, list: string): Promise<Locator> {
  await pickAll(page);
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  return page.getByRole("dialog", { name: new RegExp(`^${list}: edit \\d`) });
}

/** Chooses one of those who can be named in a field. */
async function choose(page: Page, form: Locator, field: string, name: string): Promise<void> {
  await form.getByRole("combobox", { name: field }).fill(name);
  await page.getByRole("option", { name }).click();
  await form.getByRole("button", { name: `Remove ${name}` }).waitFor();
  await page.keyboard.press("Escape");
}

const close = (form: Locator) => form.getByRole("button", { name: "Close" }).last().click();

test("disables webhooks, adds events and sets a secret for several together, names one without events, and keeps one changed since", async () => {
  const [secret = ""] = await make("/secrets", [{ name: "warehouse" }]);
  const ids = await make("/webhooks", [
    {
      name: "Billing",
      url: "https://example.com/a",
      events: ["call-created", "user-created"],
      headers: [{ name: "X-Key", value: "kept", secret: true }],
    },
    { name: "Reports", url: "https://example.com/b", events: ["call-created"] },
    { name: "Warehouse", url: "https://example.com/c", events: ["user-created"] },
  ]);
  const page = await enter("/webhooks");
  const form = await edit(page, "Webhooks");
  await form.getByRole("checkbox", { name: "Set “Events”" }).click();
  await form.getByRole("button", { name: "Remove", exact: true }).click();
  await choose(page, form, "Events", "Call answered");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Select at least one event (Reports)").first().waitFor();
  expect(await violations(page)).toEqual([]);

  await form.getByRole("button", { name: "Add", exact: true }).click();
  await form.getByRole("checkbox", { name: "Set “Enabled”" }).click();
  await form.getByRole("switch", { name: /^Enabled/ }).press("Space");
  await form.getByRole("checkbox", { name: "Set “Signing secrets”" }).click();
  await choose(page, form, "Signing secrets", "warehouse");
  await admin.patch(`/webhooks/${ids[2]}`, { method: "PUT" }, 1);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed · 1 refused").waitFor();
  expect(await valuesOf("/webhooks", ids, "events")).toEqual([
    ["call-created", "user-created"],
    ["call-created"],
    ["user-created"],
  ]);
  expect(await valuesOf("/webhooks", ids, "enabled")).toEqual([false, false, true]);
  expect(await valuesOf("/webhooks", ids, "secrets")).toEqual([[secret], [secret], []]);
  expect(await valuesOf("/webhooks", ids, "headers")).toEqual([
    [{ name: "X-Key", value: null, secret: true }],
    [],
    [],
  ]);
});

test("sets a condition for many webhooks, and reports a comparison without a value at its field", async () => {
  const page = await enter("/webhooks");
  const form = await edit(page, "Webhooks");
  await form.getByRole("checkbox", { name: "Set “Conditions”" }).click();
  await form.getByRole("button", { name: "Add condition" }).click();
  await form.getByRole("textbox", { name: "Field" }).fill("data.segment");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Fill in this field").first().waitFor();
  await form.getByRole("textbox", { name: "Value" }).fill("sales");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("3 changed", { exact: true }).waitFor();
  const { data } = (await admin.get("/webhooks")).body as unknown as {
    readonly data: readonly { readonly conditions: unknown }[];
  }; // as the contract says
  expect(data.map(({ conditions }) => conditions)).toEqual(
    Array.from({ length: 3 }, () => [{ member: "data.segment", operator: "is", value: "sales" }]),
  );
});

test("many secrets sign for one more webhook, and nothing asks for their values", async () => {
  const [webhook = ""] = await make("/webhooks", [
    { name: "Archive", url: "https://example.com/d", events: ["call-created"] },
  ]);
  const ids = await make("/secrets", [{ name: "one" }, { name: "two" }]);
  const page = await enter("/webhooks/secrets?q=o");
  await page.getByRole("checkbox", { name: "Select one" }).click();
  await page.getByRole("checkbox", { name: "Select two" }).click();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: "Secrets: edit 2 records" });
  await choose(page, form, "Webhooks", "Archive");
  expect(await form.getByRole("checkbox", { name: /^Set / }).count()).toBe(1);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await valuesOf("/secrets", ids, "webhooks")).toEqual([
    [{ _id: webhook, name: "Archive" }],
    [{ _id: webhook, name: "Archive" }],
  ]);
});

test("names the field that the platform rejects in each record of a bulk edit", async () => {
  const [secret = ""] = await make("/secrets", [{ name: "shortlived" }]);
  await make("/webhooks", [{ name: "Ledger", url: "https://example.com/l", events: ["call-created"] }]);
  const page = await enter("/webhooks");
  await page.getByRole("checkbox", { name: "Select Ledger" }).click();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: "Webhooks: edit 1 record" });
  await form.getByRole("checkbox", { name: "Set “Signing secrets”" }).click();
  await choose(page, form, "Signing secrets", "shortlived");
  expect((await admin.remove(`/secrets/${secret}`)).status).toBe(204);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("1 refused", { exact: true }).waitFor();
  expect(await form.getByRole("listitem").allTextContents()).toEqual([
    expect.stringMatching(/^LedgerSigning secrets: ./),
  ]);
});

test("adds a user to restrictions, but not one who would be locked out", async () => {
  const ids = await make(
    "/security/ip-restrictions",
    ["198.51.100.0/24", "203.0.113.0/24"].map((range) => ({ range, users: [AISHA], description: "Office" })),
  );
  const page = await enter("/account/ip-restrictions");
  const form = await edit(page, "IP restrictions");
  await form.getByRole("checkbox", { name: "Set “Users”" }).click();
  await choose(page, form, "Users", "Ada Moreau");
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 refused", { exact: true }).waitFor();
  await form
    .getByText("This change would lock you out. To confirm it, edit the restriction separately.")
    .first()
    .waitFor();
  await close(form);

  await bar(page).getByRole("button", { name: "Edit…" }).click();
  await form.getByRole("checkbox", { name: "Set “Description”" }).click();
  await form.getByRole("textbox", { name: /^Description/ }).fill("");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await valuesOf("/security/ip-restrictions", ids, "description")).toEqual(["", ""]);
  const users = await valuesOf("/security/ip-restrictions", ids, "users");
  expect(users).toEqual([
    [expect.objectContaining({ _id: AISHA })],
    [expect.objectContaining({ _id: AISHA })],
  ]);
});

test("adds a service to branches and removes their address together", async () => {
  await platform().database.db.deleteFrom("branches").where("id", "<>", BRANCH).execute();
  const [segment = ""] = await make("/segments", [{ name: "Loans abroad" }]);
  const ids = await make("/branches", [
    { label: "East", name: "east", address: "Here 1" },
    { label: "West", name: "west" },
  ]);
  const page = await enter("/branches");
  await page.getByRole("checkbox", { name: "Select East" }).click();
  await page.getByRole("checkbox", { name: "Select West" }).click();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: "Branches: edit 2 records" });
  await form.getByRole("checkbox", { name: "Set “Segments”" }).click();
  await choose(page, form, "Segments", "Loans abroad");
  await form.getByRole("checkbox", { name: "Set “Address”" }).click();
  await form.getByText("2 fields of 2 records").waitFor();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await valuesOf("/branches", ids, "segments")).toEqual([
    [{ _id: segment, name: "Loans abroad" }],
    [{ _id: segment, name: "Loans abroad" }],
  ]);
  expect(await valuesOf("/branches", ids, "address")).toEqual([null, null]);
});

test("unenrolls many POCs after a typed number, and keeps a connected one with the reason", async () => {
  await platform().database.db.deleteFrom("pocs").execute();
  const device = await open("/device");
  await device.getByText("Connected", { exact: true }).waitFor();
  const id = (await device.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? "";
  await admin.post(`/branches/${BRANCH}/pocs`, { pocId: id, label: "Entrance" });
  const { label } = await enrolledDevice(platform, BRANCH);
  const page = await enter(`/branches/${BRANCH}/pocs`);
  await page
    .getByRole("row", { name: /Entrance/ })
    .getByText("Connected", { exact: true })
    .waitFor();
  await pickAll(page);
  expect(await bar(page).getByRole("button", { name: "Edit…" }).count()).toBe(0);
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "POCs: delete 2 records" });
  await question
    .getByText(
      "The device is removed from this branch. It shows a code until it is enrolled again, here or in another branch.",
    )
    .waitFor();
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  await question.getByText("The device is connected and cannot be edited or unrolled.").waitFor();
  await close(question);
  await page.getByRole("row", { name: new RegExp(label) }).waitFor({ state: "detached" });
  expect(await page.getByRole("row", { name: /Entrance/ }).count()).toBe(1);
});

test("a supervisor, who may not change branches, picks no POC", async () => {
  const page = await enter(`/branches/${BRANCH}/pocs`, { email: "supervisor@demo.example" });
  await page.getByRole("row", { name: /Entrance/ }).waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
});

test("revokes keys together, except one that was renamed since", async () => {
  const [, renamed = ""] = await make(
    "/api-keys",
    ["Alfa", "Bravo"].map((name) => ({ name, privilege: "agent" })),
  );
  const page = await enter("/account/api-keys");
  await page.getByRole("checkbox", { name: "Select Alfa" }).click();
  await page.getByRole("checkbox", { name: "Select Bravo" }).click();
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  await admin.patch(`/api-keys/${renamed}`, { name: "Bravo of the shop" }, 1);
  const question = page.getByRole("dialog", { name: "API keys: delete 2 records" });
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  expect((await admin.get(`/api-keys/${renamed}`)).status).toBe(200);
});

test("adds a permission to privileges together, and keeps one in use when many are deleted", async () => {
  const ids = await make("/privileges", [
    { name: "desk", label: "Desk", level: 5, permissions: ["account.read"] },
    { name: "shop", label: "Shop", level: 5, permissions: ["account.read"] },
  ]);
  await make("/users", [agentBody({ privilege: "desk" })]);
  const page = await enter("/account/administrators/privileges");
  await pickAll(page);
  await bar(page).getByText("2 of 2 selected").waitFor();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  const form = page.getByRole("dialog", { name: "Privileges: edit 2 records" });
  await choose(page, form, "Permissions", "Segments: view");
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await valuesOf("/privileges", ids, "permissions")).toEqual([
    ["account.read", "segments.read"],
    ["account.read", "segments.read"],
  ]);
  await close(form);

  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Privileges: delete 2 records" });
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  await question.getByText("Users have this privilege. Assign them another one first.").waitFor();
  await close(question);
  await bar(page).getByText("1 of 1 selected").waitFor();
});
