import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactCreated, logged, queueAbandoned, queueCreated } from "../support/floor-story.ts";
import { unsealedHeader } from "../support/some-header.ts";
import { fileOfRecords } from "../support/written-recording.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { chosenFile } from "./support/recorded-morning.ts";

const { enter } = consoleInBrowser();

const CONTACTS = 3_000;
const EVENTS = logged([
  ...Array.from({ length: CONTACTS }, (_, index) => contactCreated(`c-${index}`, "9:00:00")),
  queueCreated("1", "9:01:00"),
  queueAbandoned("1", "9:02:00"),
]);
const file = (events = EVENTS, name = "long.ndjson") =>
  chosenFile(fileOfRecords(unsealedHeader(events), ...events), name);

/**
 * In the worker: while it is held, a long work comes to the end of a stretch immediately, and continues when
 * it is released.
 */
const HELD = `{
  const [later, now] = [setTimeout.bind(self), performance.now.bind(performance)];
  let [held, looks, waiting] = [false, 0, []];
  const channel = new BroadcastChannel("hold");
  channel.onmessage = ({ data }) => {
    held = data;
    if (!held) for (const act of waiting.splice(0)) later(act);
    channel.postMessage("heard");
  };
  self.setTimeout = (act, ms) => (held ? waiting.push(act) : later(act, ms));
  performance.now = () => now() + (held ? ++looks * 1_000 : 0);
}
`;

/** Resolves once the worker has received it. */
const tell = (page: Page, isHeld: boolean) =>
  page.evaluate(async (data) => {
    const channel = new BroadcastChannel("hold");
    const received = new Promise((resolve) => channel.addEventListener("message", resolve, { once: true }));
    channel.postMessage(data);
    await received;
    channel.close();
  }, isHeld);

async function opened(): Promise<Page> {
  const page = await enter("/account/profile", { email: "supervisor@demo.example" });
  await page.route("**/assets/worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${HELD}${await answer.text()}` });
  });
  await page.goto("/monitor/replay?at=3002");
  await page.locator("input[type=file]").first().setInputFiles(file());
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return page;
}

test("reports the progress of a slow edit, and restores the previous state when it is stopped", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "What-if", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "What-if" });
  await drawer.getByText("queue-abandoned", { exact: true }).waitFor();
  await drawer.getByRole("button", { name: "Shift in time" }).click();
  await drawer.getByText(/^First difference at/).waitFor();
  const seconds = drawer.getByRole("textbox", { name: "Seconds later" });
  await seconds.fill("90");
  await tell(page, true);
  await drawer.getByRole("button", { name: "Remove", exact: true }).click();
  await drawer.getByRole("progressbar", { name: "Calculating" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Stop" }).press("Enter");
  await tell(page, false);
  await drawer.getByRole("progressbar").waitFor({ state: "detached" });
  expect(await drawer.getByRole("region", { name: "Edits" }).getByRole("listitem").allInnerTexts()).toEqual([
    "Event 3,002 moved 1:00 later",
  ]);
  expect(await seconds.inputValue()).toBe("90");
  await drawer.getByText(/^First difference at/).waitFor();
  // The focus stays in the drawer, though the button that had it is gone.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
    .toBe(true);
  await drawer.getByRole("button", { name: "Remove", exact: true }).click();
  await drawer.getByRole("button", { name: "Shift in time" }).click();
  await expect
    .poll(() => drawer.getByRole("region", { name: "Edits" }).getByRole("listitem").allInnerTexts())
    .toEqual([
      "Event 3,002 moved 1:00 later",
      "Event 3,002 removed",
      expect.stringMatching(
        /^Event 3,002 moved 1:30 later\s+No effect: an earlier edit removed its event\.$/,
      ),
    ]);
});

test("an edited recording that takes long to write can be stopped, which saves nothing, and is saved when it is asked for again", async () => {
  const page = await opened();
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole("button", { name: "What-if", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "What-if" });
  await drawer.getByText("queue-abandoned", { exact: true }).waitFor();
  await drawer.getByRole("button", { name: "Remove", exact: true }).click();
  await drawer.getByText(/^First difference at/).waitFor();
  const save = drawer.getByRole("button", { name: "Save edited replay file" });
  await tell(page, true);
  await save.press("Enter");
  await drawer.getByRole("progressbar", { name: "Saving" }).waitFor();
  await drawer.getByRole("button", { name: "Stop" }).press("Enter");
  await tell(page, false);
  await save.waitFor();
  expect(await page.getByText(/saved$/).count()).toBe(0);
  await save.press("Enter");
  await page.getByText(/^A-morning.*edited\.ndjson saved$/).waitFor();
  await expect.poll(() => downloads).toEqual([expect.stringMatching(/^A-morning.*edited\.ndjson$/)]);
});

test("leaves a slow alignment on request, and shows the previous comparison again", async () => {
  const page = await opened();
  await page
    .getByRole("group", { name: "Inspector tabs" })
    .getByRole("button", { name: "Compare" })
    .press("Enter");
  await page.getByRole("button", { name: "Replay file", exact: true }).press("Enter");
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  const other = inspector.locator("input[type=file]");
  await other.setInputFiles(file(EVENTS.slice(1)));
  const before = inspector.getByText(/: 3,001 the same, 1 only here, 0 only there, 0 different\.$/);
  await before.waitFor();
  await tell(page, true);
  await other.setInputFiles(file(EVENTS.slice(2)));
  await inspector.getByRole("progressbar", { name: "Comparing" }).waitFor();
  expect(await before.count()).toBe(0);
  await inspector.getByRole("button", { name: "Stop" }).press("Enter");
  await tell(page, false);
  await before.waitFor();
  expect(await inspector.getByRole("progressbar").count()).toBe(0);
});
