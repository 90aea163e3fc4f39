import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { importedLog } from "../../server/cli/log-options.ts";
import { writeRecording } from "../../server/recording-file/write-recording.ts";
import { type ImportChoice, type ImportOutcome, importDesk } from "../../src/replay/import-desk.ts";
import { BANK_HEADER, bankRow } from "../streams/import/imported.ts";

const sample = (name: string) =>
  readFileSync(new URL(`../streams/import/help-desk/${name}`, import.meta.url));
const fileOf = (name: string, content: string | Uint8Array) =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);
const CASES = sample("cases.csv");
const CSV: ImportChoice = {
  kind: "csv",
  zone: "Europe/Madrid",
  map: sample("cases-map.json").toString(),
  encoding: "",
};
const BANK: ImportChoice = { kind: "anonymous-bank", zone: "Asia/Jerusalem", map: "", encoding: "" };
const QUEUE_LOG =
  "1767600000|1767600000.1|sales|NONE|ENTERQUEUE||600100200|1\n1767600009|1767600000.1|sales|SIP/100|CONNECT|9|1767600001.2|4\n";

const run = (file: File, choice: ImportChoice): Promise<ImportOutcome> =>
  importDesk.run(file, choice, () => undefined);
async function faultOf(file: File, choice: ImportChoice) {
  const outcome = await run(file, choice);
  return outcome.kind === "failed" ? outcome.fault : null;
}

test.each([
  ["anonymous-bank", `${BANK_HEADER}\n${bankRow()}\n`],
  ["asterisk-queue-log", `\n${QUEUE_LOG}`],
  ["csv", "a,b\n1,2"],
  ["csv", ""],
] as const)("detects a log of the kind %s by its first lines, packed or not", async (kind, text) => {
  expect(await importDesk.detect(fileOf("log", text))).toBe(kind);
  expect(await importDesk.detect(fileOf("log.gz", gzipSync(text)))).toBe(kind);
});

test.each([
  ["cases.csv", CASES, CSV],
  ["cases.csv.gz", gzipSync(CASES), CSV],
  [
    "january.txt",
    Buffer.from(
      [
        BANK_HEADER,
        ...Array.from({ length: 40 }, (_, call) =>
          bankRow({ call: String(call), server: `AGENT${call % 7}` }),
        ),
      ].join("\n"),
    ),
    BANK,
  ],
  ["queue_log", Buffer.from(QUEUE_LOG), { ...BANK, kind: "asterisk-queue-log" as const }],
])("makes of %s, byte for byte, what the command makes of it", async (name, content, choice) => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [log, map, out] = [name, "map.json", "out.ndjson"].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ]; // one for each
  writeFileSync(log, content);
  writeFileSync(map, choice.map);
  const { header, events } = await importedLog(log, {
    as: choice.kind,
    zone: choice.zone,
    ...(choice.kind === "csv" && { map }),
  });
  await writeRecording(out, header, events);

  const outcome = await run(fileOf(name, content), choice);
  if (outcome.kind === "failed") throw new Error(outcome.fault.why);
  expect([outcome.name, outcome.report.events]).toEqual([header.name, events.length]);
  expect(Buffer.from(await outcome.recording.arrayBuffer()).equals(readFileSync(out))).toBe(true);
});

test("counts the rows that were left out, and lists the first five with their reasons", async () => {
  const broken = Array.from({ length: 7 }, () => bankRow({ date: "soon" }));
  const outcome = await run(fileOf("bank.txt", [BANK_HEADER, bankRow(), ...broken].join("\n")), BANK);
  expect(outcome).toMatchObject({
    kind: "imported",
    report: {
      rows: 8,
      leftOut: 7,
      firstLeftOut: [3, 4, 5, 6, 7].map((line) => ({ line, leftOut: { why: "date", text: "soon" } })),
    },
  });
});

test("reports why nothing could be imported", async () => {
  const cases = fileOf("cases.csv", CASES);
  expect(await faultOf(cases, { ...CSV, map: "{" })).toMatchObject({
    why: "map",
    lines: [expect.stringMatching(/^The map is not JSON: /)],
  });
  expect(await faultOf(cases, { ...CSV, map: "{}" })).toMatchObject({
    why: "map",
    lines: ["Invalid map:", "the map: requires exactly one of status, moments"],
  });
  expect(await faultOf(fileOf("cases.csv", "a,b\n1,2"), CSV)).toMatchObject({
    why: "map",
    lines: [expect.stringMatching(/^The log has no column .+ Its columns are: a, b\.$/)],
  });
  expect(await faultOf(fileOf("cases.csv", Buffer.concat([CASES, Buffer.from([0xe9, 0x0a])])), CSV)).toEqual({
    why: "encoding",
    encoding: "utf-8",
    line: CASES.toString().split("\n").length,
  });
  expect(await faultOf(fileOf("cases.csv.gz", gzipSync(CASES).subarray(0, 60)), CSV)).toEqual({
    why: "packing",
  });
  expect(await faultOf(fileOf("cases.csv", ""), CSV)).toMatchObject({ why: "nothing", report: { rows: 0 } });
  expect(
    await faultOf(fileOf("bank.txt", `${BANK_HEADER}\n${bankRow({ date: "soon" })}\n`), BANK),
  ).toMatchObject({ why: "nothing", report: { rows: 1, leftOut: 1 } });
  expect(await faultOf(cases, BANK)).toEqual({
    why: "log",
    reason: "This is not an Anonymous Bank log: its header has different columns.",
  });
});

test("reads a log in the encoding that was chosen", async () => {
  const text = "1767600000|c1|atenci\u00f3n|NONE|ENTERQUEUE||600100200|1\n";
  const outcome = await run(fileOf("queue_log", Buffer.from(text, "latin1")), {
    ...BANK,
    kind: "asterisk-queue-log",
    encoding: "windows-1252",
  });
  if (outcome.kind === "failed") throw new Error(outcome.fault.why);
  expect(await outcome.recording.text()).toContain("atenci\u00f3n");
});

test("reports the progress of reading and of writing", async () => {
  const shares: number[] = [];
  const rows = Array.from({ length: 200 }, (_, call) => bankRow({ call: String(call) }));
  await importDesk.run(fileOf("bank.txt", [BANK_HEADER, ...rows].join("\n")), BANK, (done) =>
    shares.push(done),
  );
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((done) => done > 0 && done <= 1)).toBe(true);
});
