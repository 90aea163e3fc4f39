import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeRecording } from "../../../server/recording-file/write-recording.ts";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../../streams/projections/floor.ts";
import {
  ANA,
  callCreated,
  contactCreated,
  logged,
  queueCreated,
  SALES,
  userDescribed,
} from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";
import { runInProcess } from "./command-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "switchboard-hostile-"));
const at = (name: string) => join(folder, name);
const run = (...args: string[]) => runInProcess(args);

// The window title, the whole screen, a color in two ways, and right-to-left text.
const ORDERS = "\u001B]0;title\u0007\u001B[2J\u009B31m\u202Ereversed\r";
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/u;
const events = (customer = "Núria") =>
  logged([
    userDescribed(ANA, `Ana${ORDERS}`),
    contactCreated("c", "9:00:00", { customer }),
    queueCreated("1", "9:00:00"),
    callCreated("1", "9:00:10", { queue: "1" }),
  ]);
const header = {
  ...someHeader(events(), { segments: { [SALES]: `Sales${ORDERS}` }, users: { [ANA]: `Ana${ORDERS}` } }),
  name: `A morning${ORDERS}`,
};
const state = (offset: number) => ({
  k: "state",
  offset,
  fold: FOLD_VERSION,
  floor: floorToJson(emptyFloor("UTC")),
});
const beginningAt = (first: number) => ({ ...header, stream: { ...header.stream, first } });
const shifted = events().map((event) => ({ ...event, offset: event.offset + 10 }));

beforeAll(async () => {
  await writeRecording(at("orders.ndjson"), header, [...events(), { k: `kind${ORDERS}` }]);
  await writeRecording(at("others.ndjson"), header, events(`Núria${ORDERS}`));
  const deep = `{"a":`.repeat(200_000) + "1" + "}".repeat(200_000);
  writeFileSync(
    at("deep.ndjson"),
    [
      JSON.stringify(header),
      ...events().map((event, index) =>
        JSON.stringify(index === 1 ? { ...event, type: "made-elsewhere", data: "DEEP" } : event).replace(
          '"DEEP"',
          deep,
        ),
      ),
      "",
    ].join("\n"),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["info", [at("orders.ndjson")]],
  ["verify", [at("orders.ndjson")]],
  ["diff", [at("orders.ndjson"), at("others.ndjson")]],
  ["redact", [at("orders.ndjson"), "--out", at("redacted.ndjson")]],
])("escapes control characters of a file in the output of %s", async (name, args) => {
  const { stdout, stderr } = await run(name, ...args);
  expect(`${stdout}${stderr}`).not.toMatch(OBEYED);
  if (name === "info")
    expect([stderr, JSON.parse(stdout)]).toEqual([
      expect.stringContaining("A morning\\u001b]0;title"),
      expect.objectContaining({ name: header.name }),
    ]);
});

test.each([
  [
    "a state of an offset that is yet to come",
    1,
    [state(99_999), ...events()],
    "line 2: The state is from offset 99999, but the recording begins at offset 1.",
  ],
  [
    "a second state",
    11,
    [state(10), state(10), ...shifted],
    "line 3: The replay file has more than one initial state.",
  ],
  [
    "no state behind the beginning of its log",
    11,
    shifted,
    "line 1: The replay file begins at offset 11, but the floor state before it is missing.",
  ],
])("a recording with %s is not sound", async (name, first, records, message) => {
  const file = at(`${name.replaceAll(" ", "-")}.ndjson`);
  await writeRecording(file, beginningAt(first), records);
  const { status, stderr } = await run("verify", file);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});

test("a recording that begins from the state before its first event is sound", async () => {
  await writeRecording(at("sound.ndjson"), beginningAt(11), [state(10), ...shifted]);
  expect((await run("verify", at("sound.ndjson"))).status).toBe(0);
});

test("reports too deep nesting in a sentence", async () => {
  for (const args of [
    ["diff", at("deep.ndjson"), at("others.ndjson")],
    ["slice", at("deep.ndjson"), "--from", "09:00", "--until", "10:00", "--out", at("slice.ndjson")],
  ]) {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining("nested too deeply")]);
    expect(stderr).not.toContain("call stack");
  }
});

test("overwrites no input file, by any path", async () => {
  const before = readFileSync(at("orders.ndjson"));
  symlinkSync(at("orders.ndjson"), at("link.ndjson"));
  linkSync(at("orders.ndjson"), at("twin.ndjson"));
  writeFileSync(
    at("expected.json"),
    JSON.stringify({ format: "switchboard-expectations", version: 1, expectations: [] }),
  );
  for (const out of [
    at("orders.ndjson"),
    join(folder, ".", "orders.ndjson"),
    at("link.ndjson"),
    at("twin.ndjson"),
  ]) {
    for (const args of [
      ["verify", at("orders.ndjson"), "--junit", out],
      ["redact", at("orders.ndjson"), "--out", out],
      ["slice", at("orders.ndjson"), "--from", "09:00", "--until", "10:00", "--out", out],
      ["import", at("orders.ndjson"), "--as", "anonymous-bank", "--zone", "UTC", "--out", out],
    ]) {
      expect(await run(...args)).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringContaining(`${out} is an input file. Choose another file.`),
      });
    }
  }
  expect(
    (
      await run(
        "verify",
        at("orders.ndjson"),
        "--expect",
        at("expected.json"),
        "--junit",
        at("expected.json"),
      )
    ).status,
  ).toBe(2);
  expect(readFileSync(at("orders.ndjson"))).toEqual(before);
});

test.each(["99:99", "24:00", "9:60", "2026-13-01T09:00", "2026-01-32T09:00"])(
  "rejects an expectation from %s on with its position",
  async (from) => {
    writeFileSync(
      at("times.json"),
      JSON.stringify({
        format: "switchboard-expectations",
        version: 1,
        expectations: [{ expect: "count", type: "call-created", atLeast: 1, from }],
      }),
    );
    const { status, stderr } = await run("verify", at("others.ndjson"), "--expect", at("times.json"));
    expect([status, stderr]).toEqual([1, expect.stringContaining("/expectations/0/from: ")]);
  },
);
