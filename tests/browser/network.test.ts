import { expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import { newFolder } from "../support/new-folder.ts";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, stopClock } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const folder = newFolder();
const { enter, platform, resume, visit } = consoleInBrowser({ now, database: () => testDatabase(folder) });

/** Watches a floor with two customers; a test that changes the network needs a browser of its own. */
async function watch(path = "/monitor", come: typeof enter | typeof visit = enter) {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(floor.queues("Ana", { for: 90 }), floor.queues("Ben", { for: 60 }));
  const view = new MonitorView(await come(path, { email: floor.email }));
  await view.isLive();
  return { floor, view, page: view.page };
}

/** Reads a time such as 1:30. */
const secondsOf = (text: string | null): number => {
  const [minutes = NaN, seconds = NaN] = (text ?? "").split(":").map(Number);
  return minutes * 60 + seconds;
};

/** Counts the customers of each name in the list; each has to be there once. */
const once = async (view: MonitorView) => {
  const names = await view.names();
  return names.length === new Set(names).size ? names : `doubled: ${names.join()}`;
};

test("shows the age of its data without a network, keeps and marks its rows, and catches up on reconnect", async () => {
  const { floor, view, page } = await watch();
  await page.context().setOffline(true);
  await page.getByText("Offline", { exact: true }).waitFor();
  await page
    .getByText(/^No connection\. Showing data from \d\d:\d\d\. We’ll reconnect automatically\.$/)
    .waitFor();
  await view
    .number("Waiting")
    .getByText(/^stale since \d\d:\d\d$/)
    .waitFor();
  await expect.poll(() => page.getByRole("table").getAttribute("data-old")).toBe("");
  const waited = () => view.row("Ana").getByRole("cell").last().textContent();
  await floor.happens(
    floor.abandons("Ana"),
    floor.queues("Cleo"),
    floor.queues("Dora"),
    floor.abandons("Dora"),
  );
  await expect.poll(() => view.names()).toEqual(["Ana", "Ben"]);
  // The wait that is shown stays the same while time passes.
  const first = { at: now(), seconds: secondsOf(await waited()) };
  await expect
    .poll(async () => now() - first.at - (secondsOf(await waited()) - first.seconds) * 1_000)
    .toBeGreaterThan(3_000);

  await page.context().setOffline(false);
  await soon(() => once(view)).toEqual(["Ben", "Cleo"]);
  await page.getByText("Live", { exact: true }).waitFor();
  await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today2/);
  await expect.poll(() => page.getByText(/No connection|stale since/).count()).toBe(0);
  await expect.poll(() => page.getByRole("table").getAttribute("data-old")).toBeNull();
  await expect.poll(() => page.getByRole("link", { name: /anomal/ }).count()).toBe(0);
});

test("reconnects automatically to a restarted platform, with the same session and without lost or duplicate events", async () => {
  const { floor, view, page } = await watch("/monitor?sort=customer", visit);
  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/auth/") && asked.push(new URL(request.url()).pathname),
  );
  // It shows this from one second to fifteen, and the platform may take longer to stop.
  const reconnects = page.getByText("Reconnecting…", { exact: true }).waitFor();
  await Promise.all([reconnects, platform().close()]);
  await expect.poll(() => view.names()).toEqual(["Ana", "Ben"]);
  await resume();
  await floor.happens(floor.queues("Cleo"), floor.abandons("Ben"));
  await page.getByText("Live", { exact: true }).waitFor();
  await soon(() => once(view)).toEqual(["Ana", "Cleo"]);
  await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today1/);
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=customer");
  expect(asked).not.toContain("/api/auth/login");
});

/** Lets every socket of the page fail, as a proxy does that knows none. */
function refuseSockets(): void {
  window.WebSocket = class {
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      queueMicrotask(() => this.onerror?.(new Event("error")));
    }
    close(): void {}
  } as unknown as typeof WebSocket; // as much of one as is used before it is open
}

soakTest("falls back to snapshots if a proxy blocks sockets, and shows their age", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(floor.queues("Ana"));
  const page = await enter("/terms", { email: floor.email });
  const view = new MonitorView(page);
  await page.addInitScript(refuseSockets);
  await page.route(/\/live\//, (route) => route.abort());
  await page.clock.install();
  await page.goto("/monitor");
  await page.clock.runFor(5_000);
  await page.getByText(/^Updated (now|\d+ sec)/).waitFor();
  await soon(view.names).toEqual(["Ana"]);
  await floor.happens(floor.queues("Ben"), floor.abandons("Ana"));
  await page.clock.runFor(10_000);
  await soon(view.names).toEqual(["Ben"]);
  await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today1/);
});

soakTest(
  "where the code of the socket does not load, the rows are there and are refreshed all the same",
  async () => {
    const floor = await TestFloor.open(platform, now);
    await floor.happens(floor.queues("Ana"));
    const page = await visit("/terms", { email: floor.email });
    const view = new MonitorView(page);
    const missing = new Set<string>();
    await page.route("**/assets/*.js", async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("EIO")) return route.fulfill({ response });
      missing.add(route.request().url());
      return route.abort();
    });
    await page.goto("/monitor");
    await soon(view.names).toEqual(["Ana"]);
    await page.getByText(/^Updated (now|\d+ sec)/).waitFor();
    expect(missing.size).toBe(1);
    await floor.happens(floor.queues("Ben"), floor.abandons("Ana"));
    await soon(view.names).toEqual(["Ben"]);
  },
);

soakTest("signs out of the other tabs too, even without the platform and on any page", async () => {
  const { page } = await watch("/monitor", visit);
  const other = await page.context().newPage();
  await other.goto("/segments");
  await other.getByRole("button", { name: "Account: Ada Moreau" }).click();
  // So the platform cannot end the session in the first tab.
  await other.route("**/api/auth/logout", (route) => route.abort());
  await other.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(0);
});

soakTest("a session that is ended elsewhere ends here while no time passes, with the reason", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(floor.queues("Ana"));
  const view = new MonitorView(await enter("/monitor", { email: floor.email }));
  const { page } = view;
  await view.isLive();
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("switchboard.session") ?? "{}").refreshToken,
  );
  // From here on the page reacts to notifications only, and not to a later request of its own.
  await stopClock(page);
  expect((await platform().api("POST /auth/logout", { token })).status).toBe(204);
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByText("You signed out in another tab.").waitFor();
});

soakTest("shows the same page after a reload", async () => {
  const { view, page } = await watch("/monitor?tab=queue&q=an&density=compact", visit);
  await soon(view.names).toEqual(["Ana"]);
  await page.reload();
  await soon(view.names).toEqual(["Ana"]);
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("an");
  await expect
    .poll(() => page.getByRole("button", { name: "Compact" }).getAttribute("aria-pressed"))
    .toBe("true");
});
