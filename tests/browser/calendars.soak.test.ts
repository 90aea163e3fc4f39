import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

/** A Monday in Madrid, eight in the morning. */
const NOW = Date.parse("2026-05-04T06:00:00.000Z");
const { enter, platform, visit } = consoleInBrowser({ now: () => NOW });

const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Chooses the option that is found by a part of its name. */
async function choose(
  page: Page,
  form: ReturnType<typeof drawer>,
  label: string,
  typed: string,
  name: string,
): Promise<void> {
  await form.getByLabel(label).first().fill(typed);
  await page.getByRole("option", { name }).click();
  await page.keyboard.press("Tab");
}

test("leads from nothing to the first appointment: an availability, a service, a customer, and its outcome", async () => {
  const page = await visit("/calendar/availabilities");
  await page.getByRole("button", { name: "New availability" }).first().click();
  const availability = drawer(page, "New availability");
  await availability.getByLabel("Name").fill("Office hours");
  await choose(page, availability, "Time zone", "madrid", "Europe/Madrid");
  await availability.getByRole("button", { name: "Add hours on Monday" }).click();
  await availability.getByRole("button", { name: "Copy hours of Monday" }).click();
  await page.getByRole("menuitem", { name: "Copy to Monday–Friday" }).click();
  await availability.getByRole("button", { name: "Add date" }).click();
  await availability.getByLabel("Date", { exact: true }).fill("2026-05-06");
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
  await availability.getByRole("button", { name: "Create" }).click();
  await page.getByRole("cell", { name: "Mon–Fri 9:00–17:00" }).waitFor();

  await page.getByRole("link", { name: "Services" }).click();
  await page.getByRole("button", { name: "New service" }).first().click();
  const service = drawer(page, "New service");
  await service.getByLabel("Title").fill("First consultation");
  await choose(page, service, "Availability", "off", "Office hours");
  // The principal is an administrator.
  await service.getByLabel("Agents").first().fill("moreau");
  await page.getByText("No results").waitFor();
  await choose(page, service, "Agents", "aisha", "Aisha Rahman");
  await service.getByRole("button", { name: "Add reminder" }).click();
  await service.getByLabel("Minutes before start").fill("60");
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
  await service.getByRole("button", { name: "Create" }).click();
  await page.getByRole("cell", { name: "Aisha Rahman" }).waitFor();

  await page.getByRole("link", { name: "Appointments" }).click();
  const make = async (customer: string, startsAt: string) => {
    await page.getByRole("button", { name: "New appointment" }).first().click();
    const form = drawer(page, "New appointment");
    await form.getByLabel("Customer").fill(customer);
    await choose(page, form, "Service", "first", "First consultation");
    await form.getByRole("button", { name: "Enter another time" }).click();
    await form.getByLabel("Start").fill(startsAt);
    await form.getByRole("button", { name: "Create" }).click();
    return form;
  };
  const blocked = await make("Núria Ferrer", "2026-05-06T10:00");
  await blocked.getByText("This date is blocked. Choose another day.").first().waitFor();
  await blocked.getByLabel("Start").fill("2026-05-05T10:00");
  await blocked.getByRole("button", { name: "Create" }).click();
  const row = page.getByRole("row").filter({ hasText: "Núria Ferrer" });
  await row.getByText("Pending").waitFor();
  expect(await row.getByText("Aisha Rahman").count()).toBe(1);
  const taken = await make("João Almeida", "2026-05-05T10:15");
  await taken.getByText("No agents available at this time. Choose another time.").first().waitFor();
  await taken.getByLabel("Start").fill("2026-05-05T10:30");
  await taken.getByRole("button", { name: "Create" }).click();
  await page.getByRole("row").filter({ hasText: "João Almeida" }).waitFor();

  await page.getByRole("button", { name: "Edit appointment of Núria Ferrer" }).click();
  const edit = drawer(page, "Edit appointment of Núria Ferrer");
  await edit.getByRole("button", { name: "Enter another time" }).click();
  await edit.getByLabel("Start").fill("2026-05-07T12:00");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await row.getByText("Rescheduled").waitFor();
  await page.getByRole("button", { name: "Edit appointment of Núria Ferrer" }).click();
  await edit.getByLabel("Status").click();
  await page.getByRole("option", { name: "Canceled" }).click();
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await row.getByText("Canceled").waitFor();
  await page.getByRole("button", { name: "Edit appointment of Núria Ferrer" }).click();
  // What is over is offered nothing more.
  await edit
    .getByText("The time and agent of attended and canceled appointments cannot change.")
    .first()
    .waitFor();
  expect(
    await Promise.all(
      ["Status", "Agent"].map((label) => edit.getByLabel(label, { exact: true }).isDisabled()),
    ),
  ).toEqual([true, true]);
  await page.keyboard.press("Escape");
  await page.goto(new URL("/calendar/appointments?is.status=pending", page.url()).href);
  await page.getByText("1 to 1 of 1 · 2 without filters").waitFor();
  expect(await violations(page)).toEqual([]);
});

test("previews a custom email in a frame that runs no scripts", async () => {
  const page = await enter("/calendar/email-templates");
  await page.getByRole("button", { name: "New custom email" }).first().click();
  const form = drawer(page, "New custom email");
  await form.getByLabel("Subject").fill("See you, {{customer}}");
  await form.getByRole("button", { name: "Add paragraph" }).click();
  await form
    .getByLabel("HTML")
    .fill(
      "<p>For <b>{{service}}</b><script>parent.document.title = 'run'</script><img src=x onerror=\"parent.document.title='run'\"></p>",
    );
  await form.getByRole("button", { name: "Show preview" }).click();
  await form.getByText("Subject: See you, Núria Ferrer").waitFor();
  const letter = page.frameLocator("iframe[title=Preview]");
  await letter.getByText("First consultation").waitFor();
  expect([
    await letter.locator("b").count(),
    await letter.locator("script").count(),
    await page.title(),
  ]).toEqual([1, 0, expect.not.stringContaining("run") as string]);
  await form.getByLabel("Subject").fill("{{ broken");
  await form.getByRole("button", { name: "Refresh preview" }).click();
  await form.getByText("Some variables are unknown").waitFor();
  expect(await tooWide(page)).toBe(0);
});

test("hides calendars from the menu if the plan excludes them, and explains it on their pages", async () => {
  await platform()
    .database.db.updateTable("accounts")
    .set({ features: "[]" })
    .where("id", "=", ACCOUNT)
    .execute();
  const page = await enter("/calendar");
  await page.waitForURL(/\/calendar\/services/);
  expect(await page.getByRole("navigation").getByRole("link", { name: "Appointments" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "New service" }).count()).toBe(0);
});
