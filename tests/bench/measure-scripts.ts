import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Response } from "playwright-core";
import type { Bundles } from "./bundles.ts";
import { openPage } from "./chromium.ts";
import type { Readings } from "./figure.ts";
import { startOwnPlatform } from "./own-platform.ts";
import { signedIn } from "./signed-in.ts";
import { PEERS } from "./stage.ts";

const KILOBYTE = 1_000;
const ARRIVAL = "arrival";
const isScript = (type: string | undefined) => type?.includes("javascript") === true;

/** First visit of the console: its address, and the content to wait for. */
interface Look {
  readonly url: string;
  /** A selector. */
  readonly wanted: string;
  readonly options?: BrowserContextOptions;
}

/**
 * Measures the gzip bytes of every script that is requested until the wanted content appears in the page. The
 * page itself keeps the time.
 */
async function scriptsUntil(chromium: string, { url, wanted, options }: Look): Promise<number> {
  const { page, browser } = await openPage(chromium, options);
  try {
    const responses = new Map<string, Response>();
    page.on("response", (response) => void responses.set(response.url(), response));
    await page.addInitScript(markArrival, wanted);
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(wanted).first().waitFor();
    const needed = await page.evaluate((mark) => {
      const at = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
      return performance
        .getEntriesByType("resource")
        .flatMap(({ name, startTime }) => (startTime <= at ? name : []));
    }, ARRIVAL);
    const weights = await Promise.all(needed.map((name) => weightOf(responses.get(name))));
    return weights.reduce((sum, weight) => sum + weight, 0);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function markArrival(wanted: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(wanted) === null) return;
    performance.mark("arrival"); // the name is ARRIVAL: nothing of outside is seen in here
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Returns the bytes of a script, 0 for other responses. */
async function weightOf(response: Response | undefined): Promise<number> {
  if (!response || !isScript(response.headers()["content-type"])) return 0;
  const weight = gzipSync(await response.body(), { level: 9 }).length;
  process.stderr.write(`  ${new URL(response.url()).pathname}: ${weight} bytes\n`);
  return weight;
}

/**
 * Measures the scripts that a browser loads for sign-in and monitor, from the platform as `npm start` starts
 * it.
 */
export async function measureScripts(chromium: string): Promise<Readings> {
  const platform = await startOwnPlatform("demo");
  try {
    const session = await platform.signIn();
    // A platform that has just started answers slowly, and other scripts that a page loads in that time are
    // not for its rows.
    const warm = await fetch(`${platform.url}/api/live-monitor/snapshot`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    if (!warm.ok) throw new Error(`The platform did not give its floor: ${warm.status}.`);
    await warm.arrayBuffer();
    process.stderr.write("Scripts of the login:\n");
    const login = await scriptsUntil(chromium, { url: `${platform.url}/login`, wanted: "form" });
    process.stderr.write("Scripts of the monitor:\n");
    const monitor = await scriptsUntil(chromium, {
      // The agents are there from the start; there may be no waiting customers yet.
      url: `${platform.url}/monitor?tab=agents`,
      wanted: "[data-row]",
      options: signedIn(platform, session),
    });
    return { "js-login": login / KILOBYTE, "js-monitor": monitor / KILOBYTE };
  } finally {
    await platform.stop();
  }
}

/** Returns the sizes of the peers' bundles: their table alone, without a page around it. */
export const weighPeers = ({ peerWeights }: Bundles): Readings =>
  Object.fromEntries(
    PEERS.map((peer) => [`peer-${peer}-js`, (peerWeights.get(peer) ?? Number.NaN) / KILOBYTE]),
  );
