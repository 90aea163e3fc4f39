import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const views = (page: Page) => page.getByRole("navigation", { name: "Views" });
const tab = (page: Page, name: string) => views(page).getByRole("link", { name });
const current = (page: Page) =>
  views(page)
    .locator("[aria-current=page]")
    .evaluate((link) => link.firstChild?.textContent);
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const more = async (page: Page, view: string, entry: string) => {
  await page.getByRole("button", { name: `Actions for view “${view}”` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};
const at = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const kept = () =>
  platform()
    .database.db.selectFrom("saved_views")
    .select(["name", "query", "shared"])
    .orderBy("place")
    .execute();

async function save(page: Page, name: string, shared = false): Promise<void> {
  await page.getByRole("button", { name: "Save this view" }).click();
  const form = dialog(page, "Save this view");
  await form.getByLabel("Name").fill(name);
  if (shared) await form.getByRole("switch").press("Space");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.waitFor({ state: "detached" });
}

test("saves a view under a name, changes, keeps, renames and deletes it", async () => {
  const page = await visit("/segments?is.visibility=visible&sort=-name&size=25&cols=name,type,users");
  await tab(page, "All").waitFor();
  await page.getByRole("button", { name: "Save this view" }).click();
  const form = dialog(page, "Save this view");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Enter a name for the view").first().waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await save(page, "By name");
  await tab(page, "By name").waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?view=[0-9a-f]{24}$/);
  expect(await current(page)).toBe("By name");
  expect(await kept()).toEqual([
    {
      name: "By name",
      query: "is.visibility=visible&sort=-name&cols=name,type,users&size=25",
      shared: false,
    },
  ]);
  expect(await violationsInSoak(page)).toEqual([]);

  await tab(page, "All").click();
  await expect.poll(() => page.getByRole("columnheader", { name: "Type" }).count()).toBe(0);
  await tab(page, "By name").click();
  await page.getByRole("columnheader", { name: "Type" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
  expect(await page.getByText("Changed", { exact: true }).count()).toBe(0);

  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await page.getByText("Changed", { exact: true }).waitFor();
  await expect.poll(() => page.url()).toContain("is.visibility=");
  await page.getByRole("button", { name: "Discard changes", exact: true }).click();
  await page.getByText("Changed", { exact: true }).waitFor({ state: "detached" });
  await page.getByText(/Visibility is/).waitFor();

  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Changed", { exact: true }).waitFor({ state: "detached" });
  await expect.poll(async () => (await kept())[0]?.query).toBe("sort=-name&cols=name,type,users&size=25");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?view=[0-9a-f]{24}$/);

  await more(page, "By name", "Rename");
  await dialog(page, "Rename view “By name”").getByLabel("Name").fill("Backwards");
  await dialog(page, "Rename view “By name”").getByRole("button", { name: "Save", exact: true }).click();
  await tab(page, "Backwards").waitFor();
  const gone = page.url();
  await more(page, "Backwards", "Delete");
  await dialog(page, "Delete view “Backwards”").getByRole("button", { name: "Delete" }).click();
  await tab(page, "Backwards").waitFor({ state: "detached" });
  expect(await current(page)).toBe("All");
  expect(await kept()).toEqual([]);

  await page.goto(gone);
  await page
    .getByText("The view in this link was deleted or is not shared with you. All records are shown.")
    .waitFor();
  await page.getByRole("table").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

soakTest(
  "shows a shared view as a tab to all users, opens it by link, and protects it from users without permission",
  async () => {
    const page = await enter("/tags?q=x");
    await tab(page, "All").waitFor();
    await save(page, "Ours", true);
    await tab(page, "Ours").waitFor();
    await at(page, "/tags?q=y");
    await tab(page, "Ours").waitFor();
    await save(page, "Mine");
    await tab(page, "Mine").waitFor();
    await more(page, "Mine", "Move left");
    await expect
      .poll(() => views(page).getByRole("link").allInnerTexts())
      .toEqual(["All", "Mine", "Ours"].map((name) => expect.stringMatching(new RegExp(`^${name}`))));
    await tab(page, "Ours").click();
    await expect.poll(() => page.getByRole("searchbox", { name: "Search in tags" }).inputValue()).toBe("x");
    const link = page.url();

    const colleague = await enter(new URL(link).pathname + new URL(link).search, {
      email: "supervisor@demo.example",
    });
    await tab(colleague, "Ours").waitFor();
    expect(await colleague.getByRole("searchbox", { name: "Search in tags" }).inputValue()).toBe("x");
    expect(await tab(colleague, "Mine").count()).toBe(0);
    await colleague.getByRole("button", { name: "Actions for view “Ours”" }).click();
    await colleague.getByRole("menuitem").first().waitFor();
    expect(await colleague.getByRole("menuitem").allInnerTexts()).toEqual(["Save as new view"]);
    await colleague.keyboard.press("Escape");

    await more(page, "Ours", "Stop sharing");
    await expect.poll(async () => (await kept()).find(({ name }) => name === "Ours")?.shared).toBe(false);
    await colleague.goto(link);
    await colleague.getByText("The view in this link was deleted").waitFor();
  },
);

soakTest("opens a shared view of recordings by its address, for reviewers too", async () => {
  const page = await enter("/insights/recordings?is.status=pending");
  await save(page, "Not reviewed", true);
  await tab(page, "Not reviewed").waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?view=[0-9a-f]{24}$/);
  const { pathname, search } = new URL(page.url());
  const reviewer = await enter(pathname + search, { email: "reviewer@demo.example" });
  await reviewer.getByRole("button", { name: /^Status is Pending/ }).waitFor();
  expect(await current(reviewer)).toBe("Not reviewed");
  // All users see it in their menu, also those of the tests below.
  await platform().database.db.deleteFrom("saved_views").where("name", "=", "Not reviewed").execute();
});

soakTest(
  "separates persons and companies by built-in tabs, also with other filters, and on a phone",
  async () => {
    const page = await enter("/contacts");
    await tab(page, "People").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?is.type=person");
    expect(await current(page)).toBe("People");
    await at(page, "/contacts?is.type=company&is.campaignConsent=true");
    await expect.poll(() => current(page)).toBe("Companies");
    await at(page, "/contacts?is.type=company,person");
    await expect.poll(() => current(page)).toBe("All");

    const french = await enter("/contacts", { locale: "fr-FR", viewport: { width: 390, height: 800 } });
    await french.getByRole("link", { name: "Entreprises" }).waitFor();
    expect([await tooWide(french), await violations(french)]).toEqual([0, []]);
  },
);

soakTest(
  "counts the records of each view in its tab, updates the counts on changes, and sends no requests while typing",
  async () => {
    const { accessToken: token } = await platform().signIn("admin@demo.example");
    const make = async (values: object) =>
      expect((await platform().api("POST /contacts", { token, json: values })).status).toBe(200);
    for (const firstname of ["Ada", "Berta"])
      await make({ type: "person", firstname, lastname: "Moreau", email: `${firstname}@shop.example` });
    await make({ type: "company", company: "Shop", email: "all@shop.example" });
    const page = await enter("/contacts");
    const counts = async () =>
      (await views(page).getByRole("link").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
    await expect.poll(counts).toEqual(["All 3", "People 2", "Companies 1"]);
    const asked: string[] = [];
    page.on(
      "request",
      (request) =>
        void (
          /contacts\?.*limit(\]|%5D)?=1(&|$)/.test(request.url()) &&
          request.url().includes("type") &&
          asked.push(request.url())
        ),
    );
    await page.getByRole("searchbox").first().pressSequentially("berta", { delay: 30 });
    await page.getByText("1 to 1 of 1").waitFor();
    expect(await counts()).toEqual(["All 3", "People 2", "Companies 1"]);
    expect(asked).toEqual([]);
    await make({ type: "person", firstname: "Clara", lastname: "Moreau", email: "clara@shop.example" });
    await expect.poll(counts).toEqual(["All 4", "People 3", "Companies 1"]);
  },
);

soakTest("shows views of users beside the user kinds, within each kind", async () => {
  const page = await enter("/users?level=4&sort=-name");
  await save(page, "Backwards");
  await expect.poll(() => current(page)).toBe("Backwards");
  await tab(page, "Agents plus Auditor").waitFor();
  await expect.poll(() => page.getByRole("navigation", { name: /^(Views|Kinds of users)$/ }).count()).toBe(1);
  await views(page)
    .getByRole("link", { name: /^Agents( \d+)?$/ })
    .click();
  await page.getByRole("button", { name: "Save this view" }).waitFor();
  await expect
    .poll(() => page.getByRole("columnheader", { name: /^Name/ }).getAttribute("aria-sort"))
    .toBe("ascending");
  const middles = await Promise.all(
    [tab(page, "Backwards"), page.getByRole("button", { name: "Save this view" })].map((part) =>
      part.evaluate(
        (element) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2,
      ),
    ),
  );
  expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(4);
  await tab(page, "Backwards").click();
  await page.getByText("recorder@demo.example").waitFor();
  await expect
    .poll(() => page.getByRole("columnheader", { name: /^Name/ }).getAttribute("aria-sort"))
    .toBe("descending");
  expect(await violations(page)).toEqual([]);
});

soakTest.each([
  "/webhooks/list",
  "/webhooks/secrets",
  "/webhooks/logs",
  "/account/api-keys",
  "/account/ip-restrictions",
  "/account/uploads",
  "/account/administrators",
  "/users",
  "/insights/submissions",
  "/insights/recordings",
  "/account/utilities",
])("views of %s are kept too", async (path) => {
  const page = await enter(`${path}?q=needle`);
  await save(page, "Needles");
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?view=[0-9a-f]{24}$/);
  await at(page, path);
  await tab(page, "Needles").click();
  await expect.poll(() => page.getByRole("searchbox").first().inputValue()).toBe("needle");
});

soakTest("keeps a view changed by a colleague, and deletes it after a second decision", async () => {
  const page = await enter("/segments?is.visibility=visible");
  await tab(page, "All").waitFor();
  await save(page, "Seen", true);
  await more(page, "Seen", "Delete");
  const question = dialog(page, "Delete view “Seen”");
  await question.waitFor();
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const { _id: id } = await platform()
    .database.db.selectFrom("saved_views")
    .select("id as _id")
    .where("name", "=", "Seen")
    .executeTakeFirstOrThrow();
  expect(
    (
      await platform().api(`PATCH /views/${id}`, {
        token,
        json: { query: "sort=-name" },
        headers: { "if-match": '"1"' },
      })
    ).status,
  ).toBe(200);
  await question.getByRole("button", { name: "Delete" }).click();
  await question
    .getByText("Another user changed this record, so it was not deleted.", { exact: false })
    .waitFor();
  expect((await kept()).map(({ name }) => name)).toContain("Seen");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "detached" });
  await tab(page, "Seen").waitFor({ state: "detached" });
  expect((await kept()).map(({ name }) => name)).not.toContain("Seen");
});

soakTest(
  "leads to saved views from the menu everywhere, marks the shown one, and expands when there are many",
  async () => {
    const page = await enter("/tags?q=x", { email: "supervisor@demo.example" });
    const menu = page.getByRole("navigation", { name: "Main", exact: true });
    await save(page, "With an x");
    await menu.getByRole("link", { name: "With an x" }).waitFor();
    await menu.getByRole("link", { name: "Segments", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Segments" }).waitFor();
    expect(await menu.getByRole("link", { name: "With an x" }).getAttribute("aria-current")).toBeNull();
    await menu.getByRole("link", { name: "With an x" }).click();
    await expect.poll(() => page.getByRole("searchbox", { name: "Search in tags" }).inputValue()).toBe("x");
    expect(await menu.getByRole("link", { name: "With an x" }).getAttribute("aria-current")).toBe("page");

    const { accessToken: token } = await platform().signIn("supervisor@demo.example");
    const names = [2, 3, 4, 5, 6, 7, 8].map((number) => `View ${number}`);
    for (const name of names)
      expect(
        (await platform().api("POST /views", { token, json: { resource: "contacts", name, query: "" } }))
          .status,
      ).toBe(200);
    await page.reload();
    const shown = menu.getByRole("link", { name: /^(View|With)/ });
    await expect.poll(() => shown.count()).toBe(6);
    await menu.getByRole("button", { name: "2 more" }).click();
    expect(await shown.allInnerTexts()).toEqual([...names, "With an x"]);
    expect(await violations(page)).toEqual([]);
    await menu.getByRole("button", { name: "Fewer" }).press("Enter");
    expect(await shown.count()).toBe(6);

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).fill("view 5");
    await page.getByRole("option", { name: "View 5" }).click();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await expect.poll(() => current(page)).toBe("View 5");

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "View 3" }).click();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    expect(await tooWide(page)).toBe(0);
  },
);
