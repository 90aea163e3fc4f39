import { expect, test } from "vitest";
import { liveFeedMachine } from "../../machines/live-feed.ts";
import { passwordResetMachine } from "../../machines/password-reset.ts";
import { sessionMachine } from "../../machines/session.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingTransition } from "../../openapi/generated/recording.ts";
import { chartOf } from "../../src/app/recorder/machine-desk.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { floorToJson } from "../../streams/projections/floor.ts";
import { RecordingCheck } from "../../streams/recording/check-recording.ts";
import { floorHash } from "../../streams/replay/floor-hash.ts";
import { stateBefore } from "../../streams/replay/state-before.ts";
import { faultsOfLine } from "../support/recording-schemas.ts";
import { retaken } from "../support/retaken.ts";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { isRecorded, savedBeside, savedFromPalette } from "./support/saved-recording.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, open, platform, visit } = consoleInBrowser({ now });

type Line = { readonly k?: string } & Readonly<Record<string, unknown>>;
const isEvent = (line: Line): line is Line & Event => line["specversion"] === "1.0";
const isTransition = (line: Line): line is Line & RecordingTransition => line.k === "transition";

test("saves a valid recording of the last minutes that folds into the shown state", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(...floor.arrives(floor.nadia), floor.queues("Ana Ferrer", { for: 60 }));
  const page = await visit("/monitor", { email: floor.email });
  const view = new MonitorView(page);
  await view.isLive();
  await isRecorded(page);
  await floor.happens(
    floor.queues("Ben Mora"),
    floor.queues("Carla Ruiz", { segment: floor.support }),
    floor.answers("Ana Ferrer"),
  );
  await soon(() => view.names()).toHaveLength(2);
  await view.tab("Agents").click();
  await page.getByRole("rowheader", { name: "Nadia Okoro" }).waitFor();
  await floor.happens(floor.abandons("Ben Mora"), floor.hangsUp("Ana Ferrer"));
  await soon(() => view.number("Waiting").textContent()).toContain("1");

  const { name, lines } = await savedFromPalette(page);
  await page
    .getByText(/^Saved the last \d+ min .+ It contains no names, addresses, texts, passwords or codes\.$/)
    .waitFor();
  expect(name).toMatch(/^switchboard-\d{8}T\d{4}\.ndjson$/);

  const check = new RecordingCheck();
  const findings = lines.flatMap((line) => check.read(new TextEncoder().encode(line)));
  expect([...findings, ...check.end(true)]).toEqual([]);
  expect(check.checked().isSealed).toBe(true);
  expect(lines.flatMap(faultsOfLine)).toEqual([]);

  const records = lines.map((line) => JSON.parse(line) as Line);
  const begin = stateBefore(records[1] ?? {});
  const events = records.filter(isEvent);
  expect(events.map(({ type }) => type)).toEqual([
    "queue-created",
    "queue-created",
    "call-created",
    "queue-abandoned",
    "call-ended",
  ]);
  const floorThen = begin && evolveFloor(begin.floor, events);
  expect(floorThen && [floorThen.queue.size, floorThen.calls.size, floorThen.agents.size]).toEqual([1, 0, 2]);
  expect(records.find(({ k }) => k === "snapshot")).toMatchObject({
    offset: events.at(-1)?.offset,
    hash: floorThen && floorHash(floorToJson(floorThen)),
  });

  expect(records).toContainEqual(
    expect.objectContaining({ k: "intent", act: "click", role: "link", route: "/monitor" }),
  );
  expect(records).toContainEqual(expect.objectContaining({ k: "intent", act: "key", key: "Ctrl k" }));
  const [header = {}] = records;
  expect(header).toMatchObject({
    locale: "en",
    redaction: {},
    charts: [chartOf(sessionMachine, "0.1.0"), chartOf(liveFeedMachine, "0.1.0")],
  });
});

soakTest(
  "includes earlier requests, machine states and folded events from before the recorder started",
  async () => {
    const floor = await TestFloor.open(platform, now);
    const page = await enter("/monitor", { email: floor.email });
    const view = new MonitorView(page);
    await view.isLive();
    await floor.happens(floor.queues("Ana Ferrer"));
    await page.getByRole("rowheader", { name: "Ana Ferrer" }).waitFor();
    expect(await page.evaluate(() => performance.getEntriesByName("recorder").length)).toBe(0);
    await isRecorded(page);
    const { lines } = await savedFromPalette(page);
    expect(lines.flatMap(faultsOfLine)).toEqual([]);
    const records = lines.map((line) => JSON.parse(line) as Line);
    expect(records.filter(isEvent).map(({ type }) => type)).toEqual(["queue-created"]);
    const [loaded = 0] = await page.evaluate(() =>
      performance.getEntriesByName("recorder").map(({ startTime }) => performance.timeOrigin + startTime),
    );
    const early = records.filter(({ at }) => typeof at === "number" && at < loaded - 500);
    expect(early).toContainEqual(
      expect.objectContaining({ k: "exchange", route: "/live-monitor/snapshot", status: 200 }),
    );
    const feed = early.filter(isTransition).filter(({ machine }) => machine === "liveFeed");
    expect(feed.map(({ from }) => from)[0]).toBe(null);
    const { recorded, taken } = retaken(
      liveFeedMachine,
      records.filter(isTransition).filter(({ machine }) => machine === "liveFeed"),
    );
    expect(recorded.length).toBeGreaterThan(2);
    expect(taken).toEqual(recorded);
  },
);

soakTest(
  "where the words of the way to save do not come there is no way, and no other fault beside",
  async () => {
    const page = await open("/terms");
    await page.route("**/assets/*.js", async (route) => {
      const answer = await route.fetch();
      await ((await answer.text()).includes("Save a diagnostic recording")
        ? route.abort()
        : route.fulfill({ response: answer }));
    });
    const missing = page.waitForEvent("requestfailed");
    await page.goto("/login");
    await page.route("**/api/auth/login", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        json: { type: "/problems/unavailable", title: "No", status: 503 },
      }),
    );
    await missing;
    await isRecorded(page);
    await typeCredentials(page, "nobody@demo.example");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await page.locator("button:empty").count()).toBe(0);
  },
);

soakTest(
  "a login is recorded from its first state, and the way to a new password, each with its chart",
  async () => {
    const page = await visit("/login", { email: null });
    await page.locator("[autocomplete=username]").waitFor();
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("textbox").fill("nobody@demo.example");
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "PIN" }).waitFor();
    await isRecorded(page);
    await page.route("**/api/auth/password-reset/pin", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        json: { type: "/problems/unavailable", title: "No", status: 503 },
      }),
    );
    await page.getByRole("textbox", { name: "PIN" }).fill("12345678");
    await page.keyboard.press("Enter");
    const { lines, text } = await savedBeside(page);
    expect(text).not.toMatch(/nobody@|12345678/);
    const [header, ...records] = lines.map((line) => JSON.parse(line) as Line);
    expect(header).toMatchObject({
      charts: expect.arrayContaining([
        expect.objectContaining({ id: "passwordReset", hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
      ]),
    });
    const way = records.filter(isTransition).filter(({ machine }) => machine === "passwordReset");
    expect(way.length).toBeGreaterThan(2);
    const { recorded, taken } = retaken(passwordResetMachine, way);
    expect(taken).toEqual(recorded);
  },
);

soakTest("replays recorded machine states from the same inputs", async () => {
  const floor = await TestFloor.open(platform, now);
  const page = await enter("/monitor", { email: floor.email });
  await new MonitorView(page).isLive();
  await isRecorded(page);
  await page.context().setOffline(true);
  await page.getByText(/^No connection\. Showing/).waitFor();
  await page.context().setOffline(false);
  await new MonitorView(page).isLive();
  await floor.happens(floor.queues("Ana Ferrer"));
  await page.getByRole("rowheader", { name: "Ana Ferrer" }).waitFor();

  const { lines, text } = await savedFromPalette(page);
  expect(text).not.toMatch(/Ana|Ferrer|Moreau/);
  const transitions = lines.map((line) => JSON.parse(line) as Line).filter(isTransition);
  const feed = transitions.filter(({ machine }) => machine === "liveFeed");
  expect(feed.map(({ to }) => to)).toEqual(
    expect.arrayContaining(["offline", "settling", "syncing", { live: "fresh" }]),
  );
  for (const [machine, own] of [
    [liveFeedMachine, feed],
    [sessionMachine, transitions.filter(({ machine: of }) => of === "session")],
  ] as const) {
    const { recorded, taken } = retaken(machine, own);
    expect(taken).toEqual(recorded);
  }
});

soakTest("offers to save a diagnostic recording beside an error", async () => {
  const page = await enter("/segments");
  await isRecorded(page);
  await page.route("**/api/search*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.route("**/api/segments*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { type: "/problems/unavailable", title: "No", status: 503, id: "01TESTID" },
    }),
  );
  await page.getByRole("searchbox").first().fill("sa");
  const banner = page.getByRole("alert").locator("xpath=..");
  const download = page.waitForEvent("download");
  await banner.getByRole("button", { name: "Save a diagnostic recording" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ndjson$/);
  await banner.getByText(/^Saved the last 1 min/).waitFor();
});
