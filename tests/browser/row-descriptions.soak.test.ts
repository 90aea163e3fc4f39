import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

let as: { readonly token: string };
beforeAll(async () => {
  as = { token: (await platform().signIn("admin@demo.example")).accessToken };
});
const make = async (path: string, json: object) =>
  textOf((await platform().api(`POST ${path}`, { ...as, json })).body._id);
const change = async (path: string, version: number, json: object) =>
  expect(
    (await platform().api(`PATCH ${path}`, { ...as, json, headers: { "if-match": `"${version}"` } })).status,
  ).toBe(200);

/** Returns the rows of a part of a page, one text for each. */
const rowsIn = (part: Pick<Page, "getByRole">) =>
  part.getByRole("list").last().getByRole("listitem").allTextContents();
const factOf = (page: Page, label: string) =>
  page.locator("dl > div").filter({ has: page.getByRole("term").getByText(label, { exact: true }) });

test("describes the type and input of each field, names fields in the list, and changes per field in the history", async () => {
  const name = { type: "text", name: "fullname", label: "Your name", maxlength: 80 };
  const topic = {
    type: "select",
    name: "topic",
    label: "What is it about?",
    options: [
      { id: "order", label: "An order" },
      { id: "other", label: "Something else" },
    ],
  };
  const id = await make("/forms", { name: "Told", fields: [name, topic] });
  await change(`/forms/${id}`, 1, { fields: [{ ...name, required: true }, topic] });
  const page = await enter(`/forms/models/${id}`, { viewport: { width: 390, height: 844 } });
  const fields = factOf(page, "Fields");
  await fields.waitFor();
  expect(await rowsIn(fields)).toEqual([
    "Your name · Text · fullname · Required · Maximum length: 80",
    "What is it about? · Select · topic · Options: An order (order), Something else (other)",
  ]);
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);

  await page.getByRole("link", { name: "Changes" }).click();
  await page.getByText("Changed by Ada Moreau").waitFor();
  const changed = page.getByRole("listitem").filter({ hasText: "Changed by Ada Moreau" });
  expect(await changed.getByRole("deletion").getByRole("listitem").first().textContent()).toBe(
    "Your name · Text · fullname · Maximum length: 80",
  );
  expect(await changed.getByRole("insertion").getByRole("listitem").first().textContent()).toBe(
    "Your name · Text · fullname · Required · Maximum length: 80",
  );
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Back to Forms" }).click();
  await page.getByRole("cell", { name: "Your name · What is it about?", exact: true }).waitFor();
});

test("shows reminders changed by both sides next to each other", async () => {
  const id = await make("/services", { title: "Told", reminders: [{ time: 1440 }] });
  const page = await enter("/calendar/services");
  await page.getByRole("button", { name: "Edit service “Told”" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Minutes before start").fill("60");
  await change(`/services/${id}`, 1, { reminders: [{ time: 2880 }, { time: 30 }] });
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const sides = form
    .getByRole("region", { name: "Conflicting changes" })
    .getByRole("group", { name: "Reminders" });
  await sides.waitFor();
  expect(await sides.getByRole("listitem").allTextContents()).toEqual([
    "2,880 min before",
    "30 min before",
    "60 min before",
  ]);
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
});

test("blocked dates are days, with a note or without one", async () => {
  const id = await make("/availabilities", {
    name: "Told",
    timezone: "Europe/Madrid",
    blockedDates: [{ date: "2026-12-25", note: "Christmas" }, { date: "2027-01-01" }],
  });
  const page = await enter(`/calendar/availabilities/${id}`, { locale: "fr-FR" });
  const dates = factOf(page, "Dates bloquées");
  await dates.waitFor();
  expect(await rowsIn(dates)).toEqual(["25 déc. 2026 · Christmas", "1 janv. 2027"]);
});
