import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { MORNING_FILE } from "./support/recorded-morning.ts";
import { settled } from "./support/settled.ts";
import { watchDoors } from "./support/watched-doors.ts";

const { visit } = consoleInBrowser({ settles: true });

async function opened(): Promise<Page> {
  const page = await visit("/monitor/replay?at=8");
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return page;
}

/** Requests of the live floor, which continues beside a replay, and of its session. */
const LIVE =
  /^(request \w+|fetch|socket) \S*\/(live\/|api\/(live-monitor\/snapshot|status|auth)\b)|storage \w+ switchboard\.session|^other tabs$/;
/** The control that leaves the replay, by its label. */
const LEAVES = "Open another replay file";

/**
 * In the page: presses the first control that was not pressed yet, and returns its name. What opens late
 * cannot come between the choice and the press.
 */
function pressNext(
  controls: (HTMLElement | SVGElement)[],
  { pressed, leaves }: { readonly pressed: readonly string[]; readonly leaves: string },
): string | null {
  for (const one of controls) {
    const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
    if (
      !(one instanceof HTMLElement) ||
      name === "" ||
      name === leaves ||
      pressed.includes(name) ||
      !one.checkVisibility() ||
      one.matches(":disabled, [aria-disabled=true]")
    )
      continue;
    one.focus();
    one.click();
    return name;
  }
  return null;
}

/** Presses once everything that can be pressed, and everything that this opens. */
async function pressAll(page: Page, pressed: Set<string>): Promise<void> {
  for (;;) {
    await settled(page);
    const over = page.getByRole("dialog").or(page.getByRole("menu")).last();
    const isOver = await over.isVisible();
    const place = isOver ? over : page.getByRole("main");
    const name = await place
      .getByRole("button")
      .or(place.getByRole("menuitem"))
      .evaluateAll(pressNext, { pressed: [...pressed], leaves: LEAVES });
    if (name !== null) pressed.add(name);
    else if (isOver) await page.keyboard.press("Escape");
    else return;
  }
}

test("reports every request to a blocked function", async () => {
  const page = await opened();
  const reached = await watchDoors(page);
  await page.evaluate(async () => {
    await fetch("/api/segments").catch(() => null);
    new XMLHttpRequest().open("GET", "/api/segments");
    new WebSocket("/api/elsewhere").close();
    new EventSource("/api/elsewhere").close();
    navigator.sendBeacon("/api/elsewhere", "x");
    localStorage.setItem("a", "b");
    sessionStorage.removeItem("a");
    indexedDB.open("kept");
    document.cookie = "a=b";
    window.open("about:blank")?.close();
    new BroadcastChannel("a").postMessage("b");
    history.replaceState(null, "", "/segments");
    history.replaceState(null, "", "/monitor/replay");
    const link = document.createElement("a");
    link.href = "/segments";
    document.body.append(link);
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    link.click();
    const form = document.createElement("form");
    document.body.append(form);
    addEventListener("submit", (event) => event.preventDefault(), { once: true });
    form.requestSubmit();
  });
  const doors = [
    "fetch",
    "request GET",
    "socket",
    "event source",
    "beacon",
    "local storage setItem a",
    "session storage removeItem a",
    "database kept",
    "cookie a=b",
    "window",
    "other tabs",
    "history",
    "link",
    "form",
  ];
  const seen = await reached();
  for (const door of doors) expect(seen.filter((one) => one.startsWith(door))).not.toEqual([]);
  const leaving = await watchDoors(page);
  await page.evaluate(() => location.assign("/terms"));
  await soon(() => page.url()).toMatch(/\/terms$/);
  await page.getByRole("heading").first().waitFor();
  expect(await leaving()).toContain("page /terms");
});

test("sends nothing to blocked functions in a replay, for any press", async () => {
  const page = await opened();
  const view = new MonitorView(page);
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(`request ${request.method()} ${new URL(request.url()).pathname}`),
  );
  const reached = await watchDoors(page);
  const pressed = new Set<string>();
  // Late answers of the worker open after everything was pressed, and would cover the next tab.
  const late = page.getByRole("dialog").or(page.getByRole("menu")).last();
  await page.addLocatorHandler(late, () => page.keyboard.press("Escape"));
  onTestFinished(() => page.removeLocatorHandler(late));
  for (const tab of ["In call", "Agents", "Segments", "Queue"]) {
    await view.tab(tab).click();
    await soon(() => view.tab(tab).getAttribute("aria-current")).toBe("page");
    await pressAll(page, pressed);
  }
  expect(pressed.size).toBeGreaterThan(40);
  for (const one of ["Play", "Add expectation", "What-if", "Columns", "Breakpoints", "Copy link"])
    expect([...pressed]).toContain(one);
  expect((await reached()).filter((one) => !LIVE.test(one))).toEqual([]);
  expect(asked.filter((one) => !LIVE.test(one) && !/^request GET \/(assets|icon)/.test(one))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/monitor/replay");
});
