import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { isSoak } from "../../support/depth.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules about colors, which take axe as long as all others together. */
const COLORS = ["color-contrast", "link-in-text-block"];
const RULES = {
  all: {},
  colors: { runOnly: COLORS },
  others: { rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])) },
};

/** Returns the faults that axe finds on the current page by some of its rules: the rule and the first places. */
async function violationsOf(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify({ resultTypes: ["violations"], ...RULES[rules] })})`,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html)
        .join(" ")}`,
  );
}

/** Returns the faults that axe finds without a look at the colors. */
export const violationsBesideColors = (page: Page): Promise<string[]> => violationsOf(page, "others");

/** Returns the faults that axe finds in either theme. Only the colors of the second are new. */
export async function violations(page: Page): Promise<string[]> {
  const light = await violationsOf(page, "all");
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violationsOf(page, "colors");
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((violation) => `in the dark, ${violation}`)];
}

/**
 * The same, in the soak; the gate looks at one state of each page, in `every-page.test.ts`, and here finds
 * nothing.
 */
export const violationsInSoak = (page: Page): Promise<string[]> =>
  isSoak ? violations(page) : Promise.resolve([]);

/** Frames that a page may take to be drawn after its window has another size, on a busy machine too. */
const FRAMES = 60;

/** Measures how far (px) the page is wider than the window, once it is drawn in its size. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(async (most) => {
    const excess = () => document.documentElement.scrollWidth - window.innerWidth;
    for (let frames = 0; frames < most && excess() > 0; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return excess();
  }, FRAMES);
