import type { Bundles } from "./bundles.ts";
import { openPage } from "./chromium.ts";
import type { Readings } from "./figure.ts";
import type { ReplayReading } from "./page/replay-page.ts";
import { quiet } from "./quiet.ts";

/** Measures one recording in a separate browser, so that earlier measurements leave no traces. */
async function readingOf(
  { replayPage }: Bundles,
  chromium: string,
  agents: number,
  events: number,
): Promise<ReplayReading> {
  const { page, browser } = await openPage(chromium);
  try {
    await page.addScriptTag({ content: replayPage });
    await quiet();
    const reading = await page.evaluate(([agents, events]) => window.measureReplay?.(agents, events), [
      agents,
      events,
    ] as const);
    if (!reading) throw new Error("The page does not know how to replay.");
    const rounded = Object.entries(reading).map(([name, value]) => [
      name,
      Number(Number(value).toPrecision(4)),
    ]);
    const short = JSON.stringify(Object.fromEntries(rounded));
    process.stderr.write(`  ${agents} rows, ${events} events: ${short}\n`);
    return reading;
  } finally {
    await browser.close();
  }
}

/** Measures the speed of a replay with a paint for each frame, as a part of a literal fold's speed. */
export async function measureReplay(
  bundles: Bundles,
  chromium: string,
  agents: number,
  size: string,
): Promise<Readings> {
  const { replay, literal } = await readingOf(bundles, chromium, agents, 500_000);
  return {
    [`replay-ratio-${size}`]: replay / literal,
    [`replay-${size}`]: replay,
    [`literal-fold-${size}`]: literal,
  };
}

/** Measures opening, indexing and traversing a recording of a million events. */
export async function measureMillion(bundles: Bundles, chromium: string): Promise<Readings> {
  const { open, ndjson, seek, index, fold } = await readingOf(bundles, chromium, 10_000, 1_000_000);
  return {
    "open-ratio-1m": ndjson / open,
    "seek-p95-1m": seek,
    "index-ratio-1m": index / fold,
    "open-1m": open,
    "ndjson-1m": ndjson,
  };
}
