import fc from "fast-check";
import { expect, test } from "vitest";
import { parsedObject } from "../../../streams/recording/json-value.ts";
import { BlockParser } from "../../../streams/recording/parse-block.ts";
import { atDepth } from "../../support/depth.ts";

const word = fc.oneof(
  fc.constantFrom("user/1", "user/2", "user-status-changed", "2026-01-12T10:00:00.000Z"),
  fc.string({ maxLength: 6, unit: "grapheme" }),
  fc.string({
    maxLength: 4,
    unit: fc.constantFrom('"', "\\", "{", "}", "[", "]", ",", ":", "\n", "é", " ", "a"),
  }),
);
const data = fc.oneof(
  fc.constantFrom({}, { status: "acd", reason: "reason 1" }, { status: "acd", reason: "reason 2" }),
  fc.dictionary(word, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);
const event = fc
  .record({
    id: word,
    source: word,
    type: word,
    subject: word,
    time: word,
    channel: word,
    epoch: word,
    offset: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double({ noNaN: true })),
    data,
  })
  .map(({ id, source, type, subject, time, channel, epoch, offset, data: payload }) =>
    JSON.stringify({
      specversion: "1.0",
      id,
      source,
      type,
      subject,
      time,
      channel,
      epoch,
      offset,
      data: payload,
    }),
  );
const record = fc
  .dictionary(word, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  .map((fields) => JSON.stringify({ k: "marker", ...fields }));
/** An event as a different program may write it. */
const foreign = event.map((line) => JSON.stringify(JSON.parse(line), null, 1).replaceAll("\n", " "));
/** A damaged line. */
const damaged = fc
  .tuple(
    fc.oneof(event, record),
    fc.nat(),
    fc.constantFrom("{", "}", '"', "\\", ",", "[", "]", "}{", "},{", "]},{[", ""),
  )
  .map(([line, place, piece]) => {
    const at = place % line.length;
    return line.slice(0, at) + piece + line.slice(at + 1);
  });
/** Decodes as from a file: half a character is replaced there. */
const written = (text: string) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));
const line = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: event },
      record,
      foreign,
      damaged,
      fc.constantFrom("", "{}", "[]", "null", '{"a":[{}', "{}]}", "{},{}", '"', "{"),
    ),
  )
  .map(([text]) => written(text.replaceAll("\n", "")));
const sound = fc.oneof(
  { weight: 4, arbitrary: event },
  record,
  foreign,
  record.map((text) => `${text}\r`),
);

const parser = new BlockParser();
/** Bytes of the file before the lines. */
const BEFORE = 1_000;

/** Returns the result of reading lines together; null if there is none. */
function blockOf(lines: readonly string[]) {
  const bytes = new TextEncoder().encode(lines.map((one) => `${one}\n`).join(""));
  const values: object[] = [];
  const places: string[] = [];
  const where = (start: number, size: number) =>
    places.push(
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(
        bytes.subarray(start - BEFORE, start - BEFORE + size),
      ),
    );
  const isRead = parser.report(bytes, BEFORE, {
    standing: ({ event: one, key, start, size }) => {
      values.push({ ...one, key: key.id });
      where(start, size);
    },
    value: (value, start, size) => {
      values.push(value);
      where(start, size);
    },
  });
  return isRead ? { values, places } : { values, places: null };
}

/** Parses each line separately for the same result; `as`: the result of the lines together. */
function expectedOf(text: string, as: object | undefined) {
  const value = parsedObject(text);
  if (!value || !as || !("key" in as) || "k" in as || "specversion" in as) return value;
  const { type, subject, source, time, offset, data: payload } = value;
  return {
    type,
    subject,
    source,
    time,
    offset,
    data: payload,
    key: String(subject).slice(String(subject).indexOf("/") + 1),
  };
}

test("reads a block with the same result and places as its lines, and returns nothing if one is damaged", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const { values, places } = blockOf(lines);
      if (places === null) expect(values).toEqual([]);
      else {
        expect(values).toEqual(lines.map((text, index) => expectedOf(text, values[index])));
        expect(places).toEqual(lines);
      }
    }),
    { numRuns: atDepth(100, 3_000) },
  );
});

test("reads a block of valid lines together, with recorded events free of envelopes", () => {
  fc.assert(
    fc.property(fc.array(sound, { minLength: 1, maxLength: 8 }), (lines) => {
      const { values, places } = blockOf(lines);
      expect(places).toEqual(lines);
      expect(values).toEqual(lines.map((text, index) => expectedOf(text, values[index])));
    }),
    { numRuns: atDepth(100, 1_000) },
  );
  const plain = JSON.stringify({
    specversion: "1.0",
    id: "1",
    source: "/s",
    type: "t",
    subject: "user/1",
    time: "2026-01-12T10:00:00.000Z",
    channel: "c",
    epoch: "e",
    offset: 12,
    data: { of: "é" },
  });
  expect(blockOf([plain]).values).toEqual([
    {
      type: "t",
      subject: "user/1",
      source: "/s",
      time: "2026-01-12T10:00:00.000Z",
      offset: 12,
      data: { of: "é" },
      key: "1",
    },
  ]);
});
