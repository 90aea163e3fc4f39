import type { Bundles } from "./bundles.ts";
import { openPage } from "./chromium.ts";
import type { Figure } from "./figure.ts";
import type { ReplayReading } from "./page/replay-page.ts";
import { quiet } from "./quiet.ts";
import { median, spread } from "./statistics.ts";

const TIMES = 3;

/** One recording in a browser of its own, so that nothing is left of what was measured before. */
async function readingOf({ replayPage }: Bundles, chromium: string, agents: number, events: number): Promise<ReplayReading> {
  const { page, browser } = await openPage(chromium);
  try {
    await page.addScriptTag({ content: replayPage });
    await quiet();
    const reading = await page.evaluate(([agents, events]) => window.measureReplay?.(agents, events), [agents, events] as const);
    if (!reading) throw new Error("The page does not know how to replay.");
    return reading;
  } finally {
    await browser.close();
  }
}

async function readings(bundles: Bundles, chromium: string, agents: number, events: number): Promise<readonly ReplayReading[]> {
  const all: ReplayReading[] = [];
  for (let time = 0; time < TIMES; time++) {
    const reading = await readingOf(bundles, chromium, agents, events);
    process.stderr.write(`  ${agents} rows, ${events} events: ${JSON.stringify(reading, (_, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(4)) : value))}\n`);
    all.push(reading);
  }
  return all;
}

/** How fast a recording is replayed with a paint for each frame, as a part of what a literal fold makes of it. */
export async function measureReplay(bundles: Bundles, chromium: string, agents: number, size: string): Promise<Figure[]> {
  const all = await readings(bundles, chromium, agents, 500_000);
  const ratios = all.map(({ replay, literal }) => replay / literal);
  process.stderr.write(`Replay at ${agents} rows, of the literal fold, least / middle / most: ${spread(ratios)}\n`);
  return [
    { id: `replay-ratio-${size}`, value: median(ratios), unit: "of literal fold", goal: { is: ">=", than: 0.25 } },
    { id: `replay-${size}`, value: median(all.map(({ replay }) => replay)), unit: "events/s" },
    { id: `literal-fold-${size}`, value: median(all.map(({ literal }) => literal)), unit: "events/s" },
  ];
}

/** How a recording of a million events is opened, indexed and gone through. */
export async function measureMillion(bundles: Bundles, chromium: string): Promise<Figure[]> {
  const all = await readings(bundles, chromium, 10_000, 1_000_000);
  const middle = (of: (reading: ReplayReading) => number) => median(all.map(of));
  return [
    { id: "open-ratio-1m", value: middle(({ ndjson, open }) => ndjson / open), unit: "of NDJSON", goal: { is: ">=", than: 0.7 } },
    { id: "seek-p95-1m", value: middle(({ seek }) => seek), unit: "ms", goal: { is: "<=", than: 8 } },
    { id: "index-ratio-1m", value: middle(({ index, fold }) => index / fold), unit: "of a fold", goal: { is: "<=", than: 1.5 } },
    { id: "open-1m", value: middle(({ open }) => open), unit: "ms" },
    { id: "ndjson-1m", value: middle(({ ndjson }) => ndjson), unit: "ms" },
  ];
}
