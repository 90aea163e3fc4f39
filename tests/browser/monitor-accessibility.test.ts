import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });
const TABS = ["Queue", "In call", "Agents", "Segments"];

let floor: TestFloor;
beforeAll(async () => {
  floor = await TestFloor.open(platform, now);
  await floor.happens(
    ...floor.arrives(floor.nadia),
    ...floor.arrives(floor.piet, "break"),
    floor.queues("Ana Ruiz", { for: 190, channel: "video", priority: 5 }),
    floor.queues("Ben Ode", { for: 130, segment: floor.support }),
    floor.offered("Ben Ode"),
    floor.queues("Cleo", { for: 5 }),
    floor.queues("Dora", { for: 40 }),
    floor.answers("Dora"),
    floor.queues("Emil", { for: 40 }),
    floor.abandons("Emil"),
    floor.abandons("Emil"),
  );
});

async function look(options?: Parameters<typeof visit>[1]): Promise<MonitorView> {
  const view = new MonitorView(await visit("/monitor", { email: floor.email, ...options }));
  // What is on its way comes between two presses of a key.
  await view.page.getByRole("button", { name: "Add filter" }).waitFor();
  await view.page.getByText("Ana Ruiz", { exact: true }).waitFor();
  await view.page.getByRole("link", { name: /anomal/ }).waitFor();
  return view;
}

soakTest(
  "has no accessibility faults in the monitor in both themes, its lists and overlays included",
  async () => {
    const view = await look();
    const { page } = view;
    const found: string[] = [];
    const check = async (what: string) =>
      found.push(...(await violations(page)).map((violation) => `${what}: ${violation}`));
    for (const name of TABS) {
      await view.tab(name).click();
      await page.locator("[data-row]").first().waitFor();
      await check(name);
    }
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox").first().waitFor();
    await check("columns");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Segment" }).click();
    await page.getByRole("checkbox", { name: "Sales" }).check();
    await check("filter");
    await page.keyboard.press("Escape");
    await view.number("Service level").click();
    await page.getByRole("dialog").locator("summary").first().click();
    await check("definition");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "1 anomaly" }).click();
    await page.getByRole("dialog").locator("li").first().waitFor();
    await check("anomalies");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await view.tab("Queue").click();
    const gone = "Gone soon";
    await view.row("Ana Ruiz").hover();
    await floor.happens(floor.queues(gone, { for: 300 }));
    await page.getByText("1 new row, shown when you leave the list").waitFor();
    await page.getByRole("heading", { name: "Live Monitor" }).hover();
    await view.row(gone).hover();
    await floor.happens(floor.abandons(gone));
    await view.row(`${gone} No longer in the list`).waitFor();
    await page.keyboard.press("p");
    await page.getByText("0 updates pending").waitFor();
    await check("held and paused");
    expect(found).toEqual([]);
  },
);

/**
 * Returns the focused element after each press of Tab, without its figures, until the first one returns; each
 * has to be in sight.
 */
async function walk(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.locator("body").press("Tab");
  for (;;) {
    const name = await focused(page);
    const inSight = await page.evaluate(() => {
      const { left, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return left >= 0 && right <= window.innerWidth && bottom > 0;
    });
    if (!inSight) throw new Error(`${name} has the focus and is out of sight.`);
    if (seen.length > 60 || (seen.length > 0 && name === seen[0])) return seen;
    seen.push(name.replace(/(?<=\D)\d.*$/, ""));
    await page.keyboard.press("Tab");
    // After the last the browser's own parts have their turn.
    if (await page.evaluate(() => document.activeElement === document.body)) return seen;
  }
}

/** Names of the numbers, and of the links to their reasons. */
const NUMBERS = [
  "Waiting",
  "Why is Waiting ",
  "Longest wait",
  "Why is Longest wait ",
  "Free agents",
  "Service level",
  "Why is Service level ",
  "Speed of answer",
  "Why is Speed of answer ",
  "Abandoned today",
  "Why is Abandoned today ",
];

soakTest(
  "everything on the monitor can be reached with Tab, the rows in one stop, and nothing holds one back",
  async () => {
    const { page } = await look();
    await page.getByRole("region", { name: "Segments" }).waitFor();
    const words = await walk(page);
    const menu = (
      await page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents()
    ).map((text) => text.replace(/\d.*$/, ""));
    expect(menu).toEqual(expect.arrayContaining(["Live Monitor", "Users", "Segments", "Tags"]));
    const shell = [
      "Skip to content",
      "Collapse sidebar",
      menu,
      "Help",
      "Changelog, new entries",
      "Search or jump toCtrlK",
      "Keyboard shortcuts",
      "Help",
      "AMAccount: Ada MoreauAda Moreau",
    ].flat();
    const tools = ["Add filter", "Search queue", "Columns", "Comfortable", "Compact"];
    const heads = ["Customer", "Segment", "Channel", "Status", "Wait"];
    expect(words).toEqual(
      [
        shell,
        "Rewind",
        "Pause",
        NUMBERS,
        TABS,
        tools,
        heads,
        "Ana RuizSalesVideoWaiting",
        "1 anomaly",
        ["Sales", "Support"],
      ].flat(),
    );
  },
);

soakTest("fits the monitor and its overlays to 320 px without sideways scrolling", async () => {
  const view = await look({ viewport: { width: 320, height: 640 } });
  const { page } = view;
  await page.locator("[data-row]").first().waitFor();
  expect(await violations(page)).toEqual([]);
  const above = [
    "Skip to content",
    "Menu",
    "Search or jump to",
    "AMAccount: Ada MoreauAda Moreau",
    "Rewind",
    "Pause",
    NUMBERS,
  ];
  expect(await walk(page)).toEqual(
    [above, TABS, "Add filter", "Search queue", "Ana Ruiz", "1 anomaly"].flat(2),
  );
  for (const name of TABS) {
    await view.tab(name).click();
    await page.locator("[data-row]").first().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
  }
  await view.number("Service level").click();
  const dialog = page.getByRole("dialog", { name: "Service level" });
  await dialog.locator("summary").first().waitFor();
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 320 });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Add filter" }).click();
  const fits = async () => {
    const { x = -1, width = 999 } = (await page.getByRole("dialog").boundingBox()) ?? {};
    return x >= 0 && x + width <= 320;
  };
  await soon(fits).toBe(true);
  await expect.poll(() => tooWide(page)).toBe(0);
});

test("with the keyboard alone one finds who waits, reads their events and comes back", async () => {
  const view = await look();
  const { page } = view;
  await page.keyboard.press("/");
  await page.keyboard.type("ruiz");
  await soon(view.names).toEqual(["Ana Ruiz"]);
  while (!(await focused(page)).startsWith("Ana Ruiz")) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ana Ruiz" });
  await dialog.locator("summary").first().waitFor();
  await page.keyboard.press("Escape");
  await soon(() => focused(page)).toMatch(/^Ana Ruiz/);
  await expect.poll(() => new URL(page.url()).search).toBe("?q=ruiz");
});
