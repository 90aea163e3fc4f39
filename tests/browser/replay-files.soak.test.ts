import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
  type StoryEvent,
} from "../support/floor-story.ts";
import { someHeader } from "../support/some-header.ts";
import { writtenRecording } from "../support/written-recording.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";

const { visit } = consoleInBrowser();

const story: readonly StoryEvent[] = [
  contactCreated("c-a", "10:00:00"),
  queueCreated("a", "10:00:00"),
  queueAbandoned("a", "10:04:00"),
  contactEnded("c-a", "10:05:00", "abandoned"),
];
const recording = (name: string, events = logged(story)) => ({
  name: `${name}.ndjson`,
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(writtenRecording(events, { ...someHeader(events), name })),
});
const MORNING = recording("Morning");
const EVENING = recording("Evening", logged(story.slice(0, 2)));
const EXPECTED = {
  name: "morning.expect.json",
  mimeType: "application/json",
  buffer: Buffer.from(
    JSON.stringify({
      format: "switchboard-expectations",
      version: 1,
      expectations: [{ expect: "count", type: "queue-abandoned", atMost: 0 }],
    }),
  ),
};

/** Lets files fall on the page, as from the desk of the computer. */
async function drop(page: Page, ...files: readonly (typeof MORNING)[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, text } of given) transfer.items.add(new File([text], name));
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString() })),
  );
  const place = page.getByRole("region", { name: "Replay", exact: true });
  for (const type of ["dragenter", "dragover", "drop"])
    await place.dispatchEvent(type, { dataTransfer: data });
}

const about = (page: Page) => page.getByRole("region", { name: "Replay", exact: true }).textContent();
const expected = (page: Page) => page.getByRole("list", { name: "Expectations" }).textContent();

test("expectations that are chosen with a recording, or before it, are run over it", async () => {
  const page = await visit("/monitor/replay");
  await page.getByLabel("Choose replay file").setInputFiles([MORNING, EXPECTED]);
  await soon(() => expected(page)).toContain("1 by the end");
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await drop(page, EXPECTED);
  await page.getByText("morning.expect.json applies to the next replay file that you open.").waitFor();
  await drop(page, EVENING);
  await page
    .getByRole("list", { name: "Expectations" })
    .getByRole("button", { name: /queue-abandoned ≤ 0 Held$/, expanded: false })
    .click();
  await soon(() => expected(page)).toContain("no events");
});

test("replaces the open recording with a dropped one, and asks before unsaved changes are lost", async () => {
  const page = await visit("/monitor/replay?at=3");
  await page.getByLabel("Choose replay file").setInputFiles(MORNING);
  await soon(() => about(page)).toContain("Morning");
  await drop(page, EXPECTED);
  await soon(() => expected(page)).toContain("1 by the end");
  await page.getByRole("button", { name: /queue-abandoned.*: more actions$/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByLabel("At most").fill("5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Not saved to a file").waitFor();
  await drop(page, EVENING);
  await page.getByRole("button", { name: "Stay", exact: true }).click();
  expect(await about(page)).toContain("Morning");
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await page.getByRole("button", { name: "Stay", exact: true }).click();
  await drop(page, EVENING);
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await soon(() => about(page)).toContain("Evening");
  // It begins at its beginning, with nothing that is expected of the other one.
  await soon(() => page.getByRole("region", { name: "Playback", exact: true }).textContent()).toContain(
    "position 0 of 2",
  );
  await page.getByText("Add what must be true in this replay").waitFor();
});
