import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
} from "../support/floor-story.ts";
import { writtenRecording } from "../support/written-recording.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";

const { visit, enter } = consoleInBrowser();

const EVENTS = logged([
  contactCreated("c-a", "10:00:00", { customer: "Ada" }),
  queueCreated("a", "10:00:00", { contact: "c-a", customer: "Ada" }),
  queueAbandoned("a", "10:04:00"),
  contactEnded("c-a", "10:05:00", "abandoned"),
]);
const RECORDS = [...EVENTS.slice(0, 2), { k: "marker", label: "It gets late" }, ...EVENTS.slice(2)];
const FILE = {
  name: "morning.ndjson",
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(writtenRecording(RECORDS)),
};

const time = (page: Page) =>
  page
    .getByRole("region", { name: /^(Playback|Lecture)$/ })
    .getByRole("time")
    .textContent();

async function opened(opening = visit("/monitor/replay")): Promise<Page> {
  const page = await opening;
  await page.locator("input[type=file]").setInputFiles(FILE);
  await page.getByRole("button", { name: /^(Play|Lire)$/ }).waitFor();
  return page;
}

test("a place is typed after a key: a time, an offset, a marker; the keys go on from where they were", async () => {
  const page = await opened();
  const field = page.getByRole("textbox", { name: "Go to a time, a position or a marker" });
  const goTo = async (typed: string) => {
    await page.keyboard.press("t");
    await soon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await field.waitFor({ state: "detached" });
  };
  await goTo("10:02");
  await soon(() => time(page)).toBe("10:02:00");
  await goTo("#3");
  await soon(() => time(page)).toBe("10:04:00");
  await goTo("it gets");
  await soon(() => time(page)).toBe("10:00:00");
  // No button has the focus: the space bar plays.
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.keyboard.press(" ");
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Go to a time, a position or a marker").waitFor();
});

test("reports a position outside of the recording with its range, and returns to the pressed clock on Escape", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Go to a time, a position or a marker" }).click();
  const field = page.getByRole("textbox", { name: "Go to a time, a position or a marker" });
  const enterPosition = async (typed: string) => {
    await field.fill(typed);
    await field.press("Enter");
    return page.getByRole("form", { name: "Go to a time, a position or a marker" });
  };
  await (
    await enterPosition("9:30")
  )
    .getByText("This replay covers Jan 12, 2026, 10:00 to Jan 12, 2026, 10:05, without “9:30”.")
    .waitFor();
  await (await enterPosition("99")).getByText("This replay covers positions 1 to 4.").waitFor();
  await (
    await enterPosition("lunch")
  )
    .getByText("“lunch” is not a time, position or marker of this replay.")
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await field.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(await focused(page)).toContain("Go to a time, a position or a marker");
  expect(await time(page)).toBe("10:00:00");
});

test("there is room to type a place on a phone, in French", async () => {
  const page = await opened(
    enter("/monitor/replay", { viewport: { width: 390, height: 844 }, locale: "fr-FR" }),
  );
  await page.getByRole("button", { name: "Aller à une heure, à une position ou à un repère" }).click();
  const field = page.getByRole("textbox", { name: "Aller à une heure, à une position ou à un repère" });
  await field.fill("midi");
  await field.press("Enter");
  await page
    .getByText("« midi » n’est ni une heure, ni une position, ni un repère de cette relecture.")
    .waitFor();
  expect(await tooWide(page)).toBe(0);
});
