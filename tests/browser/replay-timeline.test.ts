import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
  SALES,
  SUPPORT,
  type StoryEvent,
} from "../support/floor-story.ts";
import { soakTest } from "../support/soak-test.ts";
import { someHeader } from "../support/some-header.ts";
import { fileOfRecords } from "../support/written-recording.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { chosenFile } from "./support/recorded-morning.ts";

const { visit } = consoleInBrowser();

const clock = (minutes: number, second = 0) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${String(second).padStart(2, "0")}`;
const NINE = 9 * 60;

/** Makes a customer who comes at a minute, waits for some, and is answered or hangs up. */
const customer = (
  id: string,
  minute: number,
  waits: number,
  isAnswered: boolean,
  segment = SALES,
): StoryEvent[] => [
  contactCreated(`c-${id}`, clock(minute)),
  queueCreated(id, clock(minute, 1), { segment }),
  ...(isAnswered
    ? [
        callCreated(id, clock(minute + waits, 1), { queue: id, segment }),
        callEnded(id, clock(minute + waits, 50)),
      ]
    : [queueAbandoned(id, clock(minute + waits, 1))]),
  contactEnded(`c-${id}`, clock(minute + waits, 55), isAnswered ? "answered" : "abandoned"),
];

/**
 * A morning from nine to noon: calm, but for ten o'clock, when six came together and no agent answered for
 * long.
 */
const morning = [
  ...Array.from({ length: 18 }, (_, place) => customer(`calm-${place}`, NINE + place * 10, 0, true)).flat(),
  ...Array.from({ length: 6 }, (_, place) =>
    customer(`many-${place}`, NINE + 61 + place, 7, place < 2, SUPPORT),
  ).flat(),
].sort((a, b) => a.time.localeCompare(b.time));

async function replaying(page: Page): Promise<void> {
  const events = logged(morning);
  const file = fileOfRecords(
    someHeader(events, { segments: { [SALES]: "Sales", [SUPPORT]: "Support" }, users: {} }),
    ...events,
  );
  // The field is hidden behind what is pressed.
  await page.locator("input[type=file]").setInputFiles(chosenFile(file));
  await timeOf(page).waitFor();
}

const timeOf = (page: Page) => page.getByRole("slider", { name: "Time" });
const positionText = (page: Page) => timeOf(page).getAttribute("aria-valuetext");
const spanOf = (page: Page) =>
  timeOf(page).evaluate(
    (element) =>
      Number(element.getAttribute("aria-valuemax")) - Number(element.getAttribute("aria-valuemin")),
  );

/** A place on the timeline: a part of its width. */
async function placeOf(page: Page, part: number): Promise<readonly [x: number, y: number]> {
  const box = await timeOf(page).boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 90];
}

test("the timeline is a slider: by keys the replay goes through its hours, and the numbers go with it", async () => {
  const page = await visit("/monitor/replay");
  await replaying(page);
  expect(await spanOf(page)).toBe(3 * 3600);
  await timeOf(page).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => positionText(page)).toBe("09:00:00, 0 waiting");
  await page.keyboard.press("End");
  await expect.poll(() => positionText(page)).toBe("12:00:00, 0 waiting");
  await page.keyboard.press("PageDown");
  await expect.poll(() => positionText(page)).not.toContain("12:00:00");
  const [x, y] = await placeOf(page, 67 / 180);
  await page.mouse.click(x, y);
  await expect.poll(() => positionText(page)).toMatch(/^10:0[67]:\d\d, 6 waiting$/);
  await page.getByText("as it was at 10:0").waitFor();
});

soakTest("dragging scrubs, a wheel zooms at the pointer, and with Shift a stretch is chosen", async () => {
  const page = await visit("/monitor/replay");
  await replaying(page);
  await page.mouse.move(...(await placeOf(page, 0.1)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, 0.25)), { steps: 5 });
  await expect.poll(() => positionText(page)).toMatch(/^09:4/);
  await page.mouse.move(...(await placeOf(page, 67 / 180)), { steps: 5 });
  await expect.poll(() => positionText(page)).toMatch(/, 6 waiting$/);
  await page.mouse.up();
  const before = await positionText(page);
  await page.mouse.move(...(await placeOf(page, 0.8)));
  expect(await positionText(page)).toBe(before);

  await page.mouse.move(...(await placeOf(page, 0.5)));
  await page.mouse.wheel(0, -300);
  await expect.poll(() => spanOf(page)).toBeLessThan(2 * 3600);
  await page.getByRole("button", { name: "1 h", exact: true }).click();
  await expect.poll(() => spanOf(page)).toBe(3600);
  await page.getByRole("button", { name: "10 min", exact: true }).click();
  await expect.poll(() => spanOf(page)).toBe(600);
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await expect.poll(() => spanOf(page)).toBe(3 * 3600);

  await page.keyboard.down("Shift");
  await page.mouse.move(...(await placeOf(page, 1 / 3)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(page, 2 / 3)), { steps: 3 });
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await page
    .getByRole("status")
    .filter({ hasText: /^10:00:\d\d to 11:00:\d\d selected$/ })
    .waitFor();
});

soakTest("a bookmark is put by a key, and others lead back to it", async () => {
  const page = await visit("/monitor/replay");
  await replaying(page);
  await page.mouse.click(...(await placeOf(page, 67 / 180)));
  await expect.poll(() => positionText(page)).toMatch(/, 6 waiting$/);
  await page.keyboard.press("b");
  await page.mouse.click(...(await placeOf(page, 0.9)));
  await expect.poll(() => positionText(page)).toMatch(/^11:4/);
  await page.keyboard.press("1");
  await expect.poll(() => positionText(page)).toMatch(/, 6 waiting$/);
  await page.mouse.click(...(await placeOf(page, 0.9)));
  await expect.poll(() => positionText(page)).toMatch(/^11:4/);
  await page.getByRole("button", { name: "Day", exact: true }).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => positionText(page)).toMatch(/, 6 waiting$/);
});

soakTest(
  "the worst hour is found by keys, with its queue and who answered, and is the stretch that is chosen then",
  async () => {
    const page = await visit("/monitor/replay");
    await replaying(page);
    await page.keyboard.press("w");
    const hours = page.getByRole("dialog", { name: "Worst hours" }).getByRole("listitem");
    await expect.poll(() => hours.first().textContent()).toContain("10:00–11:00");
    expect(await hours.first().textContent()).toContain("6 of 12 late");
    expect(await hours.first().textContent()).toContain("Most late calls in Support: 6 of 6");
    expect(await hours.first().textContent()).toContain("1 agent answered; 12 calls");
    expect(await violationsInSoak(page)).toEqual([]);
    await hours.first().getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => positionText(page)).toMatch(/^10:00:00/);
    await page.getByRole("status").filter({ hasText: "10:00:00 to 11:00:00 selected" }).waitFor();
  },
);

soakTest("stops the replay at a breakpoint set by keyboard, and marks it in the timeline", async () => {
  const page = await visit("/monitor/replay");
  await replaying(page);
  await page.mouse.click(...(await placeOf(page, 67 / 180)));
  await expect.poll(() => positionText(page)).toMatch(/, 6 waiting$/);
  const there = ((await positionText(page)) ?? "").slice(0, 8);
  await page.keyboard.press("Shift+B");
  await page.mouse.click(...(await placeOf(page, 0.3)));
  await expect.poll(() => positionText(page)).toMatch(/^09:5/);
  await page.getByRole("slider", { name: "Speed" }).fill("6");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: `Stopped at ${there}` })
    .waitFor();
  await page
    .getByRole("img", { name: "Timeline of" })
    .filter({ has: page.getByText(there) })
    .waitFor();
});

soakTest(
  "keeps the visible part of a day in the address, and turns the selected range into a test",
  async () => {
    const page = await visit("/monitor/replay?zoom=hour");
    await replaying(page);
    await expect.poll(() => spanOf(page)).toBe(3600);
    await page.getByRole("button", { name: "10 min", exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("zoom")).toBe("minutes");
    await page.getByRole("button", { name: "Day", exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("zoom")).toBe(null);
    await page.getByRole("button", { name: "Save 09:00–10:00 as test" }).waitFor();
    await page.keyboard.press("w");
    await page
      .getByRole("dialog", { name: "Worst hours" })
      .getByRole("listitem")
      .first()
      .getByRole("button")
      .click();
    await page.getByRole("button", { name: "Save 10:00–11:00 as test" }).waitFor();
  },
);

soakTest("shows the chart as a table, also in a narrow window, without accessibility faults", async () => {
  const page = await visit("/monitor/replay");
  await replaying(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "View as table" }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "10:00–10:15" }) });
  await row.waitFor();
  expect(await row.getByRole("cell").allTextContents()).toEqual(["6", "25%", expect.any(String), "4"]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await timeOf(page).waitFor();
  await page.getByRole("button", { name: "More controls" }).press("Enter");
  await page.getByRole("button", { name: "Worst hours" }).waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
