import { beforeAll, expect, test } from "vitest";
import { localDay } from "../../streams/projections/local-day.ts";
import { pbx } from "../support/pbx.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const AISHA = "65a0f0030000000000000001";
const MINUTE = 60_000;
/** Yesterday, with the connection of three hours that the tests read. */
const DAY = localDay(localDay(Date.now(), "Europe/Madrid").start - 1, "Europe/Madrid");
const YEAR = DAY.day.slice(0, 4);
const at = (minute: number) => ({ time: new Date(DAY.start + (9 * 60 + minute) * MINUTE).toISOString() });

beforeAll(async () => {
  const user = `user/${AISHA}`;
  const configuration = JSON.stringify({ statusLimits: { break: 20 } });
  await platform().database.db.updateTable("accounts").set({ configuration }).execute();
  await platform().feed([
    pbx("user-connected", user, { session: "a", browser: "Firefox 140" }, at(0)),
    pbx("user-status-changed", user, { status: "available" }, at(0)),
    pbx(
      "call-created",
      "call/one",
      { contact: "one", segment: "65a0f0020000000000000001", channel: "audio", user: AISHA },
      at(60),
    ),
    pbx("call-ended", "call/one", { by: "customer" }, at(90)),
    pbx("user-status-changed", user, { status: "break" }, at(120)),
    pbx("user-status-changed", user, { status: "available" }, at(150)),
    pbx("user-disconnected", user, { session: "a", reason: "ping timeout" }, at(180)),
  ]);
});

test("shows an agent's hours, statuses and disconnections, in the table and alone", async () => {
  const page = await visit("/insights/agents?period=yesterday&compare=previous&channel=audio");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: /Aisha/ }) });
  // 30 minutes in the call and two hours available: an occupancy of 20 %.
  await expect
    .poll(async () => (await row.getByRole("cell").allTextContents()).slice(0, 3))
    .toEqual(["3 hr", "20%", "1"]);
  // Neither the comparison nor the channel changes these numbers. Other reports keep both.
  expect(await page.getByRole("button", { name: /compared with|Compare|Channel/ }).count()).toBe(0);
  const calls = page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name: "Calls" });
  expect(await calls.getAttribute("href")).toMatch(/period=yesterday&compare=previous&channel=audio$/);
  await row.getByRole("button", { name: /In call 30 min.*Break 30 min/ }).click();
  await page.getByRole("dialog").getByRole("row", { name: "Available 2 hr 67%" }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await row.getByRole("link", { name: /Aisha/ }).click();
  await page.waitForURL(/view=agent/);
  await page.getByRole("img", { name: /States from .*In call 30 min/ }).waitFor();
  await page.getByRole("row", { name: "Break 11:00 30:00 20 min 10:00 over limit" }).waitFor();
  await page.getByRole("cell", { name: "High latency" }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
});

test("walks the year of an agent by days and weeks, and opens a day", async () => {
  const page = await visit(`/insights/agents?agent=${AISHA}&view=year&year=${YEAR}`);
  const card = page.getByRole("region", { name: "Selected day" });
  await card.getByText("3 hr connected").waitFor();
  expect(await page.getByRole("button", { name: /^Period/ }).count()).toBe(0);
  expect(await violationsInSoak(page)).toEqual([]);
  await page.locator("[data-drawing]").first().focus();
  for (const key of ["Home", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await card.getByText(`January 9, ${YEAR}`).waitFor();
  await page.reload();
  await card.getByRole("link", { name: "Open day" }).click();
  await page.waitForURL((url) => url.searchParams.get("period") === `${DAY.day}..${DAY.day}`);
  await page.getByRole("img", { name: /States from/ }).waitFor();
});

soakTest("offers the agents where one is needed, and fits a phone", async () => {
  const page = await visit("/insights/agents?period=yesterday&view=year", {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("link", { name: /Aisha/ }).click();
  await page.getByRole("region", { name: "Selected day" }).getByText("3 hr connected").waitFor();
  expect(await tooWide(page)).toBe(0);
});

soakTest("shows an empty period, and reads again after a failure", async () => {
  const page = await visit("/insights/agents?period=2020-01-01..2020-01-02");
  await page.getByText("The selected period does not contain data.").waitFor();
  await page.route("**/api/metrics/agents", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/insights/agents?period=yesterday");
  const failed = page.getByText("The numbers of the agents did not load");
  await failed.waitFor();
  await page.unroute("**/api/metrics/agents");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: /Aisha/ }).waitFor();
  expect(await failed.count()).toBe(0);
});
