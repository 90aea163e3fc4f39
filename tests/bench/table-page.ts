import { setTimeout as pause } from "node:timers/promises";
import type { OwnPage } from "./chromium.ts";
import type { Room } from "./page/bench-page.ts";
import type { Reading } from "./page/meter.ts";
import { processorTimeOf, type ProcessorTime } from "./processor-time.ts";
import { quiet } from "./quiet.ts";
import { quantile } from "./statistics.ts";

/** Result of a load on a table. */
export interface Step {
  readonly rate: number;
  /** Delivered part of the due events; 1 is everything. */
  readonly delivered: number;
  /** The time from frame to frame, and from made to shown, that 95 of 100 do not pass; ms. */
  readonly frame: number;
  readonly staleness: number;
  /** Processor time, ms for each thousand events. */
  readonly cost: Pick<ProcessorTime, "main" | "renderer">;
  /** Number of cores that other processes kept busy during it; NaN if unknown. */
  readonly others: number;
  /** Faults: a last state not shown, a repeated request, an error. */
  readonly wrong: readonly string[];
}

export interface Lasting {
  /** ms before anything counts, and how long it counts. */
  readonly warm: number;
  readonly ms: number;
}

/** ms after which a page without a response counts as frozen. */
const STANDSTILL = 20_000;
const OPENING = 120_000;

/** One table in a page of its own browser, that can be put under load. */
export class TablePage {
  private constructor(
    private readonly own: OwnPage,
    readonly room: Room,
    private readonly time: () => Promise<ProcessorTime>,
  ) {}

  /** Waits until the table shows its rows and has nothing to complain about. */
  static async whenReady(own: OwnPage): Promise<TablePage> {
    const { page, browser, errors } = own;
    const until = performance.now() + OPENING;
    let complaints: readonly string[] = [];
    try {
      for (let isReady = false; !isReady;) {
        if (errors.length > 0 || performance.now() > until)
          throw new Error(`The table did not open. ${[...errors, ...complaints].join("; ")}`);
        await pause(100);
        // Without what it needs the script that answers is not there; what is not shown yet has nothing to
        // settle.
        complaints = await page.evaluate(async () =>
          (window.bench?.shown() ?? -1) < 0 ? ["nothing is shown"] : ((await window.bench?.settle()) ?? []),
        );
        isReady = complaints.length === 0;
      }
      const room = await page.evaluate(() => window.bench?.room());
      if (!room) throw new Error("The page says nothing of its room.");
      return new TablePage(own, room, await processorTimeOf(browser, page));
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  /** Puts the table under load for a while, once the machine is calm; null if the page froze. */
  async step(rate: number, lasting: Lasting): Promise<Step | null> {
    const { page, errors } = this.own;
    await quiet();
    await page.evaluate((rate) => window.bench?.start(rate), rate);
    const read = await answered(this.read(lasting), lasting.warm + lasting.ms);
    const wrong = read && (await answered(page.evaluate(() => window.bench?.settle())));
    if (!wrong) return null;
    const { reading, before, after } = read;
    return {
      rate,
      delivered: reading.events / ((rate * reading.ms) / 1_000),
      frame: quantile(reading.frames, 0.95),
      staleness: quantile(reading.staleness, 0.95),
      cost: {
        main: ((after.main - before.main) * 1_000) / reading.events,
        renderer: ((after.renderer - before.renderer) * 1_000) / reading.events,
      },
      others: (after.others - before.others) / reading.ms,
      wrong: [...wrong, ...errors],
    };
  }

  /** Shows another tab of the console in its place. */
  async turnTo(tab: string): Promise<void> {
    const { page } = this.own;
    const tabs = page.getByRole("navigation", { name: "Monitor lists" });
    await tabs.getByRole("link", { name: tab }).click();
    await page.locator("[data-row]").first().waitFor({ state: "detached" });
  }

  /** Returns bytes in use on the heap. */
  async heap(): Promise<number> {
    const session = await this.own.page.context().newCDPSession(this.own.page);
    // What is let go of by the first may only be seen to be free by the next.
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    await session.detach();
    return usedSize;
  }

  async close(): Promise<void> {
    await this.own.browser.close();
  }

  private async read({ warm, ms }: Lasting): Promise<{
    readonly reading: Reading;
    readonly before: ProcessorTime;
    readonly after: ProcessorTime;
  }> {
    const { page } = this.own;
    await pause(warm);
    const before = await this.time();
    await page.evaluate(() => window.bench?.mark());
    await pause(ms);
    const reading = await page.evaluate(() => window.bench?.collect());
    const after = await this.time();
    if (!reading) throw new Error("The page has nothing to read.");
    return { reading, before, after };
  }
}

/** Resolves to the answer; null if the page froze. */
function answered<Answer>(answer: Promise<Answer>, expected = 0): Promise<Answer | null> {
  return Promise.race([answer, pause(expected + STANDSTILL, null, { ref: false })]);
}
