import { openPage } from "./chromium.ts";
import type { Readings } from "./figure.ts";
import { largeDay } from "./large-day.ts";
import { startOwnPlatform } from "./own-platform.ts";
import { quiet } from "./quiet.ts";
import { signedIn } from "./signed-in.ts";
import { quantile } from "./statistics.ts";

/** Presses of the key for a higher speed until it is 1,000. */
const FASTER = 5;
/**
 * A usual window, which the page was designed for, and a tall one, in which more than twice as many rows
 * change places with every frame.
 */
const WINDOWS = [
  { id: "replay-frame-1000x", size: { width: 1440, height: 900 } },
  { id: "replay-frame-1000x-tall", size: { width: 1280, height: 1792 } },
] as const;
const LASTING = 6_000;
const PATIENCE = 120_000;

/** Measures how evenly the page draws while that day is replayed at a thousand times its speed. */
export async function measureReplayPage(chromium: string): Promise<Readings> {
  const path = await largeDay();
  const platform = await startOwnPlatform("none");
  try {
    const { page, browser } = await openPage(chromium, signedIn(platform, await platform.signIn()));
    try {
      await page.goto(`${platform.url}/monitor/replay?tab=agents`);
      await page.locator("input[type=file]").first().setInputFiles(path);
      const play = page.getByRole("button", { name: "Play", exact: true });
      await play.waitFor({ timeout: PATIENCE });
      for (let press = 0; press < FASTER; press++) await page.keyboard.press(".");
      const readings: [string, number][] = [];
      for (const { id, size } of WINDOWS) {
        await page.setViewportSize(size);
        await quiet();
        await play.click();
        const frames = await page.evaluate(framesFor, LASTING);
        await page.getByRole("button", { name: "Pause", exact: true }).click();
        const standing = (await page.getByText(/^offset/).allInnerTexts()).join(" ");
        process.stderr.write(
          `  ${size.width} × ${size.height}: ${frames.length} frames in ${LASTING} ms, p50 ${quantile(frames, 0.5).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms; it stands at ${standing}\n`,
        );
        readings.push([id, quantile(frames, 0.95)]);
      }
      return Object.fromEntries(readings);
    } finally {
      await browser.close();
    }
  } finally {
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
