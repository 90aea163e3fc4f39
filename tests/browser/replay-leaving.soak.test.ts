import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Expectation } from "../../openapi/generated/recording.ts";
import {
  contactCreated,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
} from "../support/floor-story.ts";
import { someHeader } from "../support/some-header.ts";
import { writtenRecording } from "../support/written-recording.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";
import { chosenFile } from "./support/recorded-morning.ts";

const { visit } = consoleInBrowser();

const EVENTS = logged([
  contactCreated("c-a", "10:00:00"),
  queueCreated("a", "10:00:05"),
  contactCreated("c-b", "10:00:10"),
  queueCreated("b", "10:00:15"),
  queueAssigned("a", "10:00:50"),
  queueAbandoned("b", "10:02:00"),
]);

/** Opens them, with the expectations of a recording. */
async function opened(...expectations: readonly Expectation[]): Promise<Page> {
  const page = await visit("/monitor/replay");
  const file = writtenRecording(
    [...EVENTS, ...expectations.map((expectation) => ({ k: "expectation", expectation }))],
    someHeader(EVENTS),
  );
  await page.locator("input[type=file]").setInputFiles(chosenFile(file));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return page;
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Expectations", exact: true });
const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

/** Expects something that no file does. */
async function expectMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add expectation" }).click();
  await page.getByRole("dialog").getByLabel("Value").fill("5");
  await page.keyboard.press("Enter");
  await panelOf(page).getByText("Not saved to a file").waitFor();
}

test("loads and checks a recording's own expectations on opening, without asking for a file", async () => {
  const page = await opened(
    { expect: "always", that: [{ number: "waiting", is: "<=", value: 1 }] },
    { expect: "count", type: "queue-abandoned", atMost: 1 },
  );
  await page.getByRole("button", { name: "Go to end" }).click();
  await soon(() => panelOf(page).getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringMatching(/always waiting ≤ 1\s+Broken\s+2 at 10:00:15/),
    expect.stringMatching(/count queue-abandoned ≤ 1\s+Held/),
  ]);
  expect(await panelOf(page).getByText("Not saved to a file").count()).toBe(0);
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
});

test.each<[way: string, leave: (page: Page) => Promise<unknown>, arrived: (page: Page) => Promise<unknown>]>([
  [
    "by a link",
    (page) => page.getByRole("link", { name: "Back to live" }).click(),
    (page) => page.waitForURL("**/monitor"),
  ],
  [
    "for another recording",
    (page) => page.getByRole("button", { name: "Open another replay file" }).click(),
    (page) => page.getByRole("heading", { name: "Open a replay file" }).waitFor(),
  ],
])("expectations that no file has are not left without a question: %s", async (_, leave, arrived) => {
  const page = await opened();
  await expectMore(page);
  await leave(page);
  await question(page).getByRole("button", { name: "Stay" }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await panelOf(page).getByRole("listitem").count()).toBe(1);
  await leave(page);
  await question(page).getByRole("button", { name: "Leave" }).click();
  await arrived(page);
  await question(page).waitFor({ state: "detached" });
});

test("nor does the window close, nor is a fork lost, without one", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Go to end" }).click();
  await page.getByRole("button", { name: "What-if", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "What-if" });
  await drawer.getByRole("button", { name: "Remove", exact: true }).click();
  await drawer.getByRole("button", { name: /^Undo: Event/ }).waitFor();
  const asked = page.waitForEvent("dialog");
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloading;
  await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
});
