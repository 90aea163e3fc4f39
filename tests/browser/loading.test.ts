import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, stopClock, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, open, platform, visit } = consoleInBrowser({ now });

const failureOf = (page: Page) =>
  page.getByRole("alert").getByRole("heading", { name: "Part of the console did not load" });

async function atTheSegments(come: typeof enter | typeof visit = visit) {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(floor.queues("Ana"));
  const page = await come("/segments", { email: floor.email });
  await page.getByText("Live", { exact: true }).waitFor();
  return { page, view: new MonitorView(page) };
}

soakTest("reports a page that has not loaded after two minutes, and shows it after a reload", async () => {
  const { page, view } = await atTheSegments(enter);
  await stopClock(page);
  const asked = new Promise<void>((resolve) => void page.route("**/assets/*.js", () => resolve()));
  await page.getByRole("link", { name: "Live Monitor" }).click();
  await asked;
  await page.clock.fastForward(119_000);
  await page.getByRole("status", { name: "Opening Switchboard" }).waitFor();
  expect(await failureOf(page).count()).toBe(0);
  await page.clock.fastForward(2_000);
  await failureOf(page).waitFor();
  await page.getByText("Reload the page to continue where you were.").waitFor();
  // The menu is there and leads to loaded pages.
  await page.getByRole("link", { name: "Segments" }).click();
  await page.getByRole("table").waitFor();
  await page.goBack();
  // It shows placeholders after a moment, by the stopped clock.
  await expect
    .poll(async () => {
      await page.clock.fastForward(400);
      return page.getByRole("status", { name: "Opening Switchboard" }).count();
    })
    .toBe(1);
  await page.clock.fastForward(121_000);
  await failureOf(page).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.clock.resume();
  await page.getByRole("button", { name: "Reload" }).click();
  await soon(view.names).toEqual(["Ana"]);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/monitor");
});

soakTest.each([
  ["js", "Live Monitor", "/monitor"],
  ["css", "Users", "/users"],
])(
  "reports a page of which a part (%s) fails to load, and shows it after a reload",
  async (kind, name, path) => {
    const { page } = await atTheSegments();
    await page.route(`**/assets/*.${kind}`, (route) => route.abort());
    await page.getByRole("link", { name }).click();
    await failureOf(page).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  },
);

soakTest("reports a drawer that fails to load, and opens it after a reload", async () => {
  const { page, view } = await atTheSegments();
  await page.getByRole("link", { name: "Live Monitor" }).click();
  await soon(view.names).toEqual(["Ana"]);
  await page.route("**/assets/*.js", (route) => route.abort());
  await view.number("Waiting").click();
  await failureOf(page).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("dialog", { name: "Waiting" }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?number=waiting");
});

test("violates no loading policy and reports no errors, from the sign-in to every drawer", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(
    ...floor.arrives(floor.nadia),
    floor.queues("Ana"),
    floor.abandons("Ana"),
    floor.abandons("Ana"),
    floor.queues("Ben"),
  );
  const page = await open("about:blank");
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  // What is no longer wanted when one goes elsewhere is let go.
  page.on(
    "requestfailed",
    (request) => request.failure()?.errorText !== "net::ERR_ABORTED" && broken.push(request.url()),
  );
  page.on(
    "response",
    (response) => response.status() >= 400 && broken.push(`${response.status()} ${response.url()}`),
  );
  await page.exposeFunction("tellOfViolation", (violation: string) => broken.push(violation));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).tellOfViolation(`${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );

  const answer = await page.goto("/login?redirect=/monitor");
  expect(answer?.headers()["content-security-policy"]).toMatch(/default-src 'none'(?!.*(?<!wasm-)unsafe)/);
  await typeCredentials(page, floor.email);
  await page.keyboard.press("Enter");
  const view = new MonitorView(page);
  await soon(view.names).toEqual(["Ben"]);
  const dialog = page.getByRole("dialog");
  for (const label of ["Waiting", "Service level"]) {
    await view.number(label).click();
    await dialog.locator("summary").first().click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.getByRole("link", { name: "1 anomaly" }).click();
  await dialog.getByRole("listitem").first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add filter" }).click();
  await dialog.getByRole("button", { name: "Channel" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
  await dialog.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  for (const tab of ["In call", "Agents", "Segments", "Queue"]) await view.tab(tab).click();
  await soon(view.names).toEqual(["Ben"]);
  expect(broken).toEqual([]);
});

const nothingCame = (page: Page) => page.getByRole("alert").getByText("Switchboard did not load.");

soakTest.each(["script", "stylesheet"])(
  "offers a reload on the page itself if the first %s fails to load",
  async (kind) => {
    const page = await visit("/terms", { email: null });
    await page.route("**/assets/*", (route) =>
      route.request().resourceType() === kind ? route.abort() : route.continue(),
    );
    await page.goto("/login");
    await nothingCame(page).waitFor();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Reload the page" }).click();
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await nothingCame(page).isVisible()).toBe(false);
  },
);

soakTest("offers a reload on the page itself if nothing loads for two minutes", async () => {
  const page = await open("/terms");
  await stopClock(page);
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/login", { waitUntil: "commit" });
  await page.locator("#root").waitFor({ state: "attached" });
  await page.clock.fastForward(119_000);
  await expect.poll(() => nothingCame(page).isVisible()).toBe(false);
  await page.clock.fastForward(2_000);
  await soon(() => nothingCame(page).isVisible()).toBe(true);
});

/** Lets through what a page has asked for up to now, and nothing else of the console. */
async function blockWhatIsNew(page: Page): Promise<void> {
  const known = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.route("**/assets/*.js", (route) =>
    known.includes(route.request().url()) ? route.continue() : route.abort(),
  );
}

soakTest("reports a language that fails to load, and shows it after a reload", async () => {
  const page = await visit("/login", { email: null });
  await blockWhatIsNew(page);
  await page.getByRole("button", { name: "Français" }).click();
  await failureOf(page).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await soon(() => page.locator("html").getAttribute("lang")).toBe("fr");
});

soakTest("a language that does not come at the very beginning leaves no blank page", async () => {
  const page = await visit("/login", { email: null });
  await blockWhatIsNew(page);
  await page.evaluate(() =>
    localStorage.setItem("switchboard.preferences", JSON.stringify({ locale: "fr" })),
  );
  await page.reload();
  await soon(() => nothingCame(page).isVisible()).toBe(true);
});
