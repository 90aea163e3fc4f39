import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { asking } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  admin = asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
});

/** These records and no others of their kind; their ids. */
async function make(collection: string, path: string, bodies: readonly object[]): Promise<string[]> {
  await platform().database.db.deleteFrom("resource_records").where("collection", "=", collection).execute();
  const ids: string[] = [];
  for (const body of bodies) ids.push(textOf((await admin.post(path, body)).body._id));
  return ids;
}
const makeReasons = (...names: string[]) =>
  make(
    "AbandonReason",
    "/abandon-reasons",
    names.map((name) => ({ label: name, name: name.toLowerCase() })),
  );
const kept = async (collection: string) =>
  platform()
    .database.db.selectFrom("resource_records")
    .where("collection", "=", collection)
    .select(["version", "data"])
    .execute();
const hidden = async () =>
  (await kept("AbandonReason")).filter(({ data }) => data["visibility"] === "hidden").length;

const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const drawer = (page: Page) => page.getByRole("dialog", { name: /: edit \d/ });

/** Picks the whole page and wants to change it. */
async function edit(page: Page) {
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  return drawer(page);
}

async function hide(page: Page) {
  await drawer(page).getByRole("combobox", { name: "Visibility" }).click();
  await page.getByRole("option", { name: "Hidden" }).click();
}

test("sets a field in every selected record except one changed by a colleague, and then in that one on a retry", async () => {
  const [first = ""] = await make(
    "Availability",
    "/availabilities",
    ["Afternoons", "Evenings", "Mornings"].map((name) => ({ name, timezone: "Europe/Madrid" })),
  );
  const durations = async () => (await kept("Availability")).map(({ data }) => data["duration"]);
  const page = await enter("/calendar/availabilities");
  await edit(page);
  const form = page.getByRole("dialog", { name: "Availabilities: edit 3 records" });
  await form.getByText("0 fields of 3 records").waitFor();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("Select at least one field").waitFor();
  await form.getByRole("checkbox", { name: "Set “Duration (minutes)”" }).click();
  await form.getByText("all records already have these values").waitFor();
  await form.locator("input[name=duration]").fill("45");
  await form.getByText("1 field of 3 records").waitFor();
  expect(await violations(page)).toEqual([]);
  await admin.patch(`/availabilities/${first}`, { minimumToSchedule: 5 }, 1);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed · 1 refused").waitFor();
  expect(await form.getByRole("listitem").allTextContents()).toEqual([
    "AfternoonsAnother user changed this record, so it was not edited. The list was refreshed: you can edit it again.",
    "EveningsChanged",
    "MorningsChanged",
  ]);
  expect(await violations(page)).toEqual([]);
  expect((await durations()).toSorted((one, other) => Number(one) - Number(other))).toEqual([30, 45, 45]);
  await form.getByRole("button", { name: "Close" }).last().click();

  await bar(page).getByText("3 of 3 selected").waitFor();
  await bar(page).getByRole("button", { name: "Edit…" }).click();
  await form.getByRole("checkbox", { name: "Set “Duration (minutes)”" }).click();
  await form.locator("input[name=duration]").fill("45");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("3 changed", { exact: true }).waitFor();
  expect(await durations()).toEqual([45, 45, 45]);
  expect((await admin.get(`/availabilities/${first}`)).body["minimumToSchedule"]).toBe(5);
});

test("preselects the only field of a list, skips records with the same value, and requires a tick where values differ", async () => {
  const [first = ""] = await makeReasons("Ana", "Ben");
  const page = await enter("/account/abandon-reasons");
  const form = await edit(page);
  const tick = form.getByRole("checkbox", { name: "Set “Visibility”" });
  expect(await tick.isChecked()).toBe(true);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("all records already have these values").waitFor();
  expect((await kept("AbandonReason")).map(({ version }) => version)).toEqual([1, 1]);
  await hide(page);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await hidden()).toBe(2);

  await admin.patch(`/abandon-reasons/${first}`, { visibility: "visible" }, 2);
  await page.reload();
  await edit(page);
  await form.getByText("0 fields of 2 records").waitFor();
  expect(await tick.isChecked()).toBe(false);
  await tick.click();
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("2 changed", { exact: true }).waitFor();
  expect(await hidden()).toBe(0);
});

test("stops changing further records on request", async () => {
  await makeReasons("A", "B", "C", "D", "E", "F", "G", "H", "I", "J");
  const page = await enter("/account/abandon-reasons");
  const form = await edit(page);
  await hide(page);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("1 of 10 done").waitFor();
  await form.getByRole("button", { name: "Stop" }).click();
  await form.getByText(/^\d+ changed · \d+ not attempted$/).waitFor();
  expect(await hidden()).toBeLessThan(10);
});

test("reports form faults for several records at the field, with the names of those affected", async () => {
  await make("AgentFormExport", "/reports/exports/agent-forms", [
    { name: "Spring", from: "2026-03-01" },
    { name: "Autumn", from: "2026-09-01" },
  ]);
  const page = await enter("/insights/exports/agent-forms");
  const form = await edit(page);
  await form.getByRole("checkbox", { name: "Set “Submissions until”" }).click();
  await form.locator("input[name=until]").fill("2026-05-31");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("(Autumn)").first().waitFor();
  expect((await kept("AgentFormExport")).map(({ version }) => version)).toEqual([1, 1]);
});
