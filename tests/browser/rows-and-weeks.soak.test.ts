import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const kept = (collection: string) =>
  platform()
    .database.db.selectFrom("resource_records")
    .where("collection", "=", collection)
    .select("data")
    .orderBy("created_at")
    .execute();
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });

test("edits a week day by day, copies days, rejects overlapping ranges, and shows it in one line", async () => {
  const page = await enter("/account/working-hours");
  await page.getByRole("button", { name: "New schedule" }).first().click();
  const form = drawer(page, "New schedule");
  await form.getByLabel("Label").fill("Sales desk");
  expect(await form.getByText("No hours").count()).toBe(7);
  await form.getByRole("button", { name: "Add hours on Monday" }).click();
  await form.getByLabel("Monday, to").fill("13:00");
  await form.getByRole("button", { name: "Add hours on Monday" }).click();
  await form.getByLabel("Monday, from").last().fill("12:30");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Overlaps other hours on this day").first().waitFor();
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
  await form.getByRole("button", { name: /Days and hours: Overlaps/ }).click();
  expect(await focused(page)).toContain("Monday, from");
  await form.getByLabel("Monday, from").last().fill("14:00");
  await form.getByLabel("Monday, to").last().fill("00:00");
  await form.getByRole("button", { name: "Copy hours of Monday" }).click();
  await page.getByRole("menuitem", { name: "Copy to Monday–Friday" }).click();
  await form.getByLabel("Agents").fill("aisha");
  await page.getByRole("option", { name: "Aisha Rahman" }).click();
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("cell", { name: "Mon–Fri 9:00–13:00, 14:00–24:00" }).waitFor();
  await page.getByRole("cell", { name: "Aisha Rahman" }).waitFor();
  const [{ data } = { data: {} }] = await kept("WorkingHours");
  expect(data["days"]).toEqual(
    [1, 2, 3, 4, 5].flatMap((day) => [
      { day, start: "09:00", end: "13:00" },
      { day, start: "14:00", end: "24:00" },
    ]),
  );
});

test("labels hours past midnight, rejects them where they overlap the next day, and shows them in one line", async () => {
  const page = await enter("/account/working-hours");
  await page.getByRole("button", { name: "New schedule" }).first().click();
  const form = drawer(page, "New schedule");
  await form.getByLabel("Label").fill("Night watch");
  await form.getByRole("button", { name: "Add hours on Friday" }).click();
  await form.getByLabel("Friday, from").fill("21:00");
  await form.getByLabel("Friday, to").fill("02:00");
  await form.getByText("next day", { exact: true }).waitFor();
  await form.getByRole("button", { name: "Add hours on Saturday" }).click();
  await form.getByLabel("Saturday, from").fill("01:00");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Overlaps hours of the next day: end earlier", { exact: true }).first().waitFor();
  expect([
    await form.getByLabel("Friday, to").getAttribute("aria-invalid"),
    await violations(page),
    await tooWide(page),
  ]).toEqual(["true", [], 0]);
  await form.getByLabel("Saturday, from").fill("02:00");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("cell", { name: "Fri 21:00–2:00 (next day) · Sat 2:00–17:00" }).waitFor();
});

test("adds, moves and removes rows by keyboard, and reports a fault at its row", async () => {
  const page = await enter("/calendar/email-templates");
  await page.getByRole("button", { name: "New custom email" }).first().click();
  const form = drawer(page, "New custom email");
  await form.getByLabel("Name").fill("Welcome");
  await form.getByLabel("Slug").fill("welcome");
  await form.getByLabel("Replaces").click();
  await page.getByRole("option", { name: "Reminder" }).click();
  await form.getByLabel("Subject").fill("Tomorrow");
  const add = form.getByRole("button", { name: "Add paragraph" });
  const another = async (place: number) => {
    await add.press("Enter");
    await page.locator(`[data-row="${place - 1}"] textarea:focus`).waitFor();
  };
  await another(1);
  await page.keyboard.type("<p>One</p>");
  await another(2);
  await another(3);
  await page.keyboard.type("<p>Three</p>");
  await form.getByRole("button", { name: "Create" }).click();
  const second = form.getByRole("listitem").filter({ hasText: "Paragraph 2" });
  await second.getByText("Fill this in").waitFor();
  expect([
    await form.locator("[data-row]").getByText("Fill this in").count(),
    await violations(page),
    await tooWide(page),
  ]).toEqual([1, [], 0]);
  await form.getByRole("button", { name: /Paragraphs: Fill this in/ }).click();
  await page.keyboard.type("<p>Two</p>");
  await page.keyboard.press("Alt+ArrowUp");
  expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe("<p>Two</p>");
  await form.getByRole("button", { name: "Move Paragraph 3 up" }).press("Enter");
  await form.getByRole("button", { name: "Remove Paragraph 3" }).press("Enter");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  const [{ data } = { data: {} }] = await kept("CustomEmail");
  expect(data["paragraphs"]).toEqual([{ html: "<p>Two</p>" }, { html: "<p>Three</p>" }]);
});
