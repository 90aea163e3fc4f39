import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../streams/projections/floor.ts";
import { atDepth } from "../support/depth.ts";
import { contactCreated, logged } from "../support/floor-story.ts";
import { soakTest } from "../support/soak-test.ts";
import { unsealedHeader } from "../support/some-header.ts";
import { fileOfRecords, writtenRecording } from "../support/written-recording.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";
import { chosenFile } from "./support/recorded-morning.ts";

const { visit } = consoleInBrowser();

const EVENTS = logged(
  Array.from({ length: 12 }, (_, index) =>
    contactCreated(`c-${index}`, `9:${10 + index}:00`, { customer: `Núria ${index}` }),
  ),
);
const HEADER = unsealedHeader(EVENTS);
const packed = (bytes: Uint8Array) => gzipSync(bytes);

/** Chooses a file of that name on the page of the replay. */
async function chosen(name: string, bytes: Uint8Array): Promise<Page> {
  const page = await visit("/monitor/replay");
  await page.locator("input[type=file]").setInputFiles(chosenFile(bytes, name));
  return page;
}

describe("reports in a sentence which input cannot be shown, and where it is wrong", () => {
  const refused: [name: string, bytes: Uint8Array, sentence: string][] = [
    ["nothing", new Uint8Array(), "The file is empty. Choose another one."],
    [
      "a foreign version",
      fileOfRecords({ ...HEADER, version: 7 }, ...EVENTS),
      "The file has format version 7, and this console reads version 1. Open it in a newer console.",
    ],
    [
      "a damaged header",
      fileOfRecords({ ...HEADER, zone: "Europe/Atlantis" }, ...EVENTS),
      "The header in line 1 is damaged: its name, time zone, names or event count is missing. Choose another copy.",
    ],
    [
      "a bad gzip",
      Uint8Array.from([0x1f, 0x8b, 1, 2, 3]),
      "This gzip file is damaged or cut before the end of its first event. Choose a complete copy.",
    ],
    [
      "a state that an unknown fold made",
      fileOfRecords(
        HEADER,
        { k: "state", offset: 0, fold: 77, floor: floorToJson(emptyFloor("UTC")) },
        ...EVENTS,
      ),
      "The initial state comes from version 77 of the calculation, so all numbers would differ here. Cut the range again from the complete file.",
    ],
    [
      "a damaged state",
      fileOfRecords(HEADER, { k: "state", offset: 0, fold: FOLD_VERSION, floor: null }, ...EVENTS),
      "The initial state of this replay file is damaged, so all numbers would be wrong. Cut the range again from the complete file.",
    ],
    [
      "a line without an end",
      new Uint8Array(16_000_001).fill(0x7b),
      "One line is longer than 16 MB. This is not a replay file.",
    ],
  ];
  test.each(atDepth(refused.slice(0, 1), refused))("%s", async (_, bytes, sentence) => {
    const page = await chosen("notes.dat", bytes);
    await soon(() => page.getByRole("alert").textContent()).toBe(`notes.dat cannot be opened. ${sentence}`);
    await page.getByLabel("Choose replay file").waitFor({ state: "attached" });
  });

  soakTest("2 GB", async () => {
    const folder = mkdtempSync(join(tmpdir(), "switchboard-huge-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "year.ndjson");
    writeFileSync(file, "");
    // It is as long as that and takes no room.
    truncateSync(file, 2_000_000_000);
    const page = await visit("/monitor/replay");
    await page.locator("input[type=file]").setInputFiles(file);
    await soon(() => page.getByRole("alert").textContent()).toBe(
      "year.ndjson cannot be opened. Unpacked, the file is larger than 1.5 GB, the limit. Cut a range with “npm run recording -- slice” and open that.",
    );
  });
});

describe("shows damaged input as far as it is valid, and reports the fault and its place in a sentence", () => {
  const sealed = writtenRecording(EVENTS);
  const changed = new TextEncoder().encode(new TextDecoder().decode(sealed).replace("Núria 7", "Núria 8"));
  const halfOf = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);
  const shownOf = (bytes: Uint8Array) => bytes.filter((byte) => byte === 10).length - 1;
  const cut = halfOf(sealed);

  const flawed: [name: string, bytes: Uint8Array, events: number, sentences: readonly string[]][] = [
    [
      "a cut",
      cut,
      shownOf(cut),
      [`The file is cut after line ${shownOf(cut) + 1}. ${shownOf(cut)} of 12 events are shown.`],
    ],
    [
      "a line that is none",
      fileOfRecords(HEADER, EVENTS[0], "{", ...EVENTS.slice(1)),
      12,
      ["1 line could not be read and is left out, at line 3."],
    ],
    [
      "an offset that comes twice",
      fileOfRecords({ ...HEADER, events: 13 }, ...EVENTS, EVENTS[1]),
      12,
      ["1 duplicate event is left out, at position 2 in line 14."],
    ],
    [
      "offsets out of order",
      fileOfRecords(HEADER, EVENTS[0], EVENTS[2], EVENTS[1], EVENTS[4], EVENTS[3], ...EVENTS.slice(5)),
      10,
      ["2 events are out of order and left out, first at position 3 in line 3."],
    ],
    [
      "a gap",
      fileOfRecords({ ...HEADER, events: 9 }, EVENTS[0], ...EVENTS.slice(4)),
      9,
      ["Events are missing in 1 place, at positions 2 to 4 before line 3. Later numbers may be inaccurate."],
    ],
    [
      "an end that is missing",
      fileOfRecords(HEADER, ...EVENTS.slice(0, 9)),
      9,
      ["The header lists 12 events, but 9 are in the file and shown."],
    ],
    [
      "events of a newer version",
      fileOfRecords({ ...HEADER, schemas: { "contact-created": 4 } }, ...EVENTS),
      12,
      ["These events are of a newer version and may be shown incorrectly: contact-created"],
    ],
    [
      "a fold of a newer version",
      fileOfRecords({ ...HEADER, fold: 99 }, ...EVENTS),
      12,
      [
        "Recorded with version 99 of the calculation; this console uses version 2. Numbers may differ from those shown then.",
      ],
    ],
    [
      "an offset that comes twice and was counted once",
      fileOfRecords(HEADER, ...EVENTS, EVENTS[1]),
      12,
      ["1 duplicate event is left out, at position 2 in line 14."],
    ],
    [
      "a line that was changed",
      changed,
      12,
      ["The seals show that the file was changed in 1 place, at line 9. It is shown unchanged."],
    ],
    [
      "several at once",
      fileOfRecords({ ...HEADER, events: 10 }, EVENTS[0], "half a line", ...EVENTS.slice(3)),
      10,
      [
        "1 line could not be read and is left out, at line 3.",
        "Events are missing in 1 place, at positions 2 to 3 before line 4. Later numbers may be inaccurate.",
      ],
    ],
  ];
  test.each(atDepth(flawed.slice(0, 1), flawed))("%s", async (_, bytes, events, sentences) => {
    const page = await chosen("day.ndjson", bytes);
    const flaws = page.getByRole("status").filter({ hasText: "This replay file has problems" });
    await soon(() => flaws.getByRole("listitem").allTextContents()).toEqual(sentences);
    await page.getByRole("group", { name: "Events shown" }).getByRole("button", { name: "All" }).click();
    await soon(() => page.getByRole("listbox", { name: "Events" }).getByRole("option").count()).toBe(events);
    await flaws.getByRole("button", { name: "Hide" }).click();
    await flaws.waitFor({ state: "detached" });
  });

  soakTest("a packed file that was cut", async () => {
    const whole = packed(sealed);
    // Of half of it the header alone could be unpacked.
    const page = await chosen("day.ndjson.gz", whole.subarray(0, Math.floor(0.9 * whole.length)));
    const flaws = page.getByRole("status").filter({ hasText: "This replay file has problems" });
    await soon(() => flaws.getByRole("listitem").allTextContents()).toEqual([
      expect.stringMatching(
        /^The packed content is damaged or cut after line \d+\. \d+ of 12 events are shown\.$/,
      ),
    ]);
  });

  soakTest("that nothing vouches for it, of a file without seals", async () => {
    const page = await chosen("day.ndjson", fileOfRecords(HEADER, ...EVENTS));
    const notice = page.getByRole("status").filter({ hasText: /^This file has no seals/ });
    await notice.getByRole("button", { name: "Hide" }).click();
    await soon(() => notice.count()).toBe(0);
  });

  soakTest("nothing, of a recording that is sound", async () => {
    const page = await chosen("day.ndjson.gz", packed(sealed));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await soon(() => page.getByRole("region", { name: "Playback", exact: true }).textContent()).toContain(
      "of 12",
    );
    expect(await page.getByText(/This replay file has problems|This file has no seals/).count()).toBe(0);
  });
});
