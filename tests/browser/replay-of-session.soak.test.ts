import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { chosenFile } from "./support/recorded-morning.ts";
import { isRecorded, savedFromPalette } from "./support/saved-recording.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform, visit } = consoleInBrowser({ now });

const TABS = ["Queue", "In call", "Agents", "Segments"] as const;
const DURATION = /\d+(?::\d\d)+/g;
/** A share of a time that is still growing. */
const SHARE = /(?<=Occupancy: )\d+(?=%)/;
const seconds = (text: string) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
/** People in a live monitor by name, and in a recording by pseudonym. */
const PEOPLE = /Ana Ferrer|Eva Sand|Ben Mora|Nadia Okoro|Piet Jansen|p[0-9a-f]{16}/g;

/** Content of the screen at one moment, people named by the order of their appearance. */
interface Seen {
  /** On the clock of the platform, ms. */
  readonly at: number;
  readonly words: readonly string[];
  /** Each time that is counted there, s. */
  readonly lasted: readonly number[];
}

/** Looks at the numbers, at how many are in each list, and at the rows of the one that is open. */
async function look(page: Page): Promise<Seen> {
  const { at, texts } = await page.getByRole("main").evaluate((main) => {
    const textsOf = (inside: ParentNode, selector: string) =>
      Array.from(inside.querySelectorAll(selector), (one) => one.textContent ?? "");
    const columns = textsOf(main, "[role=columnheader], thead th");
    const rows = Array.from(
      main.querySelectorAll("[role=row]:has([role=rowheader]), tr:has([scope=row])"),
      (row) =>
        textsOf(row, "[role=rowheader], [role=cell], th, td").map(
          (text, place) => `${columns[place]}: ${text}`,
        ),
    );
    // Their order may differ.
    const lines = rows.map((cells) => cells.sort().join(" | "));
    return {
      at: Date.now(),
      texts: [
        ...textsOf(main, "section[aria-label='Key figures'] a[href*='number=']"),
        ...textsOf(main, "nav[aria-label='Monitor lists'] a"),
        ...lines,
      ],
    };
  });
  const known: string[] = [];
  const named = texts.map((text) =>
    text.replaceAll(
      PEOPLE,
      (name) => `person ${known.includes(name) ? known.indexOf(name) : known.push(name) - 1}`,
    ),
  );
  return {
    at: at + now() - Date.now(),
    words: named.map((text) => text.replaceAll(DURATION, "m:ss").replace(SHARE, "some ")),
    lasted: named.flatMap((text) => [...text.matchAll(DURATION)].map(([one]) => seconds(one))),
  };
}

async function open(view: MonitorView, tab: (typeof TABS)[number]): Promise<void> {
  if ((await view.tab(tab).getAttribute("aria-current")) !== "page") await view.tab(tab).click();
  await soon(() => view.tab(tab).getAttribute("aria-current")).toBe("page");
}

test("shows the same screens in the replay of a session's recording", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(
    ...floor.arrives(floor.nadia),
    floor.queues("Ana Ferrer", { for: 60 }),
    floor.queues("Eva Sand", { for: 20, segment: floor.support }),
  );
  const live = new MonitorView(await enter("/monitor", { email: floor.email }));
  await live.isLive();
  await isRecorded(live.page);

  const acts: readonly (readonly [events: () => readonly object[], waiting: string])[] = [
    [() => [floor.queues("Ben Mora"), floor.offered("Ana Ferrer")], "Queue3"],
    [() => [floor.answers("Ana Ferrer"), ...floor.arrives(floor.piet, "break")], "Queue2"],
    [
      () => [
        floor.abandons("Ben Mora"),
        floor.hangsUp("Ana Ferrer"),
        floor.answers("Eva Sand", floor.nadia, floor.support),
      ],
      "Queue0",
    ],
  ];
  const before: (readonly (readonly [tab: (typeof TABS)[number], seen: Seen])[])[] = [];
  for (const [events, waiting] of acts) {
    await floor.happens(...events());
    await soon(() => live.tab("Queue").textContent()).toBe(waiting);
    const seen: (readonly [(typeof TABS)[number], Seen])[] = [];
    for (const tab of TABS) {
      await open(live, tab);
      seen.push([tab, await look(live.page)]);
    }
    before.push(seen);
  }
  const { name, text } = await savedFromPalette(live.page);

  const again = new MonitorView(
    await visit("/monitor/replay", { email: floor.email, viewport: { width: 2560, height: 1440 } }),
  );
  // A replay begins with other columns, of which one is its own.
  for (const views of before) {
    const at = views[0]?.[1].at ?? 0;
    await again.page.goto(`/monitor/replay?at=t${at}&cols=customer,segment,channel,state,waiting`);
    await again.page.locator("input[type=file]").setInputFiles(chosenFile(Buffer.from(text), name));
    await again.page.getByRole("button", { name: "Play", exact: true }).waitFor();
    for (const [tab, seen] of views) {
      await open(again, tab);
      await soon(async () => (await look(again.page)).words).toEqual(seen.words);
      const { lasted } = await look(again.page);
      // A clock on a screen is a moment late, and of the other lists a look was taken some time after the
      // first.
      lasted.forEach((one, index) =>
        expect(Math.abs((seen.lasted[index] ?? Number.NaN) - one)).toBeLessThanOrEqual(
          3 + (seen.at - at) / 1_000,
        ),
      );
    }
  }
  expect(
    before.flat().map(([tab, { words }]) => [tab, words.filter((one) => one.includes("person")).length]),
  ).toEqual([
    ["Queue", 3],
    ["In call", 0],
    ["Agents", 2],
    ["Segments", 0],
    ["Queue", 2],
    ["In call", 1],
    ["Agents", 2],
    ["Segments", 0],
    ["Queue", 0],
    ["In call", 1],
    ["Agents", 2],
    ["Segments", 0],
  ]);
});
