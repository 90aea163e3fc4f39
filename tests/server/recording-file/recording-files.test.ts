import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linesOf } from "../../../server/recording-file/lines.ts";
import { writeRecording } from "../../../server/recording-file/write-recording.ts";
import { readHeader } from "../../../streams/recording/recording-header.ts";
import { readLine } from "../../../streams/recording/recording-line.ts";
import { bankRow, importedBank } from "../../streams/import/imported.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "switchboard-recording-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesIn = async (path: string) => {
  const lines: string[] = [];
  for await (const line of linesOf(path)) lines.push(line);
  return lines;
};
const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

test("reads a log the same, compressed or not, under any name", async () => {
  const text = "\uFEFFfirst\r\nsecond\u2028with a separator\r\n\r\nlast";
  const expected = ["first", "second\u2028with a separator", "", "last"];
  expect(await linesIn(file("plain.gz", text))).toEqual(expected);
  expect(await linesIn(file("packed.txt", gzipSync(text)))).toEqual(expected);
});

test("reports a truncated compressed log and one that is not text", async () => {
  const packed = gzipSync(Array.from({ length: 5_000 }, (_, index) => `line ${index * 7919}`).join("\n"));
  await expect(linesIn(file("cut.gz", packed.subarray(0, packed.length / 2)))).rejects.toThrow(
    "cut.gz is truncated: its end is missing.",
  );
  await expect(linesIn(file("blob.txt", "x".repeat(17_000_000)))).rejects.toThrow("this is no log");
  await expect(linesIn(join(folder, "missing"))).rejects.toThrow("ENOENT");
});

test("a recording that is written twice is the same bytes, packed and plain, and reads back as it was", async () => {
  const { header, events } = await importedBank([
    bankRow(),
    bankRow({ outcome: "HANG", server: "NO_SERVER" }),
  ]);
  for (const name of ["once.ndjson.gz", "again.ndjson.gz", "plain.ndjson"])
    await writeRecording(join(folder, name), header, events);
  expect(readdirSync(folder).sort()).toEqual(["again.ndjson.gz", "once.ndjson.gz", "plain.ndjson"]);
  const packed = readFileSync(join(folder, "once.ndjson.gz"));
  expect(packed.equals(readFileSync(join(folder, "again.ndjson.gz")))).toBe(true);
  expect(gunzipSync(packed).equals(readFileSync(join(folder, "plain.ndjson")))).toBe(true);
  const [first = "", ...rest] = await linesIn(join(folder, "plain.ndjson"));
  expect(readHeader(first)).toEqual(header);
  expect(rest.map(readLine)).toEqual([
    ...events.map((event) => ({ kind: "event", event })),
    { kind: "other", k: "checkpoint", record: expect.objectContaining({ end: true }) },
  ]);
});

test("a recording whose writing is cut short leaves the file that was there, and nothing half", async () => {
  const { header, events } = await importedBank([bankRow()]);
  const path = file("day.ndjson", "as it was");
  const stop = new AbortController();
  const endless = function* () {
    for (let count = 0; ; count++) {
      if (count === 2_000) stop.abort();
      yield* events;
    }
  };
  await expect(writeRecording(path, header, endless(), stop.signal)).rejects.toThrow("aborted");
  expect(readdirSync(folder)).toEqual(["day.ndjson"]);
  expect(readFileSync(path, "utf8")).toBe("as it was");
});

test("does not overwrite files beside a recording, even under the name of a former part", async () => {
  const victim = file("victim.txt", "mine");
  const out = join(folder, "out.ndjson");
  symlinkSync(victim, join(folder, `.out.ndjson.${process.pid}.part`));
  const { header, events } = await importedBank([bankRow()]);
  await writeRecording(out, header, events);
  expect([readFileSync(victim, "utf8"), (await linesIn(out)).length]).toEqual(["mine", events.length + 2]);
});
