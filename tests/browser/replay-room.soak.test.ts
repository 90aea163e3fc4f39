import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MORNING_FILE } from "./support/recorded-morning.ts";

const { enter } = consoleInBrowser();

const HEIGHT = 844;
const WIDTHS = [320, 390, 600, 719, 720, 899, 900, 1024, 1199, 1200, 1280, 1440, 2560];

async function opened(locale: string, width: number): Promise<Page> {
  const page = await enter("/monitor/replay", { viewport: { width, height: HEIGHT }, locale });
  // The field is hidden behind what is pressed.
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await page.locator("[role=slider]").waitFor();
  return page;
}

/** Returns the controls that are beyond the edge of the window, cut off their text, or overlap others. */
const faults = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).evaluate((instrument) => {
    const parts = [...instrument.querySelectorAll<HTMLElement>("button, input, time, label")].map((part) => ({
      part,
      words: part.ariaLabel ?? part.textContent,
      box: part.getBoundingClientRect(),
    }));
    const drawn = [...instrument.querySelectorAll("svg text")]
      .map((part) => ({ words: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth);
    const outside = parts.filter(
      ({ part, box }) => box.left < 0 || box.right > innerWidth || part.scrollWidth > part.clientWidth + 1,
    );
    const over = parts.filter(({ part, box }) =>
      parts.some(
        (other) =>
          !part.contains(other.part) &&
          !other.part.contains(part) &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      ),
    );
    return [...drawn, ...outside, ...over].map(({ words }) => words);
  });

test.for([
  ["en", "Playback and timeline", "More controls"],
  ["es", "Reproducción y línea de tiempo", "Más controles"],
  ["fr", "Lecture et chronologie", "Plus de commandes"],
] as const)(
  "however wide the window is, nothing of the instrument is cut or lies over another: %s",
  async ([locale, name, more]) => {
    const page = await opened(locale, 1440);
    const found: Record<number, readonly string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const fold = page.getByRole("button", { name: more, expanded: false });
      await page.locator("[role=slider]").waitFor();
      found[width] = await faults(page, name);
      if (width >= 720) continue;
      await fold.click();
      found[width] = [...found[width], ...(await faults(page, name))];
      await page.getByRole("button", { name: more, expanded: true }).click();
    }
    expect(found).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, []])));
  },
);

test("leaves room for the monitor on a phone, and expands the controls by keyboard", async () => {
  const page = await opened("en-US", 390);
  const instrument = page.getByRole("region", { name: "Playback and timeline", exact: true });
  const share = () => instrument.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
  await instrument.getByRole("button", { name: "Play", exact: true }).waitFor();
  await instrument.getByRole("slider", { name: "Time" }).waitFor();
  await expect.poll(share).toBeLessThan(0.25);
  expect(await page.getByRole("slider", { name: "Speed" }).count()).toBe(0);
  await page.getByRole("button", { name: "More controls" }).press("Enter");
  for (const name of ["Speed", "Skip idle time"]) await instrument.getByLabel(name).waitFor();
  for (const name of ["Worst hours", "Go to start"]) await instrument.getByRole("button", { name }).waitFor();
  await page.getByRole("button", { name: "More controls" }).press("Enter");
  await expect.poll(share).toBeLessThan(0.25);
});
