import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { callRow, insertCalls } from "../support/call-row.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const SEGMENT = "65a0f0020000000000000001";
const AISHA = "65a0f0030000000000000001";
const DAY = "period=2026-02-03..2026-02-03";
const LIST = `/insights/calls?view=list&${DAY}`;
/** 09:00 in Madrid. */
const NINE = Date.UTC(2026, 1, 3, 8);

/** A call every five minutes from 09:00 to 18:55: every sixth was abandoned, every fourth answered late. */
const CALLS = Array.from({ length: 120 }, (_, index) => {
  const at = NINE + index * 5 * 60_000;
  const isAbandoned = index % 6 === 5;
  const waited = index % 4 === 3 ? 65_000 : 5_000;
  return callRow({
    account: ACCOUNT,
    id: `k${index}`,
    segment: SEGMENT,
    queue: `q${index}`,
    customer: `C${String(index).padStart(3, "0")}`,
    agent: isAbandoned ? null : AISHA,
    outcome: isAbandoned ? "abandoned" : "answered",
    answered_at: isAbandoned ? null : at + waited,
    reason: isAbandoned ? "Waited too long" : null,
    waited,
    served: isAbandoned ? null : 180_000,
    sentiment: index === 0 ? "negative" : null,
    tags: JSON.stringify(index === 0 ? ["Refund", "Damage"] : []),
    search: `k${index} c${String(index).padStart(3, "0")}`,
    at,
  });
});

beforeAll(() => insertCalls(platform().database.db, CALLS));

const shown = (page: Page, words: string) => page.getByText(words).first().waitFor();
const customers = (page: Page) => page.getByRole("rowheader").allInnerTexts();

test("lists the calls of a day, narrows them by view, search and histogram, and opens a call by keyboard", async () => {
  const page = await visit(LIST);
  await shown(page, "1 to 25 of 120");
  expect((await customers(page))[0]).toContain("C119");
  expect(await violationsInSoak(page)).toEqual([]);

  await page.keyboard.press("3"); // the view of abandoned calls
  await shown(page, "1 to 20 of 20 · 120 without filters");
  await shown(page, "Waited too long");
  expect(new URL(page.url()).searchParams.get("outcome")).toBe("abandoned");
  await page.getByRole("link", { name: "Late 40" }).click();
  await shown(page, "1 to 25 of 40 · 120 without filters");
  await page.getByRole("link", { name: "All 120" }).click();

  // From 09:00 to 09:30: the start stays, and the end moves from 19:00.
  const end = page.getByRole("slider", { name: "End of the period" });
  await end.focus();
  await page.keyboard.press("Home");
  await shown(page, "1 to 3 of 3 · 120 without filters");
  await page.keyboard.press("ArrowRight");
  await shown(page, "1 to 6 of 6 · 120 without filters");
  expect(await end.getAttribute("aria-valuetext")).toBe("09:30");
  await page.keyboard.press("Escape");
  await shown(page, "1 to 25 of 120");

  const search = page.getByRole("searchbox", { name: "Search by ID, number, email or name" });
  await search.fill("C042");
  await shown(page, "1 to 1 of 1 · 120 without filters");
  // The histogram counts the calls that were found.
  await page
    .getByRole("region", { name: "Calls over the period" })
    .getByText("1 call", { exact: true })
    .waitFor();
  const row = page.getByRole("rowheader").getByRole("link");
  await row.press(" ");
  await shown(page, "This call has no recording to play.");
  await row.press("Enter");
  await page.waitForURL("**/call/k42");
});

soakTest("returns to the list after its saved view is deleted", async () => {
  const page = await visit(`${LIST}&is.late=true`);
  await page.getByRole("button", { name: "Save this view" }).click();
  const form = page.getByRole("dialog", { name: "Save this view" });
  await form.getByLabel("Name").fill("Late ones");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Actions for view “Late ones”" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?view=list");
});

soakTest("grows while it is scrolled in the continuous mode", async () => {
  const page = await visit(LIST);
  await page.getByRole("button", { name: "25 per page" }).click();
  await page.getByRole("menuitemradio", { name: "Continuous" }).click();
  await shown(page, "1 to 100 of 120");
  await page.getByRole("rowheader").nth(99).scrollIntoViewIfNeeded();
  await shown(page, "1 to 120 of 120");
  expect(new Set(await customers(page)).size).toBe(120);
});

soakTest("exports all columns of the filtered calls, with durations in minutes and local times", async () => {
  const page = await visit(`${LIST}&q=k0`);
  await shown(page, "1 to 1 of 1");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const [head, line] = (await readFile(await (await saving).path(), "utf8")).split("\r\n");
  expect(head).toContain('"Cancellation reason"');
  expect(head).toContain('"Handle time (minutes)"');
  expect(line).toContain('"2026-02-03 09:00"');
  expect(line).toContain('"3"');
  expect(line).toContain('"Refund, Damage"');
});

soakTest(
  "explains an empty period and filters without a match, and shows two lines per call on a phone",
  async () => {
    const page = await visit(`${LIST}&q=nobody`);
    await shown(page, "No calls match");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await shown(page, "1 to 25 of 120");
    await page.goto(LIST.replaceAll("2026-02-03", "2026-02-04"));
    await shown(page, "The selected period does not contain data.");
    await page.getByRole("button", { name: "Show the previous period" }).click();
    await shown(page, "1 to 25 of 120");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("listitem").filter({ hasText: "C119" }).waitFor();
    expect(await tooWide(page)).toBe(0);
  },
);
