import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { type TestPlatform, type TestPlatformOptions, startPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";
import { followRequests } from "./settled.ts";

const BUILT = fileURLToPath(new URL("../../../dist/console", import.meta.url));
/** Messages of the browser itself about a response or a connection; tests check whether it was expected. */
const EXPECTED =
  /Failed to load resource|WebSocket connection to|Cross-Origin-Opener-Policy header has been ignored/;
// With the drawing in the browser's own process a page costs a seventh less.
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-dev-shm-usage",
  "--host-resolver-rules=MAP switchboard.example 127.0.0.1",
];
/**
 * A name of the platform that is not this machine's own: over plain HTTP a browser then trusts the page less.
 */
export const ELSEWHERE = "switchboard.example";

// What the server's tests hurry for costs a browser, which looks all the time, a fifth of a core.
const DELAYS = { heartbeat: 1_000, sessionWatch: 500 };
/** A file of the platform that is no page of the console: it has the console's storage and runs nothing. */
const NO_PAGE = "/icon.svg";
/** Events of a page that tests listen to. */
const LISTENED = [
  "console",
  "dialog",
  "download",
  "framenavigated",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

/** ms. On a machine that has other things to do a page is late, and nothing is wrong. */
const PATIENCE = 60_000;

const ADMIN = "admin@demo.example";
const WINDOW = { width: 1440, height: 900 };

interface EnterOptions extends BrowserContextOptions {
  readonly email?: string;
}

interface VisitOptions {
  readonly email?: string | null;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
}

interface ConsoleOptions extends Pick<TestPlatformOptions, "now" | "config"> {
  /** Opens the platform's database, on each start. */
  readonly database?: () => Promise<Database>;
  /** True if tests of the file wait with `settled()`, for which every request of a page is followed. */
  readonly settles?: true;
}

/** One for all files of a process, with which it ends. */
let running: Promise<Browser> | null = null;
export const theBrowser = (): Promise<Browser> =>
  (running ??= chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: ARGUMENTS,
  }));

/** Errors inside the pages of the test that runs. */
const wrong: string[] = [];
/**
 * The page for the tests of all files of this process, and the address of the platform that it was made for.
 */
let shared: { readonly page: Page; readonly url: string } | null = null;
/**
 * The port of the last file's platform. At the same address the browser has the console loaded and compiled
 * already.
 */
let lastPort = 0;

/**
 * Returns the port of the last file's platform, or 0, which is any other, where something has taken it since.
 */
const usualPort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
      .on("error", () => resolve(0))
      .listen(lastPort, "127.0.0.1", () => probe.close(() => resolve(lastPort)));
  });

/** The built console in a real browser, before a real platform of the file's own. */
export function consoleInBrowser({ database, settles, ...options }: ConsoleOptions = {}) {
  let browser: Browser;
  let platform: TestPlatform;
  const sessions = new Map<string, Promise<string>>();
  const start = async (port = 0) =>
    startPlatform({
      consoleFolder: BUILT,
      port,
      delays: DELAYS,
      ...options,
      ...(database && { database: await database() }),
    });

  beforeAll(async () => {
    if (!existsSync(`${BUILT}/index.html`)) throw new Error("The console is not built: run `npm run build`.");
    [browser, platform] = await Promise.all([theBrowser(), start(await usualPort())]);
    lastPort = Number(new URL(platform.url).port);
  });
  afterAll(async () => {
    // Or it would ask for this platform until there is another.
    if (shared && !shared.page.isClosed()) await shared.page.goto(platform.url + NO_PAGE);
    await platform.close();
  });

  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: WINDOW,
      locale: "en-GB",
      timezoneId: "Europe/Madrid",
      reducedMotion: "reduce",
      baseURL: platform.url,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    if (settles) context.on("page", followRequests);
    context.on("weberror", (error) => wrong.push(error.error().message));
    context.on("console", (message) => {
      if (message.type() === "error" && !EXPECTED.test(message.text())) wrong.push(message.text());
    });
    return context;
  };

  /** Every error inside a page fails the test. */
  const watchForErrors = (close: () => Promise<void>) => {
    wrong.length = 0;
    onTestFinished(async () => {
      await close();
      expect(wrong).toEqual([]);
    });
  };

  /** Opens a page of an unused browser. */
  const open = async (
    path: string,
    { kept = null, ...options }: BrowserContextOptions & { readonly kept?: string | null } = {},
  ): Promise<Page> => {
    const context = await newContext(options);
    watchForErrors(() => context.close());
    if (kept !== null) await context.addInitScript(keepOnce, kept);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  /** Returns the shared page, which shows nothing and keeps nothing, with the session that is to be kept. */
  const clearedPage = async (kept: string | null): Promise<Page> => {
    if (shared?.page.isClosed() || shared?.url !== platform.url) {
      await shared?.page.context().close();
      shared = { page: await (await newContext()).newPage(), url: platform.url };
    }
    const { page } = shared;
    // A page that still ran could write again what is cleared.
    await page.goto(NO_PAGE);
    await page.evaluate(keepAlone, kept);
    await page.context().clearCookies();
    return page;
  };

  /** Ends what a test began in the shared page. */
  const leave = async (page: Page): Promise<void> => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of LISTENED) page.removeAllListeners(event);
    await page.context().clearPermissions();
    for (const other of page.context().pages()) if (other !== page) await other.close();
  };

  const signIn = async (email: string): Promise<string> =>
    (await platform.signIn(email, { remember: true })).refreshToken;
  /** Returns the stored session of a signed-in user; one session for all tests of the file. */
  const keptOf = async (email: string): Promise<string> => {
    const session = sessions.get(email) ?? signIn(email);
    sessions.set(email, session);
    const refreshToken = await session;
    return JSON.stringify({ refreshToken, lineage: refreshToken, renewals: 0 });
  };

  return {
    open,
    platform: () => platform,
    /** Starts the platform again, after it was closed, at the same address and with the same data. */
    resume: async (): Promise<void> => {
      platform = await start(Number(new URL(platform.url).port));
    },
    /** Opens a separate browser as a signed-in user who returns, as with "keep me signed in". */
    enter: async (path: string, { email = ADMIN, ...context }: EnterOptions = {}): Promise<Page> => {
      const page = await open(path, { ...context, kept: await keptOf(email) });
      await isReady(page);
      return page;
    },
    /**
     * Does the same in one page for all tests of all files, which costs a third; without `email` no user is
     * signed in. Nothing that was stored, routed or listened to remains. A test that changes the clock, the
     * network or the scripts at the start of a page needs a separate browser, and so does a second person in
     * a test.
     */
    visit: async (
      path: string,
      { email = ADMIN, viewport = WINDOW, ...media }: VisitOptions = {},
    ): Promise<Page> => {
      const page = await clearedPage(email === null ? null : await keptOf(email));
      watchForErrors(() => leave(page));
      if (settles) followRequests(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({
        reducedMotion: "reduce",
        colorScheme: "light",
        forcedColors: "none",
        ...media,
      });
      await page.goto(path);
      await isReady(page);
      return page;
    },
  };
}

/** Waits for a page that also handles input, which it does after it has drawn. */
async function isReady(page: Page): Promise<void> {
  await page.locator("h1").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Puts a login where the console keeps it, once: who has left is not brought back by the next page. */
function keepOnce(kept: string): void {
  // The empty page before has no storage, nor has a frame without an origin.
  if (globalThis.origin === "null" || localStorage.getItem("test.kept") !== null) return;
  localStorage.setItem("test.kept", "");
  localStorage.setItem("switchboard.session", kept);
}

/** Stores a session, or none, and removes everything else. */
function keepAlone(kept: string | null): void {
  sessionStorage.clear();
  localStorage.clear();
  if (kept !== null) localStorage.setItem("switchboard.session", kept);
}

/** Fills in the form, in any language. */
export async function typeCredentials(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator("[autocomplete=username]").fill(email);
  await page.locator("[autocomplete=current-password]").fill(password);
  await page.locator("input[required]").check();
}

/**
 * Stops the clock of this page, so that only the test moves it: a slow machine is never too late for a timer.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // A time that is still in the future when the browser receives it.
  await page.clock.pauseAt(Date.now() + PATIENCE);
}

/**
 * Repeats a check until it passes, while time passes slowly in a page with a stopped clock: a starting page
 * waits for timers.
 */
export const slowly = <Look>(page: Page, look: () => Look | Promise<Look>) =>
  expect.poll(async () => {
    await page.clock.runFor(10);
    return look();
  });

/** Returns the focused element, by its name or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement
        ? [...(element.labels ?? [])].map((label) => label.textContent)
        : [];
    return (
      element?.getAttribute("aria-label") ??
      (labels.join(" ") || (element?.id === "content" ? "content" : (element?.textContent ?? "")))
    ).trim();
  });

/** Makes an error response of the platform. */
export const refusal = (status: number) => ({
  status,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "/problems/unexpected", title: "No", status, instance: "01TESTID" }),
});
