import { gzipSync } from "node:zlib";
import type { BrowserContextOptions, Page, Request } from "playwright-core";
import type { Bundles } from "./bundles.ts";
import { openPage } from "./chromium.ts";
import type { Figure } from "./figure.ts";
import { startOwnPlatform } from "./own-platform.ts";
import { PEERS } from "./stage.ts";

const KILOBYTE = 1_000;
const isScript = (type: string | undefined) => type?.includes("javascript") === true;

/** A first look at the console: where it goes, and when what it came for is there. */
interface Look {
  readonly url: string;
  readonly there: (page: Page) => Promise<unknown>;
  readonly options?: BrowserContextOptions;
}

/** Bytes, gzip, of every script that is requested until the page is there. */
async function scriptsUntil(chromium: string, { url, there, options }: Look): Promise<number> {
  const { page, browser } = await openPage(chromium, options);
  try {
    const requests: Request[] = [];
    page.on("request", (request) => void requests.push(request));
    await page.goto(url, { waitUntil: "commit" });
    await there(page);
    const needed = [...requests];
    const weights = await Promise.all(needed.map(weightOf));
    return weights.reduce((sum, weight) => sum + weight, 0);
  } finally {
    await browser.close();
  }
}

/** 0 for what is no script. */
async function weightOf(request: Request): Promise<number> {
  const response = await request.response();
  if (!response || !isScript(response.headers()["content-type"])) return 0;
  const weight = gzipSync(await response.body(), { level: 9 }).length;
  process.stderr.write(`  ${new URL(request.url()).pathname}: ${weight} bytes\n`);
  return weight;
}

/** What the login and the monitor make a browser load, from the platform as `npm start` starts it. */
export async function measureScripts(chromium: string): Promise<Figure[]> {
  const platform = await startOwnPlatform("demo");
  try {
    const { refreshToken } = await platform.signIn();
    const kept = JSON.stringify({ refreshToken, lineage: "bench", renewals: 0 });
    process.stderr.write("Scripts of the login:\n");
    const login = await scriptsUntil(chromium, { url: `${platform.url}/login`, there: (page) => page.locator("form").waitFor() });
    process.stderr.write("Scripts of the monitor:\n");
    const monitor = await scriptsUntil(chromium, {
      // The agents are there from the start; nobody may be waiting yet.
      url: `${platform.url}/monitor?tab=agents`,
      there: (page) => page.locator("[data-row]").first().waitFor(),
      options: { storageState: { cookies: [], origins: [{ origin: platform.url, localStorage: [{ name: "switchboard.session", value: kept }] }] } },
    });
    return [
      { id: "js-login", value: login / KILOBYTE, unit: "kB gzip", goal: { is: "<=", than: 100 } },
      { id: "js-monitor", value: monitor / KILOBYTE, unit: "kB gzip", goal: { is: "<=", than: 200 } },
    ];
  } finally {
    await platform.stop();
  }
}

/** What the peers' bundles weigh: their table alone, without a page around it. */
export const weighPeers = ({ peerWeights }: Bundles): Figure[] => PEERS.map((peer) => ({ id: `peer-${peer}-js`, value: (peerWeights.get(peer) ?? Number.NaN) / KILOBYTE, unit: "kB gzip" }));
