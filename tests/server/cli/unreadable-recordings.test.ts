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
const told = (stderr: string) => stderr.trimEnd().split("\n");

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
  /is damaged: what is packed in it cannot be unpacked beyond this point; line (\d+), which ends at byte (\d+) of what was unpacked, is the last that can be read\.$/;
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
  [
    "bad.gz",
    "bad.gz is damaged: what is packed in it cannot be unpacked beyond this point; not one line of it can be read.",
  ],
  ["missing.ndjson", "missing.ndjson."],
  ["hello.txt", "This is not a recording: its first line is not the header of one."],
])("of %s there is a report, too, with one failure that says why it cannot be read", async (file, said) => {
  const report = at(`${file}.xml`);
  const { status, stderr } = await run("verify", at(file), "--junit", report);
  const xml = readFileSync(report, "utf8");
  expect([status, told(stderr)]).toEqual([1, [expect.stringContaining(said)]]);
  expect(xml).toContain('tests="1" failures="1"');
  expect(xml).toMatch(/<failure message="[^"]+"/);
  expect(xml).toContain(`${said}"/>`);
});

test("a command that is not understood writes no report", async () => {
  expect(
    (await run("verify", at("known.ndjson"), "--answer-within", "soon", "--junit", at("none.xml"))).status,
  ).toBe(2);
  expect(existsSync(at("none.xml"))).toBe(false);
});

test("what is no recording is said to be none, whatever its other lines are", async () => {
  const { status, stdout, stderr } = await run("verify", at("hello.txt"));
  expect([status, told(stderr), JSON.parse(stdout).findings]).toEqual([
    1,
    ["line 1: This is not a recording: its first line is not the header of one."],
    [expect.objectContaining({ what: "header" })],
  ]);
  const info = await run("info", at("hello.txt"));
  expect([info.status, told(info.stderr)]).toEqual([
    1,
    [
      `This is not a recording: its first line is not the header of one; nothing of ${at("hello.txt")} can be shown.`,
    ],
  ]);
  for (const name of ["verify", "info"])
    expect(told((await run(name, at("garbled.gz"))).stderr)).toEqual([
      expect.stringMatching(UNPACKED),
      expect.stringMatching(/^(line 1: )?This is not a recording/),
    ]);
});

test.each(["verify", "info"])(
  "%s says first up to where a damaged file can be unpacked, and of each kind of fault no more than twenty",
  async (name) => {
    const { status, stderr } = await run(name, at("begun.gz"));
    const lines = told(stderr);
    expect([status, lines[0]]).toEqual([name === "verify" ? 1 : 3, expect.stringMatching(UNPACKED)]);
    const [, line, byte] = UNPACKED.exec(lines[0] ?? "") ?? [];
    expect(begun.slice(0, Number(byte)).split("\n")).toHaveLength(Number(line) + 1);
    expect(lines.filter((line) => line.includes("it is not a JSON object"))).toHaveLength(20);
    expect(lines.join("\n")).toMatch(/^(… )?and \d{4} more/m);
  },
);

test.each(["verify", "info", "metrics"])(
  "%s says which types a newer version wrote, and nothing of those that are known",
  async (name) => {
    const { status, stderr } = await run(name, at("newer.ndjson"));
    expect([status, told(stderr)]).toEqual([
      0,
      expect.arrayContaining([
        "A newer version of the product wrote these events, and what they say may be misread: queue-created.",
      ]),
    ]);
    for (const file of ["known.ndjson", "no-schemas.ndjson"])
      expect(await run(name, at(file))).toMatchObject({
        status: 0,
        stderr: expect.not.stringContaining("newer version"),
      });
  },
);
