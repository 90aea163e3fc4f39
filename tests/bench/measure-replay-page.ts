import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { openPage } from "./chromium.ts";
import type { Figure } from "./figure.ts";
import { startOwnPlatform } from "./own-platform.ts";
import { FloorLoad } from "./page/floor-load.ts";
import { quiet } from "./quiet.ts";
import { signedIn } from "./signed-in.ts";
import { quantile } from "./statistics.ts";

/** A day of a large centre. */
const AGENTS = 1_000;
const EVENTS = 500_000;
const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 0, 12);
/** How often the key for a higher speed is pressed until it is 1,000. */
const FASTER = 5;
/** A usual window, which the page was designed for, and a tall one, in which more than twice as many rows change places with every frame. */
const WINDOWS = [
  { id: "replay-frame-1000x", size: { width: 1440, height: 900 }, goal: { is: "<=", than: 20 } },
  { id: "replay-frame-1000x-tall", size: { width: 1280, height: 1792 } },
] as const;
const LASTING = 6_000;
const PATIENCE = 120_000;
const LINES = 1_000;

function* lines(): Generator<string> {
  const load = new FloorLoad({ agents: AGENTS, channel: "account/65a000000000000000000001/floor", start: BEGIN });
  const { channel, epoch, offset, state } = load.snapshot();
  yield `${JSON.stringify({ k: "header", format: "switchboard-recording", version: 1, fold: FOLD_VERSION, name: "A large day", source: "/bench", zone: "UTC", stream: { channel, epoch, first: offset + 1 }, schemas: {}, names: { segments: {}, users: {} }, events: EVENTS })}\n`;
  yield `${JSON.stringify({ k: "state", offset, fold: FOLD_VERSION, floor: state })}\n`;
  const next = (made: number) => load.next().replace(/"time":"[^"]*"/, () => `"time":"${new Date(BEGIN + (made / EVENTS) * DAY).toISOString()}"`);
  for (let made = 0; made < EVENTS; made += LINES) yield `${Array.from({ length: LINES }, (_, index) => next(made + index)).join("\n")}\n`;
}

/** How evenly the page draws while that day is replayed a thousand times as fast as it was. */
export async function measureReplayPage(chromium: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-day-"));
  const platform = await startOwnPlatform("none");
  try {
    const path = join(folder, "day.ndjson");
    await pipeline(Readable.from(lines()), createWriteStream(path));
    const { page, browser } = await openPage(chromium, signedIn(platform, await platform.signIn()));
    try {
      await page.goto(`${platform.url}/monitor/replay?tab=agents`);
      await page.locator("input[type=file]").first().setInputFiles(path);
      const play = page.getByRole("button", { name: "Play", exact: true });
      await play.waitFor({ timeout: PATIENCE });
      for (let press = 0; press < FASTER; press++) await page.keyboard.press(".");
      const figures: Figure[] = [];
      for (const { id, size, ...goal } of WINDOWS) {
        await page.setViewportSize(size);
        await quiet();
        await play.click();
        const frames = await page.evaluate(framesFor, LASTING);
        await page.getByRole("button", { name: "Pause", exact: true }).click();
        const standing = (await page.getByText(/^offset/).allInnerTexts()).join(" ");
        process.stderr.write(`  ${size.width} × ${size.height}: ${frames.length} frames in ${LASTING} ms, p50 ${quantile(frames, 0.5).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms; it stands at ${standing}\n`);
        figures.push({ id, value: quantile(frames, 0.95), unit: "ms", ...goal });
      }
      return figures;
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await platform.stop();
  }
}

/** Runs in the page: ms from frame to frame. */
function framesFor(ms: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let [first, last] = [0, 0];
    const draw = (time: number) => {
      if (last > 0) frames.push(time - last);
      else first = time;
      last = time;
      if (time - first < ms) requestAnimationFrame(draw);
      else resolve(frames);
    };
    requestAnimationFrame(draw);
  });
}
