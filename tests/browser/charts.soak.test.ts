import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Page } from "playwright-core";
import { build } from "vite";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { violations } from "./support/axe.ts";
import { theBrowser } from "./support/console-in-browser.ts";

const PAGE = fileURLToPath(new URL("support/chart-page.tsx", import.meta.url));
/** An origin that browsers trust with the clipboard. Its files are answered by the test. */
const ORIGIN = "http://localhost:9";

/** Built files of the page with charts, by name. */
const files = new Map<string, { readonly body: string | Buffer; readonly contentType: string }>();
let entry = "";

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { write: false, target: "es2022", rolldownOptions: { input: PAGE } },
  });
  if ("on" in built) throw new Error("A build that watches has no output.");
  for (const file of [built].flat().flatMap(({ output }) => output)) {
    const isScript = file.type === "chunk";
    if (isScript && file.isEntry) entry = file.fileName;
    files.set(file.fileName, {
      body: isScript ? file.code : Buffer.from(file.source),
      contentType: isScript ? "text/javascript" : file.fileName.endsWith(".css") ? "text/css" : "font/woff2",
    });
  }
  const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
  const head = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("");
  files.set("", {
    contentType: "text/html",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Charts</title>${head}</head><body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>`,
  });
});

interface Opened {
  readonly page: Page;
  /** Scripts that the page requested, beside its own. */
  readonly scripts: readonly string[];
}

async function openCharts(hash: string, width = 900): Promise<Opened> {
  const browser = await theBrowser();
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const wrong: string[] = [];
  const scripts: string[] = [];
  context.on("weberror", (error) => wrong.push(error.error().message));
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname.slice(1));
    if (pathname.endsWith(".js") && pathname !== `/${entry}`) scripts.push(pathname);
    return file ? route.fulfill(file) : route.fulfill({ status: 404, body: "" });
  });
  onTestFinished(async () => {
    await context.close();
    expect(wrong).toEqual([]);
  });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/#${hash}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, scripts };
}

/** Returns the last point that the live region announced. */
const announced = (page: Page) => page.getByRole("figure").getByRole("status").last();

test("walks each point by keyboard, announces it, and opens it", async () => {
  const { page } = await openCharts("level");
  const area = page.getByRole("img", { name: /^Service level by hour/ });
  await area.waitFor();
  await page.keyboard.press("Tab"); // View as table
  await page.keyboard.press("Tab"); // menu
  await page.keyboard.press("Tab");
  const walked = page.getByRole("application", { name: /^Service level by hour/ });
  await walked.waitFor();
  await expect.poll(() => announced(page).textContent()).toBe("11:00, 17–30 Jan, 67%");
  const steps = [
    ["ArrowLeft", "10:00, 17–30 Jan, No value"],
    ["ArrowLeft", "09:00, 17–30 Jan, 53%"],
    ["ArrowDown", "09:00, 3–16 Jan, 56%"],
    ["ArrowDown", "09:00, Offered, 88"],
    ["End", "11:00, Offered, 70"],
    ["Home", "07:00, Offered, 25"],
    ["ArrowUp", "07:00, 3–16 Jan, 64%"],
  ] as const;
  for (const [key, text] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => announced(page).textContent()).toBe(text);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("#opened").textContent()).toBe("before 0");
  await page.keyboard.press("Escape");
  await area.waitFor();
});

test("shows the summary, and the numbers of the drawing as a table", async () => {
  const { page } = await openCharts("level");
  await page
    .getByText("Highest value: 82% (08:00), lowest: 53% (09:00), 1 of 4 on target (target 80 %).")
    .waitFor();
  await page.getByRole("button", { name: "View as table" }).click();
  const rows = await page.getByRole("row").allInnerTexts();
  expect(rows.map((row) => row.split("\t"))).toEqual([
    ["Hour", "17–30 Jan", "3–16 Jan", "Offered"],
    ["07:00", "79%", "64%", "25"],
    ["08:00", "82%", "60%", "60"],
    ["09:00", "53%", "56%", "88"],
    ["10:00", "No value", "43%", "75"],
    ["11:00", "67%", "60%", "70"],
  ]);
  await page.getByRole("button", { name: "View as chart" }).click();
  await page.getByRole("img", { name: /^Service level/ }).waitFor();
});

test("copies a picture, the numbers and the link", async () => {
  const { page } = await openCharts("level");
  await page.getByRole("img", { name: /^Service level/ }).waitFor();
  const copy = async (what: string) => {
    await page.getByRole("button", { name: "Copy or zoom" }).click();
    await page.getByRole("menuitem", { name: what }).click();
    await page.getByText("Copied", { exact: true }).waitFor();
  };
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await copy("Copy as CSV");
  await expect.poll(clipboard).toContain("11:00");
  expect((await clipboard()).split("\r\n")).toEqual([
    '"Hour","17–30 Jan (%)","3–16 Jan (%)","Offered (calls)"',
    '"07:00",79,64,25',
    '"08:00",82,60,60',
    '"09:00",53,56,88',
    '"10:00",,43,75',
    '"11:00",67,60,70',
  ]);
  await copy("Copy link");
  await expect.poll(clipboard).toBe(`${ORIGIN}/#level`);
  await copy("Copy as PNG");
  const types = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  await expect.poll(types).toContain("image/png");
  const picture = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await item!.getType("image/png"));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    const drawn = document.querySelector("[data-drawing]")!.getBoundingClientRect();
    return {
      isWide: bitmap.width > drawn.width,
      hasLine: colors.has(0x5b3fd4),
      hasTarget: colors.has(0x138a4e),
    };
  });
  expect(picture).toEqual({ isWide: true, hasLine: true, hasTarget: true });
});

test("draws 100,000 points as one line, and keeps the peak when it is zoomed and moved", async () => {
  const { page } = await openCharts("long");
  await page.getByRole("img", { name: /^Longest wait/ }).waitFor();
  const highest = () =>
    page.evaluate(() => {
      const lines = document.querySelectorAll("[data-mark=line]");
      const ys = [...(lines[0]?.getAttribute("d") ?? "").matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
      return {
        lines: lines.length,
        nodes: document.querySelectorAll("[data-mark]").length < 60,
        top: Math.min(...ys),
      };
    });
  const whole = await highest();
  expect(whole).toMatchObject({ lines: 1, nodes: true });
  await page.locator("[data-drawing]").focus();
  await page.keyboard.press("Home");
  for (const _ of Array.from({ length: 8 })) await page.keyboard.press("PageDown");
  for (const _ of Array.from({ length: 3 })) await page.keyboard.press("+");
  await expect.poll(highest).toMatchObject({ lines: 1, top: whole.top });
  // A drag moves the view and opens nothing; a click opens the point.
  const line = () => page.locator("[data-mark=line]").getAttribute("d");
  const before = await line();
  const box = (await page.locator("[data-drawing]").boundingBox())!;
  await page.mouse.move(box.x + 400, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(line).not.toBe(before);
  expect(await page.locator("#opened").textContent()).toBe("");
  await page.mouse.click(box.x + 300, box.y + 100);
  await expect.poll(() => page.locator("#opened").textContent()).toMatch(/^wait \d+$/);
  await page.keyboard.press("0");
  await expect.poll(highest).toEqual(whole);
});

test("walks a year by day and by week, with the reason for a day without a value", async () => {
  const { page } = await openCharts("year");
  await page.getByRole("img", { name: /^Connected by day/ }).waitFor();
  await page.locator("[data-drawing]").focus();
  for (const key of ["Home", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect.poll(() => announced(page).textContent()).toBe("Sat, Jan 3, 2026, on leave");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => announced(page).textContent()).toBe("Sat, Jan 10, 2026, on leave");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => announced(page).textContent()).toBe("Mon, Jan 12, 2026, 9 h, over 9 h");
});

test("draws the distribution with its own chunk, and loads no chart code on a page without a chart", async () => {
  const none = await openCharts("none");
  await none.page.getByText("No chart").waitFor();
  const { page, scripts } = await openCharts("waits");
  await page.getByRole("img", { name: /^Waits/ }).waitFor();
  await expect.poll(() => page.locator(".visx-bar").count()).toBe(5);
  await page.locator("[data-drawing]").focus();
  await page.keyboard.press("Home");
  await expect.poll(() => announced(page).textContent()).toBe("0:00–0:05, 60");
  await page.keyboard.press("End");
  await expect.poll(() => announced(page).textContent()).toBe("0:20 or more, 20");
  const level = await openCharts("level");
  await level.page.getByRole("img", { name: /^Service level/ }).waitFor();
  const holds = (names: readonly string[], what: string) =>
    names.some((name) => String(files.get(name.slice(1))?.body).includes(what));
  expect([none, level, { scripts }].map((one) => holds(one.scripts, "visx-bar"))).toEqual([
    false,
    false,
    true,
  ]);
  expect([none, level, { scripts }].map((one) => holds(one.scripts, "data-drawing"))).toEqual([
    false,
    true,
    true,
  ]);
  expect(String(files.get(entry)?.body)).not.toMatch(/data-drawing|visx-bar/);
});

test.each([
  ["level", 900],
  ["level", 390],
  ["others", 390],
  ["year", 390],
  ["waits", 390],
])("is accessible in both themes and fits: %s at %i px", async (hash, width) => {
  const { page } = await openCharts(hash, width);
  await page.getByRole("img").first().waitFor();
  await expect.poll(() => page.locator("[data-mark], .visx-bar").count()).toBeGreaterThan(2);
  expect(await violations(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
