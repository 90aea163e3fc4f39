import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactCreated, logged, queueAbandoned, queueCreated } from "../support/floor-story.ts";
import { someHeader } from "../support/some-header.ts";
import { writtenRecording } from "../support/written-recording.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { chosenFile, MORNING_FILE } from "./support/recorded-morning.ts";

const { visit } = consoleInBrowser();

const DAY = 86_400_000;

/** A customer hangs up on each of three days; on the second day two do. */
const threeDays = logged(
  [0, 1, 1, 2].flatMap((day, place) =>
    [
      contactCreated(`c-${place}`, `10:0${place}:00`),
      queueCreated(`q-${place}`, `10:0${place}:01`, { contact: `c-${place}` }),
      queueAbandoned(`q-${place}`, `10:0${place}:50`),
    ].map((fact) => ({ ...fact, time: new Date(Date.parse(fact.time) + day * DAY).toISOString() })),
  ),
);
const THREE_DAYS = chosenFile(writtenRecording(threeDays));

async function opened(page: Page, file = MORNING_FILE): Promise<void> {
  // The field is hidden behind what is pressed.
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("slider", { name: "Time" }).waitFor();
}

/** Returns the name of the element that receives the keys. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
const outline = (page: Page) =>
  page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineWidth);

test("the keys go on from where a recording was opened, put away, or a stretch dropped", async () => {
  const page = await visit("/monitor/replay");
  await opened(page);
  await expect.poll(() => focused(page)).toBe("Play");
  expect(await page.getByRole("tooltip").count()).toBe(0);
  await page.keyboard.press("w");
  await page
    .getByRole("dialog", { name: "Worst hours" })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .click();
  await page.getByRole("button", { name: /^Clear range/ }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Save 10:00–11:00 as test");
  await page.getByRole("button", { name: "Open another replay file" }).press("Enter");
  await page.locator("input[type=file]:focus").waitFor();
});

test("shows the focus on changed values, too", async () => {
  const page = await visit("/monitor/replay?tab=queue");
  await opened(page);
  const touched = page.locator("a[data-touched]").first();
  const offset = page.getByRole("region", { name: "Playback", exact: true }).locator("strong").first();
  const nextFrames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  // On a busy machine, the marks of the previous step are still shown for some frames.
  const isMarked = async () => {
    if ((await touched.count()) === 0) return false;
    await nextFrames();
    await nextFrames();
    return (await touched.count()) > 0;
  };
  // The step is over the waiting customers: a queue that a customer joined. One step is shown before the next
  // is taken.
  while (!(await isMarked())) {
    const before = await offset.textContent();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => offset.textContent()).not.toBe(before);
    await nextFrames();
  }
  await page.keyboard.press("Tab");
  await touched.focus();
  expect(await touched.evaluate((tile) => tile.matches("[data-touched]:focus-visible"))).toBe(true);
  expect(await outline(page)).toBe("2px");
});

test("the worst hours asked for while the recording is measured are shown as soon as that is done", async () => {
  const page = await visit("/monitor/replay");
  await page.evaluate(() => {
    const post = Reflect.get(Worker.prototype, "postMessage") as (this: Worker, ...words: unknown[]) => void; // two forms of one function
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, ...words: unknown[]) {
      const send = () => post.apply(this, words);
      if (JSON.stringify(words[0]).includes('"days"')) held.push(send);
      else send();
    };
    addEventListener("letgo", () => held.forEach((send) => send()));
  });
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await page.getByRole("status").filter({ hasText: "Loading the timeline…" }).waitFor();
  await page.keyboard.press("w");
  await page.evaluate(() => void dispatchEvent(new Event("letgo")));
  await page.getByRole("dialog", { name: "Worst hours" }).waitFor();
  expect(await page.getByRole("slider", { name: "Time", includeHidden: true }).count()).toBe(1);
});

test("the days of the worst hours are one stop of the Tab key, and the arrows lead through them", async () => {
  const page = await visit("/monitor/replay");
  await opened(page, THREE_DAYS);
  await page.keyboard.press("w");
  const dialog = page.getByRole("dialog", { name: "Worst hours" });
  const days = dialog.getByRole("group").first().getByRole("button");
  await days.first().waitFor();
  expect(await days.count()).toBe(3);
  expect(await days.evaluateAll((buttons) => buttons.map((button) => button.tabIndex))).toEqual([-1, 0, -1]);
  await days.nth(1).focus();
  const places: number[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "Home", "ArrowLeft", "End"]) {
    await page.keyboard.press(key);
    places.push(
      await days.evaluateAll((buttons) => buttons.findIndex((button) => button === document.activeElement)),
    );
  }
  expect(places).toEqual([2, 2, 0, 0, 2]);
  await page.keyboard.press("Tab");
  expect(
    await days.evaluateAll((buttons) => buttons.some((button) => button === document.activeElement)),
  ).toBe(false);
});

test("offers a way to other recordings in a narrow window, and names the recording in the bar", async () => {
  const page = await visit("/monitor/replay", { viewport: { width: 390, height: 844 } });
  const bar = page.getByRole("region", { name: "Replay", exact: true });
  expect((await bar.getByText("Replay", { exact: true }).boundingBox())?.width).toBeGreaterThan(30);
  await opened(page);
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
});

test("with names replaced and a long name of a recording, what the bar promises is there in full", async () => {
  const page = await visit("/monitor/replay");
  const name =
    "The morning after the outage of the billing system, with everybody on call and nobody at lunch";
  await opened(
    page,
    chosenFile(writtenRecording(threeDays, { ...someHeader(threeDays), name, redaction: { policy: "r3" } })),
  );
  const bar = page.getByRole("region", { name: "Replay", exact: true });
  const ends = await bar.evaluate((element) => {
    const [first, last] = ["The data is not live, and nothing can be changed", "Real names are replaced"].map(
      (words) => [...element.querySelectorAll("span")].find((span) => span.textContent === words),
    );
    const around = first?.parentElement?.getBoundingClientRect();
    return [first, last].map(
      (span) =>
        span !== undefined &&
        around !== undefined &&
        span.scrollWidth <= span.clientWidth &&
        span.getBoundingClientRect().right <= around.right + 1,
    );
  });
  expect(ends).toEqual([true, true]);
  expect(await bar.getByTitle(name).evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
    true,
  );
});

test("centers the text of an empty list in its visible part at any scroll position", async () => {
  const page = await visit("/monitor/replay?tab=agents", { viewport: { width: 1200, height: 900 } });
  await opened(page, THREE_DAYS);
  const title = page.getByRole("heading", { name: "No agents yet" });
  await title.waitFor();
  await expect
    .poll(() =>
      page
        .locator("table[role=table]")
        .evaluate(
          ({ parentElement: scroller }) =>
            scroller !== null && scroller.scrollWidth > scroller.clientWidth + 50,
        ),
    )
    .toBe(true);
  const [scrolled, aside] = await page.locator("table[role=table]").evaluate((table) => {
    const scroller = table.parentElement;
    const words = scroller?.querySelector("h2")?.getBoundingClientRect();
    if (!scroller || !words) return [0, Number.NaN];
    scroller.scrollLeft = 9_999;
    const [after, around] = [
      scroller.querySelector("h2")?.getBoundingClientRect() ?? words,
      scroller.getBoundingClientRect(),
    ];
    return [scroller.scrollLeft, Math.abs(after.left + after.width / 2 - around.left - around.width / 2)];
  });
  expect(scrolled).toBeGreaterThan(50);
  expect(aside).toBeLessThan(10);
});
