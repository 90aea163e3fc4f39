import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  ANA,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  JULES,
  logged,
  queueAbandoned,
  queueCreated,
  SALES,
  SUPPORT,
  type StoryEvent,
} from "../support/floor-story.ts";
import { someHeader } from "../support/some-header.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";

const { visit } = consoleInBrowser();

const DAY = 86_400_000;
const onDay = (day: number, facts: readonly StoryEvent[]): StoryEvent[] =>
  facts.map((fact) => ({
    ...fact,
    id: `${fact.id}/${day}`,
    time: new Date(Date.parse(fact.time) + day * DAY).toISOString(),
  }));
const served = (id: string, clock: string, user: string) => [
  contactCreated(`c-${id}`, `${clock}:00`),
  callCreated(id, `${clock}:01`, { user }),
  callEnded(id, `${clock}:50`),
  contactEnded(`c-${id}`, `${clock}:50`, "answered"),
];
const left = (id: string) => [
  contactCreated(`c-${id}`, "10:10:00"),
  queueCreated(id, "10:10:00", { segment: SUPPORT }),
  queueAbandoned(id, "10:14:00"),
  contactEnded(`c-${id}`, "10:14:00", "abandoned"),
];

/** Two good mornings, two days without anything, and one on which Jules went home before the rush. */
const EVENTS = logged(
  [
    ...onDay(0, [
      ...served("a1", "10:01", ANA),
      ...served("a2", "10:03", JULES),
      ...served("a3", "10:05", JULES),
    ]),
    ...onDay(1, [
      ...served("b1", "10:01", ANA),
      ...served("b2", "10:03", JULES),
      ...served("b3", "10:05", JULES),
    ]),
    ...onDay(4, [
      ...served("c0", "9:30", JULES),
      ...served("c1", "10:01", ANA),
      ...served("c2", "10:03", ANA),
      ...left("c3"),
      ...left("c4"),
    ]),
  ].sort((a, b) => a.time.localeCompare(b.time)),
);
const NAMES = {
  segments: { [SALES]: "Sales", [SUPPORT]: "Support" },
  users: { [ANA]: "Ana Ruiz", [JULES]: "Jules Petit" },
};
const lines = [someHeader(EVENTS, NAMES), ...EVENTS].map((line) => JSON.stringify(line));
const FILE = {
  name: "mornings.ndjson",
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(`${lines.join("\n")}\n`),
};
/** On the last morning. */
const RUSH = Date.parse("2026-01-16T10:12:00Z");

async function openAt(time: number, query = "", options?: Parameters<typeof visit>[1]): Promise<Page> {
  const page = await visit(`/monitor/replay?at=t${time}${query}`, options);
  await page.locator("input[type=file]").setInputFiles(FILE);
  await page.getByRole("slider", { name: "Time" }).waitFor();
  return page;
}
const worst = (page: Page) =>
  page
    .getByRole("dialog", { name: "Worst hours" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });

test("the worst hour names who answered and who was missing, and its reason stays while the hour is chosen", async () => {
  const page = await openAt(RUSH);
  await page.keyboard.press("w");
  await soon(() => worst(page).first().textContent()).toContain("2 of 4 late");
  expect(await worst(page).first().textContent()).toContain(
    "1 agent answered (usually 2); 4 calls (usually 3)",
  );
  await page.getByRole("img", { name: "No events from Jan 14, 2026 to Jan 15, 2026" }).waitFor();
  await worst(page).first().getByText("Present and absent agents").click();
  await worst(page).first().getByText("Ana Ruiz: 2").waitFor();
  expect(await worst(page).first().textContent()).toMatch(/Jules Petit.?, usually 2 · last call until 09:30/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Longest wait", exact: true }).click();
  await soon(() => worst(page).first().textContent()).toMatch(/–11:00longest wait 4:00/);
  await worst(page).first().getByRole("button").click();
  const reason = page.getByRole("region", { name: "Selected hour" });
  await reason.getByText("longest wait 4:00").waitFor();
  await reason.getByRole("button", { name: "Present and absent agents" }).click();
  await soon(() => worst(page).and(page.locator("[aria-current]")).getByText("Ana Ruiz: 2").isVisible()).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  await reason.getByRole("link", { name: "Most late calls in Support: 2 of 2" }).click();
  await soon(() => new URL(page.url()).searchParams.get("is.segment")).toBe(SUPPORT);
  await page.getByRole("slider", { name: "Time" }).focus();
  await page.keyboard.press("Escape");
  await reason.waitFor({ state: "detached" });
});

test("separates calls of different days, and shows the calls of a call-only log in an agent's drawer", async () => {
  const page = await openAt(RUSH, "&tab=agents&cols=agent,callsToday");
  const view = new MonitorView(page);
  const calls = (name: string) => view.row(name).getByRole("cell").last().textContent();
  await soon(() => calls("Ana Ruiz")).toBe("2");
  await soon(() => calls("Jules Petit")).toBe("1");
  await page.getByRole("slider", { name: "Time" }).focus();
  await page.keyboard.press("Home");
  await soon(() => calls("Jules Petit")).toBe("0");
  await view.row("Jules Petit").click();
  const drawer = page.getByRole("dialog", { name: "Jules Petit" });
  await drawer.getByText("Show events").click();
  await drawer.getByRole("listitem").first().waitFor();
  expect(await drawer.getByText("No events yet.").count()).toBe(0);
});

test("no key is listed twice in one place, and the space bar is called by its word", async () => {
  const page = await openAt(RUSH);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Worst hours").waitFor();
  const keys = await list.locator("dd").allTextContents();
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  expect(keys).toEqual(expect.arrayContaining(["Space", "W", "H", "Shiftdrag"]));
  expect(keys).not.toContain("");
});

test("keeps everything below the timeline usable in a narrow window, with the days separated", async () => {
  const page = await openAt(RUSH, "", { viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: "More controls" }).click();
  for (const name of [
    "Worst hours",
    "Day",
    "1 h",
    "10 min",
    "View as table",
    /^Previous day: Jan 13, 2026\. No events from Jan 14, 2026 to Jan 15, 2026$/,
  ]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    await soon(() =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
  }
});

test("finds Rewind by its name in the palette and in the help", async () => {
  const page = await visit("/segments");
  for (const word of ["rewind", "replay", "recording"]) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
    await page.keyboard.type(word);
    await page.getByRole("option", { name: /^Replay/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.keyboard.press("h");
  const help = page.getByRole("complementary", { name: "Help" });
  await help.getByRole("searchbox").fill("rewind");
  await soon(() => help.getByRole("button", { name: /^Replay/ }).count()).toBe(1);
});
