import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { RecordingCheck } from "../../../streams/recording/check-recording.ts";
import { LineSplitter } from "../../../streams/recording/line-splitter.ts";
import { type ReadRecording, RecordingReader } from "../../../streams/recording/read-recording.ts";
import type { Upcasts } from "../../../streams/recording/upcast.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { atDepth, isSoak } from "../../support/depth.ts";
import { contactCreated, logged, queueCreated } from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader, unsealedHeader } from "../../support/some-header.ts";
import { fileOf, fileOfRecords, writtenRecording } from "../../support/written-recording.ts";

function read(
  bytes: Uint8Array,
  sizes: readonly number[] = [bytes.length],
  upcasts?: Upcasts,
): ReadRecording {
  const reader = new RecordingReader(upcasts);
  for (let from = 0, turn = 0; from < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? bytes.length;
    reader.push(bytes.subarray(from, from + size));
    from += size;
  }
  return reader.end();
}

const slim = ({ type, subject, source, time, offset, data }: Event) => ({
  type,
  subject,
  source,
  time,
  offset,
  data,
});
const EVENTS = logged(
  Array.from({ length: 5 }, (_, index) => contactCreated(`c-${index}`, `9:0${index}:00`)),
);
const HEADER = someHeader(EVENTS);
const offsets = ({ events }: ReadRecording) => [...events.offsets];

test("reads back any recording with its positions, in any chunks", () => {
  const texts = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(
      someLog(30),
      fc.array(texts, { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1 }),
      (log, more, sizes) => {
        const events = logged([
          ...log,
          ...more.map((text) => ({ ...contactCreated("c-1", "9:00:00"), data: { text } })),
        ]).map((event) => JSON.parse(JSON.stringify(event)) as Event); // as a reader finds them
        const file = writtenRecording(events);
        const { events: table, isCut, counts } = read(file, sizes);
        expect({ isCut, counts, facts: table.facts }).toEqual({
          isCut: false,
          counts: {},
          facts: events.map(slim),
        });
        expect([...table.times]).toEqual(events.map(({ time }) => Date.parse(time)));
        expect(Array.from(table.types, (place) => table.typeNames[place])).toEqual(
          events.map(({ type }) => type),
        );
        events.forEach((event, index) => {
          const start = table.starts[index] ?? 0;
          expect(
            JSON.parse(new TextDecoder().decode(file.subarray(start, start + (table.sizes[index] ?? 0)))),
          ).toEqual(event);
        });
      },
    ),
    { numRuns: atDepth(100, 300) },
  );
});

describe("a truncated file opens to its last good line", () => {
  /** Returns the end of each line, as the place of its line feed. */
  const endsOf = (file: Uint8Array) => Array.from(file.keys()).filter((at) => file[at] === 10);
  const many = (count: number) =>
    writtenRecording(
      logged(
        Array.from({ length: count }, (_, index) =>
          queueCreated(String(index), "9:00:00", { customer: `Núria ${index}` }),
        ),
      ),
    );

  /** Returns the content of a file of `count` events that was cut, and the expected content. */
  function cutAt(file: Uint8Array, ends: readonly number[], count: number, cut: number): [unknown, unknown] {
    const { events, lines: whole, isCut, kinds, counts } = read(file.subarray(0, cut));
    // A line that lost its line feed alone is good.
    const good = ends.filter((end) => end <= cut).length;
    const kept = good - 1 - (kinds.get("checkpoint") ?? 0);
    const isWhole = cut >= file.length - 1;
    return [
      { cut, whole, isCut, events: events.facts.length, last: events.offsets.at(-1), counts },
      {
        cut,
        whole: good,
        isCut: !isWhole,
        events: kept,
        last: kept === 0 ? undefined : kept,
        counts: kept === count ? {} : { count: 1 },
      },
    ];
  }

  test("wherever a short one is cut", () => {
    const count = atDepth(5, 30);
    const file = many(count);
    const ends = endsOf(file);
    for (let cut = ends[0] ?? 0; cut <= file.length; cut += atDepth(3, 1)) {
      const [is, should] = cutAt(file, ends, count, cut);
      expect(is).toEqual(should);
    }
  });

  test(`and behind every byte of ${atDepth("every hundredth line and of the checkpoints of ", "")}one of 2,000 events`, () => {
    const file = writtenRecording(
      logged(
        Array.from({ length: 2_000 }, (_, index) => ({
          ...queueCreated(String(index), "9:00:00"),
          id: "e",
          channel: "floor",
          epoch: "1",
          data: { customer: `Núria ${index}` },
        })),
      ),
    );
    const ends = endsOf(file);
    expect(ends).toHaveLength(2_004);
    const checkpoints = [1_000, 2_001, 2_003];
    // In the gate of a few lines, since for each of them all before it is read.
    const isTried = (line: number) =>
      isSoak || line % 100 === 0 || checkpoints.some((checkpoint) => Math.abs(line - checkpoint) <= 1);
    const wrong: number[] = [];
    let [cuts, bytes] = [0, 0];
    for (const [index, end] of ends.slice(0, -1).entries()) {
      if (!isTried(index + 1)) continue;
      const [start, next] = [end + 1, ends[index + 1] ?? file.length];
      bytes += next - start + 1;
      const reader = new RecordingReader();
      reader.push(file.subarray(0, start));
      // Half a line is forgotten at the end, and the same reader can be given a longer half of it; the whole
      // of it comes last.
      for (let cut = start; cut <= next; cut++, cuts++) {
        reader.push(file.subarray(start, cut));
        const { lines: whole, isCut, kinds, events } = reader.end();
        const good = index + (cut === next ? 2 : 1);
        const kept = good - 1 - (kinds.get("checkpoint") ?? 0);
        const isRight =
          whole === good &&
          isCut === cut < file.length - 1 &&
          events.facts.length === kept &&
          events.offsets.length === kept &&
          (events.offsets.at(-1) ?? 0) === kept;
        if (!isRight) wrong.push(cut);
      }
    }
    expect([cuts, wrong]).toEqual([bytes, []]);
    if (isSoak) expect(cuts).toBe(file.length - 1 - (ends[0] ?? 0));
  });
});

describe("skips damaged lines and reports their numbers", () => {
  test.each<[string, Uint8Array, readonly number[], readonly unknown[]]>([
    [
      "a line that is no JSON",
      fileOfRecords(HEADER, EVENTS[0], "{", ...EVENTS.slice(1)),
      [1, 2, 3, 4, 5],
      [{ what: "form", line: 3, fault: "not-json" }],
    ],
    [
      "an empty line",
      fileOfRecords(HEADER, EVENTS[0], "", ...EVENTS.slice(1)),
      [1, 2, 3, 4, 5],
      [{ what: "form", line: 3, fault: "not-json" }],
    ],
    [
      "two records in a line",
      fileOfRecords(HEADER, `${JSON.stringify(EVENTS[0])},${JSON.stringify(EVENTS[1])}`, ...EVENTS.slice(2)),
      [3, 4, 5],
      [
        { what: "form", line: 2, fault: "not-json" },
        { what: "gap", line: 3, from: 1, until: 2 },
        { what: "count", line: 5, found: 3, promised: 5 },
      ],
    ],
    [
      "an event at no time",
      fileOfRecords(HEADER, { ...EVENTS[0], time: "soon" }, ...EVENTS.slice(1)),
      [2, 3, 4, 5],
      [
        { what: "form", line: 2, fault: "no-time" },
        { what: "gap", line: 3, from: 1, until: 1 },
        { what: "count", line: 6, found: 4, promised: 5 },
      ],
    ],
    [
      "an offset that was there",
      fileOfRecords({ ...HEADER, events: 6 }, ...EVENTS, EVENTS[1]),
      [1, 2, 3, 4, 5],
      [{ what: "repeated", line: 7, offset: 2 }],
    ],
    [
      "an offset that comes late",
      fileOfRecords(HEADER, EVENTS[0], EVENTS[2], EVENTS[1], ...EVENTS.slice(3)),
      [1, 2, 4, 5],
      [{ what: "behind", line: 3, offset: 3, after: 1 }],
    ],
    [
      "a gap that nobody explains",
      fileOfRecords({ ...HEADER, events: 4 }, ...EVENTS.toSpliced(1, 1)),
      [1, 3, 4, 5],
      [{ what: "gap", line: 3, from: 2, until: 2 }],
    ],
    [
      "a gap that a record explains",
      fileOfRecords(
        { ...HEADER, events: 4 },
        EVENTS[0],
        { k: "gap", from: 2, until: 2, via: "edit" },
        ...EVENTS.slice(2),
      ),
      [1, 3, 4, 5],
      [],
    ],
  ])("%s", (_, file, left, findings) => {
    const whole = read(file);
    expect([offsets(whole), whole.findings]).toEqual([left, findings]);
    expect(whole.events.facts.map(({ offset }) => offset)).toEqual(left);
  });

  test("matches a check of the same file", () => {
    const spoil = (line: string, how: number) =>
      [
        line,
        line.slice(0, 30),
        "[]",
        line.replace(/"offset":\d+/, '"offset":3'),
        line.replace('"1.0"', '"2.0"'),
        `${line}\r`,
      ][how] ?? line;
    fc.assert(
      fc.property(someLog(30), fc.array(fc.nat(20)), (events, hows) => {
        const file = fileOf([
          JSON.stringify(unsealedHeader(events)),
          ...events.map((event, index) => spoil(JSON.stringify(event), hows[index] ?? 0)),
        ]);
        const check = new RecordingCheck();
        const found = new LineSplitter().push(file).flatMap((line) => check.read(line));
        const all = [...found, ...check.end(true)].toSorted((a, b) => a.line - b.line);
        expect(read(file).findings).toEqual(all);
      }),
    );
  });
});

describe("matches a line-by-line read for any order of lines", () => {
  const [one = "", two = "", three = ""] = EVENTS.map((event) => JSON.stringify(event));
  const torn = (event: Event | undefined) =>
    JSON.stringify({ ...event, data: { list: [{ a: 1 }, { b: 2 }] } }).replace("},{", "}\n{");
  const both = (file: Uint8Array) => {
    const offsets: number[] = [];
    const check = new RecordingCheck({ event: ({ offset }) => offsets.push(offset) });
    const found = new LineSplitter().push(file).flatMap((line) => check.read(line));
    const { findings, events } = read(file);
    return [
      { findings, offsets: [...events.offsets] },
      { findings: [...found, ...check.end(true)].toSorted((a, b) => a.line - b.line), offsets },
    ];
  };
  const unsealed = JSON.stringify({ ...HEADER, sealed: undefined });

  test.each([
    ["two in a line and one in two", [`${one},${two}`, torn(EVENTS[2])]],
    ["likewise, with room between them", [torn(EVENTS[0]), `${two} ,\t${three}`]],
    ["an event and a number, and one in two", [torn(EVENTS[0]), `${two},5`]],
  ])("%s", (_, texts) => {
    const [is, should] = both(fileOf([unsealed, ...texts.join("\n").split("\n")]));
    expect(is).toEqual(should);
  });

  test("and wherever commas and line feeds take each other's place", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(one, two, torn(EVENTS[0]), torn(EVENTS[1]), "5", "[]", "{}"),
            fc.constantFrom("\n", "\n", ",", ", ", "\n,"),
          ),
          { maxLength: 8 },
        ),
        (parts) => {
          const [is, should] = both(
            fileOf([
              unsealed,
              ...parts
                .map(([text, end]) => text + end)
                .join("")
                .split("\n"),
            ]),
          );
          expect(is).toEqual(should);
        },
      ),
      { numRuns: atDepth(100, 500) },
    );
  });
});

test("of more types than two bytes can count each event has its own", () => {
  const line = JSON.stringify({ ...EVENTS[0], type: "TYPE", offset: 0 });
  const lines = Array.from({ length: 65_540 }, (_, index) =>
    line.replace("TYPE", `t-${index}`).replace('"offset":0', `"offset":${index + 1}`),
  );
  // Without seals, which take longer than the tested code.
  const { events: table } = read(
    fileOf([JSON.stringify({ ...unsealedHeader([]), events: lines.length }), ...lines]),
  );
  expect(table.typeNames[table.types[65_539] ?? 0]).toBe("t-65539");
});

test("keeps records other than events in place, and counts unknown ones, too", () => {
  const marker = { k: "marker", label: "here" };
  const { records, kinds, events } = read(
    writtenRecording(
      [EVENTS[0], marker, { k: "from-the-future" }, ...EVENTS.slice(1), marker].map((record) => ({
        ...record,
      })),
      HEADER,
    ),
  );
  expect(records.map(({ before, k }) => [before, k])).toEqual([
    [1, "marker"],
    [1, "from-the-future"],
    [5, "marker"],
  ]);
  expect([...kinds]).toEqual([
    ["marker", 2],
    ["from-the-future", 1],
    ["checkpoint", 1],
  ]);
  expect(events.facts).toHaveLength(5);
});

test("a file with other line ends, or a mark of its encoding, is read all the same", () => {
  const text = new TextDecoder().decode(writtenRecording(EVENTS));
  expect(offsets(read(new TextEncoder().encode(`\uFEFF${text.replaceAll("\n", "\r\n")}`)))).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

describe("payloads of another version", () => {
  const upcasts: Upcasts = {
    "contact-created": {
      1: (data) => ({ ...data, steps: ["1"] }),
      2: (data) => ({ ...data, steps: [...(data["steps"] as string[]), "2"] }),
    },
  }; // what the first step made
  const from = (version: number) =>
    read(
      writtenRecording(EVENTS, { ...HEADER, schemas: { "contact-created": version } }),
      undefined,
      upcasts,
    );

  test.each([
    [1, ["1", "2"], []],
    [3, undefined, []],
    [4, undefined, ["contact-created"]],
  ])("upgrades payloads of version %i to today's, and reports newer ones", (version, steps, newer) => {
    const { events, upcaster } = from(version);
    expect([events.facts[0]?.data["steps"], upcaster.newer]).toEqual([steps, newer]);
  });

  test("of a type that never changed stay what they are", () => {
    expect(read(writtenRecording(EVENTS)).upcaster).toMatchObject({ newer: [], isNeeded: false });
    expect(read(writtenRecording(EVENTS, { ...HEADER, schemas: { constructor: 2 } })).upcaster.newer).toEqual(
      ["constructor"],
    );
  });
});

test.each<[string, Uint8Array, string]>([
  ["nothing", new Uint8Array(), "it is empty"],
  ["half a header", writtenRecording(EVENTS).subarray(0, 50), "its first line is not the header"],
  [
    "a picture",
    Uint8Array.from({ length: 999 }, (_, index) => index * 89),
    "its first line is not the header",
  ],
])("%s is no recording", (_, file, message) => {
  expect(() => read(file)).toThrow(message);
});
