import { expect, test } from "vitest";
import { consoleInBrowser, refusal, slowly, stopClock } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform, visit } = consoleInBrowser({ now });
const SNAPSHOT = "**/api/live-monitor/snapshot";

/** Opens the floor of a contact center in which Ana waits. */
async function whereAnaWaits(): Promise<TestFloor> {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(floor.queues("Ana", { for: 60 }));
  return floor;
}

/** A browser of its own, whose clock is the test's. */
async function withClock(floor: TestFloor): Promise<MonitorView> {
  const page = await enter("/terms", { email: floor.email });
  await stopClock(page);
  return new MonitorView(page);
}

test("describes the future contents of each empty list in its own words", async () => {
  // An account without any people or segments, and without events.
  const view = new MonitorView(await visit("/monitor", { email: "admin@other.example" }));
  const { page } = view;
  const shownTexts = async () =>
    (
      await page
        .getByRole("status")
        .filter({ has: page.getByRole("heading") })
        .innerText()
    ).split(/\n+/);
  await soon(shownTexts).toEqual([
    "No customers waiting",
    "Customers appear here as soon as they join a queue.",
  ]);
  await view.tab("In call").click();
  await soon(shownTexts).toEqual(["No calls in progress", "Calls appear here when an agent answers."]);
  await view.tab("Agents").click();
  await soon(shownTexts).toEqual(["No agents yet", "Agents appear here when they connect or are added."]);
  await view.tab("Segments").click();
  await soon(shownTexts).toEqual([
    "No segments yet",
    "Segments appear here when they are created or receive a customer.",
  ]);
  await expect.poll(() => view.names()).toEqual([]);
});

test("reports a filter without matches, and resets it in one step", async () => {
  const floor = await whereAnaWaits();
  const view = new MonitorView(await visit("/monitor?q=nobody&is.channel=video", { email: floor.email }));
  const { page } = view;
  await page.getByRole("heading", { name: "No results" }).waitFor();
  await page.getByText("0 of 1", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await soon(view.names).toEqual(["Ana"]);
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("shows placeholder rows while the floor loads, then a text, then the reason of the delay, and recovers automatically", async () => {
  const view = await withClock(await whereAnaWaits());
  const { page } = view;
  let asked = 0;
  await page.route(SNAPSHOT, async (route) => {
    asked++;
    await route.fulfill(refusal(503));
  });
  await page.goto("/monitor");
  await slowly(page, () => page.getByRole("status", { name: "Waiting customers" }).count()).toBe(1);
  await page.clock.fastForward(3_500);
  await page.getByText("Still loading the monitor. The platform is slower than usual.").waitFor();
  await expect.poll(() => view.number("Waiting").textContent()).toMatch(/^Waiting-/);
  await page.clock.fastForward(7_000);
  await page.getByRole("alert").getByRole("heading", { name: "The monitor did not load" }).waitFor();
  await page.getByRole("alert").getByText("Retrying automatically.").waitFor();
  const before = asked;
  await page.getByRole("button", { name: "Try now" }).click();
  // A socket that has just opened waits for a second before the stream asks.
  await slowly(page, () => asked).toBeGreaterThan(before);
  await page.unroute(SNAPSHOT);
  await page.clock.resume();
  await page.clock.fastForward(10_000);
  await soon(view.names).toEqual(["Ana"]);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await page.getByText("Live", { exact: true }).waitFor();
});

test("a platform that falls silent costs the numbers their trust, and its next word gives it back", async () => {
  const floor = await whereAnaWaits();
  const view = await withClock(floor);
  const { page } = view;
  let silent = false;
  await page.routeWebSocket(/\/live\//, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((message) => {
      if (!silent) socket.send(message);
    });
  });
  await page.clock.resume();
  await page.goto("/monitor");
  await view.isLive();
  silent = true;
  await page.clock.fastForward(16_000);
  await page.getByText(/^Stale since \d\d:\d\d$/).waitFor();
  await view
    .number("Waiting")
    .getByText(/^stale since \d\d:\d\d$/)
    .waitFor();
  await page
    .getByText(
      /^No updates since \d\d:\d\d\. Numbers and waiting times are frozen\. Reconnecting automatically\.$/,
    )
    .waitFor();
  // Ana's current wait is unknown: the count stops, and her row stays.
  const waited = await view.row("Ana").getByRole("cell").last().textContent();
  await page.clock.fastForward(5_000);
  expect(await view.row("Ana").getByRole("cell").last().textContent()).toBe(waited);
  await floor.happens(floor.queues("Ben"));
  silent = false;
  await page.clock.fastForward(15_000);
  await page.getByText("Live", { exact: true }).waitFor();
  await soon(view.names).toEqual(["Ana", "Ben"]);
  await expect.poll(() => page.getByText(/stale since|nothing heard/i).count()).toBe(0);
});
