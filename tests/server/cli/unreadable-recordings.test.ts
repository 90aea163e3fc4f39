import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANA, contactCreated, logged, queueCreated, userDescribed } from "../../support/floor-story.ts";
import { unsealedHeader } from "../../support/some-header.ts";
import { runInProcess } from "./command-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "switchboard-unreadable-"));
const at = (name: string) => join(folder, name);
const run = (...args: string[]) => runInProcess(args);
const linesOf = (stderr: string) => stderr.trimEnd().split("\n");

const events = logged([
  userDescribed(ANA, "Ana Ruiz"),
  contactCreated("c", "9:00:00", {}),
  queueCreated("1", "9:00:00"),
]);
const header = unsealedHeader(events);
const text = (...lines: readonly (object | string)[]) =>
  lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
const garbled = Array.from({ length: 9_000 }, () => "garbled");
/** Packed, with a checksum that is another. */
function packedWrongly(content: string): Buffer {
  const packed = gzipSync(content);
  return packed.fill(0, packed.length - 8);
}
const UNPACKED =
  /is damaged: it cannot be decompressed completely; the last readable line is (\d+), which ends at decompressed byte (\d+)\.$/;
const begun = text(header, ...garbled, ...events);

beforeAll(async () => {
  const files: Readonly<Record<string, string | Buffer>> = {
    "hello.txt": text("hello", "there", ...garbled),
    "bad.gz": Buffer.concat([gzipSync("hello").subarray(0, 10), Buffer.alloc(50, 7)]),
    "garbled.gz": packedWrongly(text(...garbled)),
    "begun.gz": packedWrongly(begun),
    "newer.ndjson": text({ ...header, schemas: { ...header.schemas, "queue-created": 7 } }, ...events),
    "known.ndjson": text(header, ...events),
    "no-schemas.ndjson": text({ ...header, schemas: undefined }, ...events),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["bad.gz", "bad.gz is damaged: it cannot be decompressed completely; no line is readable."],
  ["missing.ndjson", "missing.ndjson."],
  ["hello.txt", "This is not a replay file: its first line is not the header of one."],
])("writes a report for %s with one failure that explains why it is unreadable", async (file, message) => {
  const report = at(`${file}.xml`);
  const { status, stderr } = await run("verify", at(file), "--junit", report);
  const xml = readFileSync(report, "utf8");
  expect([status, linesOf(stderr)]).toEqual([1, [expect.stringContaining(message)]]);
  expect(xml).toContain('tests="1" failures="1"');
  expect(xml).toMatch(/<failure message="[^"]+"/);
  expect(xml).toContain(`${message}"/>`);
});

test("a command that is not understood writes no report", async () => {
  expect(
    (await run("verify", at("known.ndjson"), "--answer-within", "soon", "--junit", at("none.xml"))).status,
  ).toBe(2);
  expect(existsSync(at("none.xml"))).toBe(false);
});

test("rejects a file that is not a recording, with any other lines", async () => {
  const { status, stdout, stderr } = await run("verify", at("hello.txt"));
  expect([status, linesOf(stderr), JSON.parse(stdout).findings]).toEqual([
    1,
    ["line 1: This is not a replay file: its first line is not the header of one."],
    [expect.objectContaining({ what: "header" })],
  ]);
  const info = await run("info", at("hello.txt"));
  expect([info.status, linesOf(info.stderr)]).toEqual([
    1,
    [
      `This is not a replay file: its first line is not the header of one; ${at("hello.txt")} cannot be used.`,
    ],
  ]);
  for (const name of ["verify", "info"])
    expect(linesOf((await run(name, at("garbled.gz"))).stderr)).toEqual([
      expect.stringMatching(UNPACKED),
      expect.stringMatching(/^(line 1: )?This is not a replay file/),
    ]);
});

test.each(["verify", "info"])(
  "reports with %s where unpacking fails first and at most twenty faults of each kind",
  async (name) => {
    const { status, stderr } = await run(name, at("begun.gz"));
    const lines = linesOf(stderr);
    expect([status, lines[0]]).toEqual([name === "verify" ? 1 : 3, expect.stringMatching(UNPACKED)]);
    const [, line, byte] = UNPACKED.exec(lines[0] ?? "") ?? [];
    expect(begun.slice(0, Number(byte)).split("\n")).toHaveLength(Number(line) + 1);
    expect(lines.filter((line) => line.includes("it is not a JSON object"))).toHaveLength(20);
    expect(lines.join("\n")).toMatch(/^(… )?and \d{4} more/m);
  },
);

test.each(["verify", "info", "metrics"])(
  "lists with %s the types a newer version wrote and no known types",
  async (name) => {
    const { status, stderr } = await run(name, at("newer.ndjson"));
    expect([status, linesOf(stderr)]).toEqual([
      0,
      expect.arrayContaining([
        "These events are from a newer version of Switchboard and may be misread: queue-created.",
      ]),
    ]);
    for (const file of ["known.ndjson", "no-schemas.ndjson"])
      expect(await run(name, at(file))).toMatchObject({
        status: 0,
        stderr: expect.not.stringContaining("newer version"),
      });
  },
);
