import fc from "fast-check";
import { expect, test } from "vitest";
import type { Expectation } from "../../../../openapi/generated/recording.ts";
import { RecordingCheck } from "../../../../streams/recording/check-recording.ts";
import { RecordingReader } from "../../../../streams/recording/read-recording.ts";
import { recordingLines } from "../../../../streams/recording/sealed-lines.ts";
import { floorToJson } from "../../../../streams/projections/floor.ts";
import { judgedLog } from "../../../../streams/replay/judged-log.ts";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../../streams/replay/replay-index.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import { contactEvents } from "../../../../streams/replay/what-if/contact-events.ts";
import { editedSegments } from "../../../../streams/replay/what-if/edited-segments.ts";
import { countedAnyway } from "../../../../streams/replay/what-if/counted-anyway.ts";
import { numbersAt } from "../../../../streams/replay/what-if/effect.ts";
import { findingDifference } from "../../../../streams/replay/what-if/first-difference.ts";
import { forkedRecords, forking } from "../../../../streams/replay/what-if/forked-log.ts";
import { waitingCurve } from "../../../../streams/replay/what-if/waiting-curves.ts";
import {
  ANA,
  at,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
  userDescribed,
} from "../../../support/floor-story.ts";
import { editedOneByOne } from "../../../support/edited-one-by-one.ts";
import { someCalls } from "../../../support/random-calls.ts";
import { someHeader } from "../../../support/some-header.ts";
import { walked } from "../../../support/walked.ts";

const logOf = (events: ReturnType<typeof logged>) => recordedLog(someHeader(events), events);
const forkOf = (...of: Parameters<typeof forking>) => walked(forking(...of));
const firstDifference = (...of: Parameters<typeof findingDifference>) => walked(findingDifference(...of));
const originsOf = ({ origins }: ReturnType<typeof forkOf>) =>
  [...origins].map((origin) => (origin === -1 ? null : origin));
const foldable = (log: ReturnType<typeof logOf>) => ({ log, index: ReplayIndex.of(log) });
const endOf = (log: ReturnType<typeof logOf>) => floorToJson(ReplayIndex.of(log).floorAt(log.length));
const timed = (events: ReturnType<typeof logged>) =>
  logged(events.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)));

const MORNING = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00"),
  contactCreated("c-2", "9:01:00"),
  queueCreated("2", "9:01:00"),
  callCreated("1", "9:02:00", { queue: "1", user: ANA }),
  queueAbandoned("2", "9:04:00"),
]);
const CALLS = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00"),
  contactCreated("c-2", "9:01:00"),
  queueCreated("2", "9:01:00"),
  callCreated("1", "9:02:00", { queue: "1", user: ANA }),
  queueAbandoned("2", "9:04:00"),
  contactEnded("c-2", "9:04:00", "abandoned"),
  callEnded("1", "9:05:00"),
  contactEnded("c-1", "9:05:00", "answered"),
]);
const edited = (...edits: readonly Edit[]) => {
  const fork = forkOf(logOf(MORNING), edits, "Edited");
  return originsOf(fork).map((origin, place) => [origin, fork.log.offsets[place]]);
};

test("leaves a fork without edits unchanged", () => {
  fc.assert(
    fc.property(someCalls(40), (events) => {
      const log = logOf(events);
      const fork = forkOf(log, [], "The same (edited)");
      expect(fork.log.facts.map(({ offset }) => offset)).toEqual(events.map(({ offset }) => offset));
      expect(endOf(fork.log)).toEqual(endOf(log));
      expect(firstDifference(foldable(log), foldable(fork.log), 20)).toBe(null);
    }),
  );
});

test("restores the original when a dropped event is inserted again", () => {
  fc.assert(
    fc.property(someCalls(40), fc.nat(), (events, pick) => {
      fc.pre(events.length > 0);
      const event = pick % events.length;
      const { type, subject, time, data } = events[event]!; // there is one
      const fork = forkOf(
        logOf(events),
        [
          { edit: "drop", event },
          { edit: "insert", event, made: { type, subject, time, data } },
        ],
        "Again",
      );
      expect(fork.log.facts.map(({ offset }) => offset)).toEqual(events.map(({ offset }) => offset));
      expect(endOf(fork.log)).toEqual(endOf(logOf(events)));
    }),
  );
});

const someEdit = (events: ReturnType<typeof logged>): fc.Arbitrary<Edit> => {
  const event = fc.nat({ max: events.length });
  return fc.oneof(
    event.map((one): Edit => ({ edit: "drop", event: one })),
    fc
      .array(event, { minLength: 1, maxLength: 4 })
      .map(([one = 0, ...others]): Edit => ({ edit: "drop-all", event: one, events: [one, ...others] })),
    event.map((one): Edit => ({ edit: "duplicate", event: one })),
    fc
      .tuple(event, fc.integer({ min: -3_600_000, max: 3_600_000 }))
      .map(([one, ms]): Edit => ({ edit: "delay", event: one, ms })),
    fc.tuple(event, event).map(([one, before]): Edit => ({ edit: "move", event: one, before })),
    event.map((one): Edit => ({ edit: "change", event: one, data: { ...events[one]?.data, changed: true } })),
    event.map((one): Edit => ({
      edit: "insert",
      event: one,
      made: { type: "queue-abandoned", subject: "queue/1", time: "2026-01-12T10:00:00.000Z", data: {} },
    })),
  );
};

const someEdits = someCalls(30).chain((events) =>
  fc.tuple(fc.constant(timed(events)), fc.array(someEdit(timed(events)), { maxLength: 8 })),
);

test("applies any edits one after another, and folds into the same state", () => {
  fc.assert(
    fc.property(someEdits, ([events, edits]) => {
      const log = logOf(events);
      const fork = forkOf(log, edits, "A morning (edited)");
      const model = editedOneByOne(events, edits);
      expect(originsOf(fork)).toEqual(model.map(({ origin }) => origin));
      const plain = recordedLog(
        fork.log.header,
        model.map(({ fact }) => ({ ...fact, id: "1", specversion: "1.0", channel: "live", epoch: "e" })),
      );
      const factOf = ({ type, subject, source, time, offset, data }: (typeof plain.facts)[number]) => ({
        type,
        subject,
        source,
        time,
        offset,
        data,
      });
      expect(fork.log.facts.map(factOf)).toEqual(plain.facts.map(factOf));
      expect([fork.log.times, fork.log.clock, fork.log.offsets, fork.log.span]).toEqual([
        plain.times,
        plain.clock,
        plain.offsets,
        plain.span,
      ]);
      expect([...fork.log.types].map((type) => fork.log.typeNames[type])).toEqual(
        plain.facts.map(({ type }) => type),
      );
      expect(fork.log.keys.map(({ id }) => id)).toEqual(plain.keys.map(({ id }) => id));
    }),
  );
});

test("continues an index of the recording in a fork with the same floors", () => {
  const spacing = { kept: 7, near: 3 };
  fc.assert(
    fc.property(someEdits, ([events, edits]) => {
      const log = logOf(events);
      const fork = forkOf(log, edits, "A morning (edited)");
      const index = walked(ReplayIndex.continuing(ReplayIndex.of(log, spacing), fork.same, fork.log));
      const rebuilt = ReplayIndex.of(fork.log, spacing);
      expect(index.waiting).toEqual(rebuilt.waiting);
      for (let position = 0; position <= fork.log.length; position++)
        expect(floorToJson(index.floorAt(position))).toEqual(floorToJson(rebuilt.floorAt(position)));
    }),
  );
});

test("finds the first difference of any edits where a moment-by-moment comparison finds it", () => {
  fc.assert(
    fc.property(someEdits, ([events, edits]) => {
      const log = logOf(events);
      const [was, is] = [foldable(log), foldable(forkOf(log, edits, "A morning (edited)").log)];
      const moments = [...new Set([...was.log.clock, ...is.log.clock])].toSorted((a, b) => a - b);
      const now = moments.find((moment) =>
        numbersAt(was, is, moment, 20).some((pair) => pair.was !== pair.is),
      );
      expect(firstDifference(was, is, 20)?.now).toBe(now);
    }),
  );
});

test("produces a valid recording with increasing offsets for any edits, with the removed events listed", async () => {
  await fc.assert(
    fc.asyncProperty(someEdits, async ([events, edits]) => {
      const log = logOf(events);
      const fork = forkOf(log, edits, "A morning (edited)");
      const records: object[] = [];
      for await (const record of forkedRecords(log, fork)) records.push(record);
      const check = new RecordingCheck();
      const findings = [...recordingLines(fork.log.header, records)].flatMap((line) =>
        check.read(new TextEncoder().encode(line)),
      );
      expect([...findings, ...check.end(true)]).toEqual([]);
      expect(check.checked()).toMatchObject({
        events: fork.log.length,
        header: { name: "A morning (edited)", edited: true },
      });
    }),
  );
});

test.each<[string, Edit, unknown]>([
  [
    "dropped leaves its offset empty",
    { edit: "drop", event: 1 },
    [
      [0, 1],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ],
  ],
  [
    "left out with others leaves all their offsets empty",
    { edit: "drop-all", event: 1, events: [0, 1, 4] },
    [
      [2, 3],
      [3, 4],
      [5, 6],
    ],
  ],
  [
    "duplicated comes once more, and what follows moves on",
    { edit: "duplicate", event: 1 },
    [
      [0, 1],
      [1, 2],
      [null, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
    ],
  ],
  [
    "delayed past others stands behind them",
    { edit: "delay", event: 1, ms: 150_000 },
    [
      [0, 1],
      [2, 3],
      [3, 4],
      [4, 5],
      [1, 6],
      [5, 7],
    ],
  ],
  [
    "delayed a little stays in its place",
    { edit: "delay", event: 1, ms: 30_000 },
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ],
  ],
  [
    "moved stands before the other",
    { edit: "move", event: 4, before: 1 },
    [
      [0, 1],
      [4, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [5, 6],
    ],
  ],
  [
    "put in comes before the other",
    {
      edit: "insert",
      event: 6,
      made: { type: "x", subject: "y/z", time: "2026-01-12T10:00:00.000Z", data: {} },
    },
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [null, 7],
    ],
  ],
])("an event that is %s", (_, edit, expected) => {
  expect(edited(edit)).toEqual(expected);
});

test("reports the effect with the original: the numbers, the first difference, and the waiting customers", () => {
  const log = logOf(MORNING);
  const { log: fork } = forkOf(log, [{ edit: "drop", event: 4 }], "Nobody answers");
  const [was, is] = [foldable(log), foldable(fork)];
  expect(numbersAt(was, is, at("9:03:00"), 20).filter((pair) => pair.was !== pair.is)).toEqual([
    { number: "waiting", segment: null, was: 1, is: 2 },
    { number: "longest-wait", segment: null, was: 120, is: 180 },
    { number: "in-call", segment: null, was: 1, is: 0 },
    { number: "answered", segment: null, was: 1, is: 0 },
    { number: "service-level", segment: null, was: 0, is: null },
    { number: "speed-of-answer", segment: null, was: 120, is: null },
  ]);
  expect(firstDifference(was, is, 20)).toEqual({
    now: at("9:02:00"),
    number: "waiting",
    segment: null,
    was: 1,
    is: 2,
  });
  expect([
    waitingCurve(was, at("9:00:00"), at("9:04:00"), 4),
    waitingCurve(is, at("9:00:00"), at("9:04:00"), 4),
  ]).toEqual([
    [2, 1, 1, 0],
    [2, 2, 2, 1],
  ]);
  // The number of waiting customers before the first event and after the last is unknown.
  expect(waitingCurve(was, at("8:58:00"), at("9:06:00"), 8)).toEqual([null, 1, 2, 1, 1, 0, null, null]);
});

test("changes only the numbers of both segments for a customer who is moved, and the floor not at all", () => {
  const log = logOf(MORNING);
  const edit: Edit = {
    edit: "change",
    event: 3,
    data: { ...MORNING[3]?.data, segment: "65a0000000000000000000a2" },
  };
  const { log: fork } = forkOf(log, [edit], "Elsewhere");
  const segments = editedSegments(log, [edit]);
  expect(segments).toEqual(["65a0000000000000000000a1", "65a0000000000000000000a2"]);
  expect(firstDifference(foldable(log), foldable(fork), 20)).toBe(null);
  expect(firstDifference(foldable(log), foldable(fork), 20, segments)).toEqual({
    now: at("9:01:00"),
    number: "waiting",
    segment: segments[0],
    was: 2,
    is: 1,
  });
  expect(
    numbersAt(foldable(log), foldable(fork), at("9:01:30"), 20, segments).filter(
      ({ number, segment }) => number === "waiting" && segment !== null,
    ),
  ).toEqual([
    { number: "waiting", segment: segments[0], was: 2, is: 1 },
    { number: "waiting", segment: segments[1], was: 0, is: 1 },
  ]);
});

test("keeps the recording's expectations in a fork, and reports where an edit breaks them", async () => {
  const expectations: readonly Expectation[] = [
    { expect: "count", type: "queue-abandoned", atLeast: 1, atMost: 1 },
    { expect: "never", that: [{ number: "waiting", is: ">", value: 2 }] },
  ];
  const records = expectations.map((expectation) => ({
    before: 0,
    k: "expectation",
    record: { k: "expectation", expectation },
  }));
  const log = recordedLog(someHeader(MORNING), MORNING, { records });
  const fork = forkOf(log, [{ edit: "drop", event: 5 }], "A morning (edited)");
  const written: object[] = [];
  for await (const record of forkedRecords(log, fork)) written.push(record);
  const reader = new RecordingReader();
  for (const line of recordingLines(fork.log.header, written))
    reader.push(new TextEncoder().encode(`${line}\n`));
  const read = reader.end();
  expect({ findings: read.findings, isCut: read.isCut, header: read.header }).toMatchObject({
    findings: [],
    isCut: false,
    header: { edited: true, sealed: true },
  });
  expect(
    read.records.flatMap(({ k, record }) => (k === "expectation" ? [record["expectation"]] : [])),
  ).toEqual(expectations);
  const [was, is] = [log, fork.log].map((one) => judgedLog(one, expectations, 20).map(({ state }) => state));
  expect([was, is]).toEqual([
    ["met", "met"],
    ["broken", "met"],
  ]);
});

test("keeps the recording's gaps in a fork, without counting them as faults", async () => {
  const events = MORNING.map((event, place) => ({
    ...event,
    offset: place < 3 ? event.offset : event.offset + 2,
  }));
  const gap = { k: "gap", from: 4, until: 5, via: "range" };
  const log = recordedLog(someHeader(events), events, { records: [{ before: 3, k: "gap", record: gap }] });
  const fork = forkOf(log, [{ edit: "drop", event: 0 }], "A morning (edited)");
  const check = new RecordingCheck();
  const written: object[] = [];
  for await (const record of forkedRecords(log, fork)) written.push(record);
  const findings = [...recordingLines(fork.log.header, written)].flatMap((line) =>
    check.read(new TextEncoder().encode(line)),
  );
  expect([...findings, ...check.end(true)]).toEqual([]);
  expect(written).toContainEqual(gap);
});

test("the events of a contact are found from any of them, also where what it began with lies before the recording", () => {
  const [first, second] = [
    [0, 1, 4, 7, 8],
    [2, 3, 5, 6],
  ];
  expect(CALLS.map((_, place) => contactEvents(logOf(CALLS), place))).toEqual(
    CALLS.map((_, place) => (first.includes(place) ? first : second)),
  );
  const begin = { floor: ReplayIndex.of(logOf(CALLS)).floorAt(5), offset: 5 };
  const rest = recordedLog(someHeader(CALLS.slice(5)), CALLS.slice(5), { begin });
  expect(rest.facts.map((_, place) => contactEvents(rest, place))).toEqual([
    [0, 1],
    [0, 1],
    [2, 3],
    [2, 3],
  ]);
  expect(contactEvents(logOf(logged([userDescribed(ANA, "Ana")])), 0)).toEqual([]);
});

test("changes no number without the abandonment alone, because the end of the contact implies it, unlike without the whole contact", () => {
  const log = logOf(CALLS);
  const after = (...edits: readonly Edit[]) =>
    firstDifference(foldable(log), foldable(forkOf(log, edits, "Another morning").log), 20);
  const alone: Edit = { edit: "drop", event: 5 };
  expect(after(alone)).toBe(null);
  expect(countedAnyway(log, [alone])).toEqual({
    type: "queue-abandoned",
    by: { type: "contact-ended", offset: 7, now: at("9:04:00") },
  });
  const all: Edit = { edit: "drop-all", event: 5, events: contactEvents(log, 5) };
  expect(after(all)).toMatchObject({ now: at("9:01:00"), number: "waiting", was: 2, is: 1 });
  expect(countedAnyway(log, [all])).toBe(null);
  expect(countedAnyway(log, [{ edit: "drop", event: 1 }])).toBe(null);
});

test("once both have the same state and the same is still to come, nothing more is looked at", () => {
  const later = Array.from({ length: 2_000 }, (_, index) => contactCreated(`later-${index}`, "9:10:00"));
  const log = logOf(
    logged([
      ...CALLS,
      ...later.map((event, index) => ({
        ...event,
        time: new Date(at("9:10:00") + index * 1_000).toISOString(),
      })),
    ]),
  );
  const steps = findingDifference(
    foldable(log),
    foldable(forkOf(log, [{ edit: "drop", event: 5 }], "Another morning").log),
    20,
  );
  let taken = 0;
  while (!steps.next().done) taken++;
  expect(taken).toBeLessThan(10);
});
