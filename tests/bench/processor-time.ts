import type { Browser, Page } from "playwright-core";
import { busyTime } from "./quiet.ts";

/** Processor time, ms, since they began. */
export interface ProcessorTime {
  /** Time of the thread that runs the page's scripts, its layout and its paint. */
  readonly main: number;
  /** Time of the whole process of the page: its workers, its compositor, and the thread that feeds it. */
  readonly renderer: number;
  /** Time of all other processes: neither of this browser nor of this process. */
  readonly others: number;
}

/** A way to read what a page costs. It is the time of threads, so it holds on a machine that is shared. */
export async function processorTimeOf(browser: Browser, page: Page): Promise<() => Promise<ProcessorTime>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const browserSession = await browser.newBrowserCDPSession();
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const { processInfo } = await browserSession.send("SystemInfo.getProcessInfo");
    const seconds = (of: typeof processInfo) => of.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    const { user, system } = process.cpuUsage();
    const main = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
    return {
      main: main * 1_000,
      renderer: seconds(processInfo.filter(({ type }) => type === "renderer")) * 1_000,
      others: (busyTime() ?? Number.NaN) - seconds(processInfo) * 1_000 - (user + system) / 1_000,
    };
  };
}
