import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Damage, openRecording } from "../../../server/traffic/open-recording.ts";
import { eventsAt, someRecording } from "./some-recording.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "switchboard-play-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const events = eventsAt(0, 1, 2);
const header = JSON.stringify(someRecording(events).header);
const lines = events.map((event) => JSON.stringify(event));

async function read(content: string | Buffer) {
  const path = join(folder, "day.ndjson");
  writeFileSync(path, content);
  const damages: Damage[] = [];
  const recording = await openRecording(path, (damage) => damages.push(damage));
  const found: number[] = [];
  for (let next = await recording.events.next(); !next.done; next = await recording.events.next())
    found.push(next.value.offset);
  return { name: recording.header.name, found, damages };
}

test("a recording is read packed or plain, with kinds of lines that are not known yet", async () => {
  const text = [header, lines[0], '{"k":"checkpoint"}', lines[1], "", lines[2]].join("\n");
  const whole = { name: "A morning", found: [1, 2, 3], damages: [] };
  expect(await read(text)).toEqual(whole);
  expect(await read(gzipSync(text))).toEqual(whole);
});

test("a broken line is named and skipped, and so is one that is out of its order", async () => {
  const { found, damages } = await read([header, lines[0], "{", lines[2], lines[1]].join("\n"));
  expect(found).toEqual([1, 2]);
  expect((await read([header, lines[0], "{", lines[2]].join("\n"))).damages).toEqual([
    { line: 3, reason: "it is not a JSON object" },
  ]);
  expect((await read([header, ...lines.slice(0, 2), "{"].join("\n"))).damages).toEqual([
    { line: 4, reason: "it is not a JSON object" },
  ]);
  expect(damages).toEqual([
    { line: 3, reason: "it is not a JSON object" },
    { line: 4, reason: "its offset 3 does not follow 1" },
  ]);
});

test("an event far out of its place costs itself alone", async () => {
  const many = eventsAt(...Array.from({ length: 3_000 }, (_, second) => second));
  const texts = many.map((event) => JSON.stringify(event));
  [texts[99], texts[2_899]] = [texts[2_899] ?? "", texts[99] ?? ""];
  const { found, damages } = await read([JSON.stringify(someRecording(many).header), ...texts].join("\n"));
  expect(found).toEqual(
    many.map(({ offset }) => offset).filter((offset) => offset !== 100 && offset !== 2_900),
  );
  expect(damages).toEqual([
    { line: 101, reason: "its offset 2900 does not follow 99" },
    { line: 102, reason: "the event at offset 100 is missing before it", isThere: true },
    { line: 2901, reason: "its offset 100 does not follow 2899" },
  ]);
});

test("plays a truncated recording to its end and reports the truncation once there", async () => {
  const inside = [header, lines[0], lines[1]?.slice(0, 40)].join("\n");
  expect(await read(inside)).toMatchObject({
    found: [1],
    damages: [{ line: 3, reason: "the file is truncated: 1 of 3 events found" }],
  });
  expect((await read(`${inside}\n\n`)).damages).toEqual([
    { line: 3, reason: "the file is truncated: 1 of 3 events found" },
  ]);
  const between = `${header}\n${lines[0]}\n`;
  expect(await read(between)).toMatchObject({
    found: [1],
    damages: [{ line: 3, reason: "the file is truncated: 1 of 3 events found" }],
  });
  const afterBroken = [header, "{", lines[1]].join("\n");
  expect((await read(afterBroken)).damages).toEqual([
    { line: 2, reason: "it is not a JSON object" },
    { line: 4, reason: "the file is truncated: 1 of 3 events found" },
  ]);
});

test("reports the truncation of a compressed recording once, after earlier faults", async () => {
  const many = eventsAt(...Array.from({ length: 500 }, (_, second) => second));
  const packed = gzipSync(
    [
      JSON.stringify(someRecording(many).header),
      "{",
      ...many.slice(1).map((event) => JSON.stringify(event)),
    ].join("\n"),
  );
  const { found, damages } = await read(packed.subarray(0, packed.length / 2));
  expect(damages).toEqual([
    { line: 2, reason: "it is not a JSON object" },
    {
      line: found.length + 3,
      reason: expect.stringMatching(
        new RegExp(`day\\.ndjson is truncated: its end is missing; ${found.length} of 500 events found$`),
      ),
    },
  ]);
});

test("a file that is no recording is not opened", async () => {
  await expect(read("vru+line\tcall_id")).rejects.toThrow("This is not a replay file");
  await expect(read("")).rejects.toThrow("This is not a replay file");
  await expect(openRecording(join(folder, "missing"), () => undefined)).rejects.toThrow("ENOENT");
});
