import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { someHeader } from "../support/some-header.ts";
import { fileOfRecords } from "../support/written-recording.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { chosenFile, MORNING } from "./support/recorded-morning.ts";
import { settled } from "./support/settled.ts";

const { visit } = consoleInBrowser({ settles: true });

/** A second day after it, and a fault on both: there are flaws to be shown, and days to go to. */
const DAYS = MORNING.flatMap((event) => [
  event,
  {
    ...event,
    id: `${event.id} again`,
    time: event.time.replace("-12T", "-13T"),
    offset: event.offset + 20,
    subject: `${event.subject}-2`,
  },
]).sort((a, b) => a.offset - b.offset);
const FILE = chosenFile(
  fileOfRecords(someHeader(DAYS), ...DAYS.map((event) => JSON.stringify(event)), "half a line", {
    k: "expectation",
    expectation: { expect: "always", that: [{ number: "waiting", is: "<", value: 2 }] },
  }),
);

const tab = (page: Page, name: string) =>
  page.getByRole("group", { name: "Inspector tabs" }).getByRole("button", { name }).click();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

test.each<[string, (page: Page) => Promise<unknown>]>([
  [
    "where it begins, with what is wrong with the recording",
    (page) => page.getByRole("status").filter({ hasText: "This replay file has problems" }).waitFor(),
  ],
  [
    "all events",
    (page) => page.getByRole("group", { name: "Events shown" }).getByRole("button", { name: "All" }).click(),
  ],
  [
    "a breakpoint that is being made",
    async (page) => {
      await tab(page, "Breakpoints");
      await press(page, "Add breakpoint");
      await page.getByRole("textbox", { name: "Value" }).waitFor();
    },
  ],
  [
    "what is watched",
    async (page) => {
      await tab(page, "Watch");
      await page.getByRole("textbox", { name: "Expression" }).fill("numbers.waiting");
      await page.keyboard.press("Enter");
      await page.getByRole("status", { name: "numbers.waiting" }).waitFor();
    },
  ],
  [
    "two positions beside each other",
    async (page) => {
      await tab(page, "Compare");
      await page.getByRole("textbox", { name: "Position A" }).fill("2");
      await page.getByRole("textbox", { name: "Position B" }).fill("9");
    },
  ],
  [
    "an expectation that is being made",
    async (page) => {
      await press(page, "Add expectation");
      await page.getByRole("dialog", { name: "Add expectation" }).waitFor();
    },
  ],
  [
    "the worst hours",
    async (page) => {
      await press(page, "Worst hours");
      await page.getByRole("dialog", { name: "Worst hours" }).getByRole("listitem").first().waitFor();
    },
  ],
  [
    "the timeline as a table",
    async (page) => {
      await press(page, "View as table");
      await page.getByRole("dialog", { name: "Timeline as a table" }).waitFor();
    },
  ],
  [
    "what would have been, with its effect",
    async (page) => {
      await press(page, "What-if");
      const drawer = page.getByRole("dialog", { name: "What-if" });
      await drawer.getByRole("button", { name: "Remove", exact: true }).click();
      await drawer.getByRole("button", { name: /^First difference at/ }).waitFor();
    },
  ],
])(
  "axe finds nothing wrong with a replay in the light and in the dark, nor is it too wide: %s",
  async (_, open) => {
    const page = await visit("/monitor/replay?at=7");
    await page.locator("input[type=file]").setInputFiles(FILE);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await open(page);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  },
);
