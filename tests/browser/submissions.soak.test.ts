import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { seedSubmissions } from "../support/sample-submissions.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { seekOption } from "./support/seek-option.ts";

const { enter, platform, visit } = consoleInBrowser();
beforeAll(() => seedSubmissions(platform().database.db, Date.now()));

const LIST = "/insights/submissions";

/** Filters a list by one of a field's options, after finding it by a part of its name. */
async function narrow(page: Page, field: string, find: string | null, option: string): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: field, exact: true }).click();
  if (find !== null) await seekOption(page, find);
  await page.getByRole("checkbox", { name: option, exact: true }).check();
  await page.getByRole("button", { name: "Done" }).click();
}
const shown = (page: Page, words: string) => page.getByText(words).first().waitFor();

test("submissions are narrowed by who filled them in, form, segment, agent and day, and the address keeps it", async () => {
  const page = await visit(LIST);
  await shown(page, "1 to 10 of 12");
  await narrow(page, "Filled in by", null, "Agent");
  await shown(page, "1 to 4 of 4 · 12 without filters");
  await narrow(page, "Segment", "general", "General enquiries");
  await shown(page, "1 to 2 of 2 · 12 without filters");
  await narrow(page, "Agent", "amara", "Amara Okafor");
  await shown(page, "1 to 1 of 1 · 12 without filters");
  expect(await violations(page)).toEqual([]);
  const address = new URL(page.url());
  expect([...address.searchParams.keys()]).toEqual(
    expect.arrayContaining(["is.kind", "is.segment", "is.user"]),
  );
  await page.reload();
  for (const chip of ["Filled in by is Agent", "Segment is General enquiries", "Agent is Amara Okafor"])
    await shown(page, chip);
  await shown(page, "1 to 1 of 1 · 12 without filters");
});

test("a survey is found among the forms by its name, and days are those of the account", async () => {
  const page = await enter(LIST);
  await narrow(page, "Form", "after", "After the call");
  await shown(page, "1 to 4 of 4 · 12 without filters");
  expect(await page.getByRole("row").filter({ hasText: "After the call" }).count()).toBe(4);
  const { href } = new URL(`${LIST}?min.createdAt=2001-01-01&max.createdAt=2001-01-02`, page.url());
  await page.goto(href);
  await page.getByRole("button", { name: /^Period: Jan 1.*2, 2001/ }).waitFor();
  await page
    .getByText("12 without filters")
    .or(page.getByRole("button", { name: "Clear filters" }))
    .first()
    .waitFor();
  expect(await page.getByRole("row").count()).toBe(0);
});

test("opens insights by its address, and fits a phone in French", async () => {
  const page = await enter("/insights/submissions", {
    locale: "fr-FR",
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("heading", { level: 1, name: "Analyses" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.getByText("Chloé Bernard").first().waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});

test("finds a submission by its answers in the palette, and leads to it", async () => {
  const page = await enter("/tags");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
  await page.keyboard.type("Chloé Bernard");
  await page.getByRole("option", { name: /Chloé Bernard asked/ }).click();
  await page.getByRole("heading", { level: 1, name: "After-call notes" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/form-submission\//);
});

test("names the users of a form in use before its deletion", async () => {
  const page = await enter("/forms/models");
  await page.getByRole("cell", { name: "Your name · E-mail · Phone · 1 more" }).waitFor();
  await page.getByRole("button", { name: "Delete form “We call you back”" }).click();
  const refusal = page.getByRole("dialog", { name: "Delete form “We call you back”" });
  await refusal
    .getByText(
      "“We call you back” cannot be deleted because these records use it. Remove it from them or delete them first:",
    )
    .waitFor();
  expect(await refusal.getByRole("listitem").allInnerTexts()).toEqual([
    "Segments (2): General enquiries and New customers",
  ]);
  expect(await violations(page)).toEqual([]);
});

test("deletes submissions after their subject is typed, one on its page and many in the list", async () => {
  const page = await enter(LIST);
  await shown(page, "1 to 10 of 12");
  await page.getByRole("link", { name: "After the call" }).first().click();
  await page.getByRole("heading", { level: 1, name: "After the call" }).waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  const one = page.getByRole("dialog", { name: "Delete submission of “After the call”" });
  // Until the focus is in the dialog it is in an element that the dialog hides.
  await expect.poll(() => one.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await one.getByRole("textbox").fill("After the call");
  await one.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Submission deleted").waitFor();
  await shown(page, "1 to 10 of 11");
  for (const row of [1, 2]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete…" }).click();
  const many = page.getByRole("dialog");
  await many.getByRole("textbox").fill("2");
  await many.getByRole("button", { name: "Delete" }).click();
  await expect
    .poll(
      async () => (await platform().database.db.selectFrom("form_submissions").select("id").execute()).length,
    )
    .toBe(9);
  await many.getByRole("button", { name: "Close" }).last().click();
  await expect.poll(() => page.getByRole("row").count()).toBe(10);
});

test("does not offer deletion of submissions to users without write access to forms", async () => {
  const page = await enter(LIST, { email: "supervisor@demo.example" });
  await page.getByRole("link", { name: "After the call" }).first().click();
  await page.getByRole("heading", { level: 1, name: "After the call" }).waitFor();
  await page.getByText("Answers").waitFor();
  expect(await page.getByRole("button", { name: "Delete" }).count()).toBe(0);
});
