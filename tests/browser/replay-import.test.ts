import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { JANUARY, hasJanuary, needed } from "../support/recorded-data.ts";
import { soakTest } from "../support/soak-test.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";

const { visit } = consoleInBrowser();

const sample = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(new URL(`../streams/import/help-desk/${name}`, import.meta.url)),
});
const CASES = sample("cases.csv", "text/csv");
const MAP = sample("cases-map.json", "application/json");

/** Script of the worker that imports logs. */
const WORKER = "**/assets/import-worker-*.js";

const chosen = (page: Page, ...files: (typeof CASES)[]) =>
  page.locator("input[type=file]").first().setInputFiles(files);
const plays = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

test("a log is imported with the map beside it; stopped, nothing is kept, and done, the recording opens and is saved", async () => {
  const page = await visit("/monitor/replay");
  await chosen(page, CASES, MAP);
  const form = page.getByRole("form", { name: "Import cases.csv" });
  await form.getByText("CSV with a column mapping").waitFor();
  expect(await form.getByRole("textbox", { name: "Column mapping (JSON)" }).inputValue()).toBe(
    MAP.buffer.toString(),
  );

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(WORKER, async (route) => {
    await held;
    // The worker that asked is gone by then.
    await route.abort().catch(() => undefined);
  });
  await form.getByRole("button", { name: "Import log" }).click();
  await page.getByRole("button", { name: "Stop import" }).click();
  await form.waitFor();
  expect(await plays(page).count()).toBe(0);
  await page.unroute(WORKER);
  letGo();

  await form.getByRole("button", { name: "Import log" }).click();
  await plays(page).waitFor();
  const report = page.getByRole("status").filter({ hasText: "Imported cases.csv" });
  await report.getByText(/^\d+ rows were left out:$/).waitFor();
  const download = page.waitForEvent("download");
  await report.getByRole("button", { name: "Save replay file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cases.ndjson.gz");
  expect(gunzipSync(readFileSync(await file.path())).toString()).toMatch(/^\{"k":"header",.*"name":"cases"/);
});

soakTest("reports the faults of a log or its map in place, and fixes them there", async () => {
  const page = await visit("/monitor/replay");
  await chosen(page, CASES);
  const form = page.getByRole("form", { name: "Import cases.csv" });
  const [map, start] = [
    form.getByRole("textbox", { name: "Column mapping (JSON)" }),
    form.getByRole("button", { name: "Import log" }),
  ];
  await start.click();
  await form.getByText("Paste a map or choose its file").waitFor();
  await map.fill("{}");
  await start.click();
  await soon(() => page.getByRole("alert").getByRole("listitem").allTextContents()).toEqual([
    "Invalid map:",
    "the map: requires exactly one of status, moments",
  ]);
  expect(await violations(page)).toEqual([]);
  await form.getByLabel("Choose map file").setInputFiles(MAP);
  await soon(() => map.inputValue()).toContain("moments");
  await start.click();
  await plays(page).waitFor();
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await chosen(page, { ...CASES, buffer: Buffer.concat([CASES.buffer, Buffer.from([0xe9, 10])]) }, MAP);
  await start.click();
  await page
    .getByRole("alert")
    .getByText(/^Line \d+ is not valid utf-8\. Choose the encoding of the log\.$/)
    .waitFor();
  await form.getByRole("button", { name: "Choose another file" }).click();
  await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
});

describe.skipIf(!hasJanuary)(`a month of real calls${needed}`, () => {
  soakTest("is imported, and how far that is can be seen", async () => {
    const page = await visit("/monitor/replay");
    await page.locator("input[type=file]").first().setInputFiles(JANUARY);
    const form = page.getByRole("form", { name: "Import january.txt.gz" });
    await form.getByText("Anonymous Bank call log").waitFor();
    await form.getByRole("button", { name: "Import log" }).click();
    await page.getByRole("progressbar", { name: "Importing january.txt.gz" }).waitFor();
    await plays(page).waitFor();
    await page.getByText("Imported january.txt.gz: 31,599 rows, 150,606 events.").waitFor();
  });
});
