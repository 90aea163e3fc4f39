import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";

/** No sandbox, so that it runs in a container; all automatic background activity of the browser is off. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Forty compact rows of the agents' list are in sight: as many as the method wants. */
const VIEWPORT = { width: 1280, height: 1792 };

/** A page in a browser of its own, that nothing else has been open in. */
export interface OwnPage {
  readonly page: Page;
  readonly browser: Browser;
  /** Errors that the page did not handle. */
  readonly errors: readonly string[];
}

/** Opens it. The browser ends with this process, however that ends. */
export async function openPage(
  executablePath: string,
  options: BrowserContextOptions = {},
): Promise<OwnPage> {
  const browser = await chromium.launch({
    executablePath,
    args: ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: "en-GB",
    timezoneId: "UTC",
    colorScheme: "light",
    ...options,
  });
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  return { page: await context.newPage(), browser, errors };
}
