import { expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { both, conflict, draftNote, drafts, leaveAnyway, signInColleague } from "./support/two-people.ts";

const { enter, platform } = consoleInBrowser();

/** A file that is whole. */
async function upload(name: string): Promise<string> {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const { body } = await platform().api("POST /uploads", { token, json: { name, size: 3 } });
  const id = textOf(body["_id"]);
  await platform().api(`PUT /uploads/${id}/content`, {
    token,
    raw: "abc",
    query: "offset=0",
    headers: { "content-type": "application/octet-stream" },
  });
  return id;
}

const apiKey = async (name: string): Promise<string> =>
  textOf(
    (await (await signInColleague(platform())).make("/api-keys", { name, privilege: "supervisor" }))[
      "apiKey"
    ]?.["_id"],
  );

const KINDS = [
  {
    page: "/account/uploads",
    list: "/uploads",
    make: upload,
    before: "before.csv",
    mine: "mine.csv",
    theirs: "theirs.csv",
  },
  {
    page: "/account/api-keys",
    list: "/api-keys",
    make: apiKey,
    before: "Before",
    mine: "Warehouse",
    theirs: "Ledger",
  },
] as const;

test.each(KINDS)(
  "keeps a name changed on $page through a reload, beside a colleague's",
  async ({ page: path, list, make, before, mine, theirs }) => {
    const { accessToken: token } = await platform().signIn("admin@demo.example");
    const id = await make(before);
    const named = async () =>
      (await platform().api(`GET ${list}`, { token, query: `_id=${id}` })).body["data"]?.[0]?.["name"];
    const page = await enter(path);
    leaveAnyway(page);
    const form = page.getByRole("dialog", { name: `Rename “${before}”` });
    const open = () => page.getByRole("button", { name: `Rename “${before}”` }).click();
    await open();
    await form.getByLabel("Name").fill(mine);
    await page.reload();
    await open();
    await draftNote(page).waitFor();
    expect(await form.getByLabel("Name").inputValue()).toBe(mine);
    expect(
      (
        await platform().api(`PATCH ${list}/${id}`, {
          token,
          json: { name: theirs },
          headers: { "if-match": '"1"' },
        })
      ).status,
    ).toBe(200);
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await both(page, "Name").getByText(theirs).waitFor();
    await both(page, "Name").getByText(mine).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await named()).toBe(theirs);
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await conflict(page).waitFor({ state: "detached" });
    await expect.poll(named).toBe(mine);
    await expect.poll(() => drafts(page)).toBe("[]");
  },
);

test.each(KINDS)(
  "asks before the dialog on $page is closed, and leaves no draft behind",
  async ({ page: path, make, before, mine }) => {
    await make(before);
    const page = await enter(path);
    const open = () =>
      page
        .getByRole("button", { name: `Rename “${before}”` })
        .first()
        .click();
    const form = page.getByRole("dialog", { name: `Rename “${before}”` });
    await open();
    await form.getByLabel("Name").fill(mine);
    await expect.poll(() => drafts(page)).toContain(mine);
    await page.keyboard.press("Escape");
    await page
      .getByRole("dialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Leave" })
      .click();
    await form.waitFor({ state: "detached" });
    expect(await drafts(page)).toBe("[]");
  },
);

test("restores a new API key's draft after a reload, and never includes the created key", async () => {
  const page = await enter("/account/api-keys");
  leaveAnyway(page);
  const form = page.getByRole("dialog", { name: "New API key" });
  const open = () => page.getByRole("button", { name: "New API key" }).click();
  await open();
  await form.getByLabel("Name").fill("Data warehouse");
  await page.reload();
  await open();
  await draftNote(page).waitFor();
  expect(await form.getByLabel("Name").inputValue()).toBe("Data warehouse");
  await form.getByRole("combobox", { name: "Privilege" }).click();
  await page.getByRole("option", { name: "Supervisor" }).click();
  await form.getByRole("button", { name: "Create", exact: true }).click();
  const made = page.getByRole("dialog", { name: "API key “Data warehouse”" });
  expect(await made.locator("code").innerText()).toMatch(/^sk_/);
  expect(await drafts(page)).toBe("[]");
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain("sk_");
});
