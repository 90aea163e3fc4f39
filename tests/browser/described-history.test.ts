import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const drawer = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const placeOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const kept = async (id: string): Promise<unknown> =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .where("id", "=", id)
      .select("data")
      .executeTakeFirstOrThrow()
  ).data;

/** Three tags, of which the first was changed twice. */
let alpha = "";
let beta = "";
let as: { readonly token: string };
beforeAll(async () => {
  as = { token: (await platform().signIn("admin@demo.example")).accessToken };
  const make = async (label: string) =>
    textOf(
      (await platform().api("POST /tags", { ...as, json: { label, name: label.toLowerCase() } })).body._id,
    );
  alpha = await make("Alpha");
  beta = await make("Beta");
  await make("Gamma");
  for (const [at, description] of ["Somebody called", "Somebody wrote"].entries())
    await platform().api(`PATCH /tags/${alpha}`, {
      ...as,
      json: { description },
      headers: { "if-match": `"${at + 1}"` },
    });
});

test("opens a record at its own address with adjacent records one key away, and returns to the unchanged list", async () => {
  const page = await visit("/tags?q=a");
  await page.getByRole("link", { name: "Alpha" }).click();
  await drawer(page, "Alpha").getByText("Somebody wrote").waitFor();
  expect(placeOf(page)).toBe(`/tags/${alpha}?q=a`);
  expect(await page.title()).toContain("Alpha");
  expect(await violationsInSoak(page)).toEqual([]);

  await drawer(page, "Alpha").getByText("1 of 3").waitFor();
  await page.keyboard.press("j");
  await drawer(page, "Beta").waitFor();
  await drawer(page, "Beta").getByRole("button", { name: "Next" }).click();
  await drawer(page, "Gamma").getByText("3 of 3").waitFor();
  await page.keyboard.press("k");
  await drawer(page, "Beta").waitFor();
  await page.keyboard.press("Escape");
  await drawer(page, "Beta").waitFor({ state: "detached" });
  expect(placeOf(page)).toBe("/tags?q=a");
  await expect.poll(() => focused(page)).toBe("Beta");

  await page.keyboard.press("Enter");
  await drawer(page, "Beta").waitFor();
  await page.keyboard.press("j");
  await drawer(page, "Gamma").waitFor();
  await page.goBack();
  await drawer(page, "Gamma").waitFor({ state: "detached" });
  expect(placeOf(page)).toBe("/tags?q=a");
});

soakTest("shows who changed which values and when, and restores a revision as a new change", async () => {
  const page = await enter(`/tags/${alpha}`);
  await page.getByRole("heading", { name: "Alpha", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Changes" }).click();
  await page.getByText("Changed by Ada Moreau").first().waitFor();
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  const texts = await moments.allInnerTexts();
  expect(texts.map((text) => text.split("\n")[0])).toEqual([
    "Changed by Ada Moreau",
    "Changed by Ada Moreau",
    "Created by Ada Moreau",
  ]);
  expect(texts[0]).toMatch(/Description\s+Somebody called → Somebody wrote/);
  expect(texts[1]).toMatch(/Description\s+empty → Somebody called/);
  expect(await violations(page)).toEqual([]);

  await moments.nth(1).getByText("View this version").click();
  await moments.nth(1).getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => moments.count()).toBe(4);
  expect(await kept(alpha)).toMatchObject({ label: "Alpha", description: "Somebody called" });
  // What was empty is emptied again.
  await moments.last().getByText("View this version").click();
  await moments.last().getByRole("button", { name: "Restore this version" }).click();
  await expect.poll(() => moments.count()).toBe(5);
  expect(await kept(alpha)).toMatchObject({ label: "Alpha", description: "" });
  // The current state cannot be restored.
  await moments.first().getByText("View this version").click();
  expect(await moments.first().getByRole("button").count()).toBe(0);
});

soakTest("does not restore a revision over a colleague's newer change, and gives the reason", async () => {
  const page = await enter(`/tags/${beta}/history`);
  await platform().api(`PATCH /tags/${beta}`, {
    ...as,
    json: { description: "One" },
    headers: { "if-match": '"1"' },
  });
  await page.reload();
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  await moments.last().getByText("View this version").click();
  await platform().api(`PATCH /tags/${beta}`, {
    ...as,
    json: { description: "Two" },
    headers: { "if-match": '"2"' },
  });
  await moments.last().getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("alert").getByText("Another user changed this record").waitFor();
  await expect.poll(() => moments.count()).toBe(3);
  expect(await kept(beta)).toMatchObject({ description: "Two" });
});

soakTest("does not restore a revision with deleted users, and names them", async () => {
  const contact = async (json: object) =>
    textOf((await platform().api("POST /contacts", { ...as, json })).body._id);
  const company = await contact({ type: "company", company: "Ferrer & Sons" });
  const person = await contact({ firstname: "Núria", employer: company });
  await platform().api(`PATCH /contacts/${person}`, {
    ...as,
    json: { employer: null },
    headers: { "if-match": '"1"' },
  });
  await platform().api(`DELETE /contacts/${company}`, as);
  const page = await enter(`/contacts/${person}/history`);
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  expect(await moments.first().locator("del").innerText()).toBe("Ferrer & Sons");
  await moments.last().getByText("View this version").click();
  await moments.last().getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("alert").getByText("This version refers to deleted records").waitFor();
  expect(await page.getByRole("alert").innerText()).toContain("(Ferrer & Sons)");
});

soakTest(
  "edits and deletes a record in place, and shows its final state at its address afterward",
  async () => {
    const page = await enter("/tags");
    await page.getByRole("link", { name: "Gamma" }).click();
    const gamma = placeOf(page);
    await drawer(page, "Gamma").getByRole("button", { name: "Edit" }).click();
    const form = drawer(page, "Edit tag “Gamma”");
    await form.getByLabel("Label").fill("Gamma more");
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await drawer(page, "Gamma more").getByRole("button", { name: "Delete" }).click();
    const question = drawer(page, "Delete tag “Gamma more”").or(page.getByRole("alertdialog"));
    await question.getByRole("textbox").fill("Gamma more");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => placeOf(page)).toBe("/tags");
    await page.getByRole("link", { name: "Beta" }).waitFor();
    expect(await page.getByRole("link", { name: "Gamma more" }).count()).toBe(0);

    await page.goto(new URL(gamma, page.url()).href);
    await page.getByRole("heading", { name: "Gamma more", level: 1 }).waitFor();
    await page.getByText("Deleted by Ada Moreau on").waitFor();
    await page.getByRole("link", { name: "Changes" }).click();
    await page.getByText("Deleted by Ada Moreau").waitFor();
    expect(await page.getByRole("button", { name: /Restore|Edit|Delete/ }).count()).toBe(0);

    // What was deleted is made again with all that it held.
    await page.getByRole("link", { name: "Details" }).click();
    await page.getByRole("button", { name: "Create again" }).click();
    await page.getByRole("button", { name: "Edit" }).waitFor();
    expect(placeOf(page)).not.toBe(gamma);
    expect(await kept(placeOf(page).slice("/tags/".length))).toMatchObject({
      label: "Gamma more",
      name: "gamma",
    });
  },
);

soakTest("offers no editing with read-only access, and reports an unknown address", async () => {
  const page = await enter(`/tags/${alpha}/history`, { email: "supervisor@demo.example" });
  await page.getByText("Created by Ada Moreau").waitFor();
  await page.getByText("View this version").last().click();
  expect(await page.getByRole("button", { name: /Restore|Edit|Delete/ }).count()).toBe(0);
  await page.goto(new URL("/tags/000000000000000000000000", page.url()).href);
  await page.getByRole("heading", { name: "Record not found" }).waitFor();
  await page.goto(new URL("/tags/000000000000000000000000/history", page.url()).href);
  await page.getByText("No changes found for this record.").waitFor();
});

soakTest("fits the record and its history to a phone in the longest language", async () => {
  const page = await enter("/tags", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("link", { name: "Alpha" }).click();
  await drawer(page, "Alpha").getByText("Ada Moreau").waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.getByRole("link", { name: "Modifications" }).click();
  await page.getByText("Création par Ada Moreau").waitFor();
  await page.getByText("Voir cette version").first().click();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.reload();
  await page.getByText("Création par Ada Moreau").waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
