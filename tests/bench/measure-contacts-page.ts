import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { openPage } from "./chromium.ts";
import type { Readings } from "./figure.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { framesDuring, watchRecords } from "./page/contacts-page.ts";
import { quiet } from "./quiet.ts";
import { signedIn } from "./signed-in.ts";
import { quantile, summary } from "./statistics.ts";

/** A usual window. */
const VIEWPORT = { width: 1440, height: 900 };
/** Time between letters of a fast typist, ms. */
const LETTER = 90;
/** Typed before anything counts. */
const WARMING = ["peeters", "lena moreau", "contact77@"];
/** Each is typed once, so that no earlier query matches except its own prefixes. */
const AT_ONCE = [
  "ferrer",
  "almeida",
  "bauer",
  "noor costa",
  "dubois",
  "contact4711@",
  "fontaine",
  "garcía",
  "karim haddad",
  "ivanova",
  "jensen",
  "contact90210@",
  "greta",
];
const BY_LETTERS = [
  "kowalski",
  "lopes",
  "novak",
  "eriksen",
  "bruno",
  "chloe",
  "farid",
  "hugo bauer",
  "jonas",
  "marc",
  "olga",
  "contact314@",
];
/** ms. */
const SCROLLING = 3_000;
/** From one turn of the wheel to the next (ms), and how far each goes (px). */
const WHEEL = { every: 16, by: 50 };

/**
 * Measures the waits of a user with this number of contacts in a browser: for the records of the palette, and
 * for the frames of a long page that is scrolled.
 */
export async function measureContactsPage(platform: OwnPlatform, chromium: string): Promise<Readings> {
  const { page, browser, errors } = await openPage(chromium, {
    viewport: VIEWPORT,
    ...signedIn(platform, await platform.signIn()),
  });
  try {
    await page.goto(`${platform.url}/contacts?size=100`);
    await page.locator("tbody tr").nth(99).waitFor();
    const readings = {
      "palette-results-100k": await measurePalette(page),
      "contacts-scroll-100k": await measureScrolling(page),
    };
    if (errors.length > 0) throw new Error(errors.join("; "));
    return readings;
  } finally {
    await browser.close();
  }
}

async function measurePalette(page: Page): Promise<number> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
  const atOnce = (word: string) => page.keyboard.insertText(word);
  const byLetters = (word: string) => page.keyboard.type(word, { delay: LETTER });
  const take = async (words: readonly string[], type: (word: string) => Promise<void>): Promise<number[]> => {
    const times: number[] = [];
    for (const word of words) {
      await page.keyboard.press("Control+a");
      await page.keyboard.press("Delete");
      await quiet();
      const watch = await page.evaluateHandle(watchRecords, { word, group: "Contacts" });
      await type(word);
      const time = await watch.evaluate((watched) => watched.time);
      process.stderr.write(`  ${word}: ${time.toFixed(1)} ms\n`);
      times.push(time);
    }
    return times;
  };
  await take(WARMING, atOnce);
  const [whole, spelt] = [await take(AT_ONCE, atOnce), await take(BY_LETTERS, byLetters)];
  process.stderr.write(
    `records in the palette, ms, least / middle / most: words at once ${summary(whole)}, letter by letter ${summary(spelt)}\n`,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return quantile([...whole, ...spelt], 0.95);
}

async function measureScrolling(page: Page): Promise<number> {
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  await quiet();
  const [{ frames, moves }] = await Promise.all([page.evaluate(framesDuring, SCROLLING), turnWheel(page)]);
  process.stderr.write(`  ${frames.length} frames, ${moves} of them moved: ${summary(frames)} ms\n`);
  if (moves < frames.length / 2)
    throw new Error(`The list moved in ${moves} of ${frames.length} frames: it was not scrolled.`);
  return quantile(frames, 0.95);
}

/** Down and up again, as long as frames are counted. */
async function turnWheel(page: Page): Promise<void> {
  const turns: Promise<void>[] = [];
  const start = performance.now();
  for (let now = start; now - start < SCROLLING; now = performance.now()) {
    const isDown = Math.floor((now - start) / 1_000) % 2 === 0;
    // A hand does not wait for the result of its last turn.
    turns.push(page.mouse.wheel(0, isDown ? WHEEL.by : -WHEEL.by));
    await pause(WHEEL.every);
  }
  await Promise.all(turns);
}
