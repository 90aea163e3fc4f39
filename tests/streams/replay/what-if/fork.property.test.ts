import fc from "fast-check";
import { expect, test } from "vitest";
import { RecordingCheck } from "../../../../streams/recording/check-recording.ts";
import { recordingLines } from "../../../../streams/recording/recording-lines.ts";
import { floorToJson } from "../../../../streams/projections/floor.ts";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../../streams/replay/replay-index.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import { firstDifference, numbersAt } from "../../../../streams/replay/what-if/effect.ts";
import { editedEvents } from "../../../../streams/replay/what-if/edited-events.ts";
import { forkedRecords, forkOf } from "../../../../streams/replay/what-if/forked-log.ts";
import { waitingCurve } from "../../../../streams/replay/what-if/waiting-curves.ts";
import { ANA, at, callCreated, contactCreated, logged, queueAbandoned, queueCreated } from "../../../support/floor-story.ts";
import { someCalls } from "../../../support/random-calls.ts";
import { someHeader } from "../../../support/some-header.ts";

const logOf = (events: ReturnType<typeof logged>) => recordedLog(someHeader(events), events);
const foldable = (log: ReturnType<typeof logOf>) => ({ log, index: ReplayIndex.of(log) });
const endOf = (log: ReturnType<typeof logOf>) => floorToJson(ReplayIndex.of(log).floorAt(log.length));
const timed = (events: ReturnType<typeof logged>) => logged(events.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)));

const MORNING = logged([contactCreated("c-1", "9:00:00"), queueCreated("1", "9:00:00"), contactCreated("c-2", "9:01:00"), queueCreated("2", "9:01:00"), callCreated("1", "9:02:00", { queue: "1", user: ANA }), queueAbandoned("2", "9:04:00")]);
const edited = (...edits: readonly Edit[]) => editedEvents(MORNING, edits).map(({ origin, fact }) => [origin, fact.offset]);

test("without edits a fork is what it was", () => {
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

test("what is dropped and put in again is as if nothing had been done", () => {
  fc.assert(
    fc.property(someCalls(40), fc.nat(), (events, pick) => {
      fc.pre(events.length > 0);
      const event = pick % events.length;
      const { type, subject, time, data } = events[event]!; // there is one
      const fork = forkOf(logOf(events), [{ edit: "drop", event }, { edit: "insert", event, made: { type, subject, time, data } }], "Again");
      expect(fork.log.facts.map(({ offset }) => offset)).toEqual(events.map(({ offset }) => offset));
      expect(endOf(fork.log)).toEqual(endOf(logOf(events)));
    }),
  );
});

const someEdit = (length: number): fc.Arbitrary<Edit> => {
  const event = fc.nat({ max: length });
  return fc.oneof(
    event.map((one): Edit => ({ edit: "drop", event: one })),
    event.map((one): Edit => ({ edit: "duplicate", event: one })),
    fc.tuple(event, fc.integer({ min: -3_600_000, max: 3_600_000 })).map(([one, ms]): Edit => ({ edit: "delay", event: one, ms })),
    fc.tuple(event, event).map(([one, before]): Edit => ({ edit: "move", event: one, before })),
    event.map((one): Edit => ({ edit: "change", event: one, data: { changed: true } })),
    event.map((one): Edit => ({ edit: "insert", event: one, made: { type: "queue-abandoned", subject: "queue/1", time: "2026-01-12T10:00:00.000Z", data: {} } })),
  );
};

test("whatever is edited, the fork is a sound recording with offsets that only grow, and says what was taken out", async () => {
  await fc.assert(
    fc.asyncProperty(someCalls(30).chain((events) => fc.tuple(fc.constant(timed(events)), fc.array(someEdit(events.length), { maxLength: 8 }))), async ([events, edits]) => {
      const log = logOf(events);
      const fork = forkOf(log, edits, "A morning (edited)");
      const records: object[] = [];
      for await (const record of forkedRecords(log, fork)) records.push(record);
      const check = new RecordingCheck();
      const findings = [...recordingLines(fork.log.header, records)].flatMap((line) => check.read(new TextEncoder().encode(line)));
      expect([...findings, ...check.end(true)]).toEqual([]);
      expect(check.checked()).toMatchObject({ events: fork.log.length, header: { name: "A morning (edited)", edited: true } });
    }),
  );
});

test.each<[string, Edit, unknown]>([
  ["dropped leaves its offset empty", { edit: "drop", event: 1 }, [[0, 1], [2, 3], [3, 4], [4, 5], [5, 6]]],
  ["duplicated comes once more, and what follows moves on", { edit: "duplicate", event: 1 }, [[0, 1], [1, 2], [null, 3], [2, 4], [3, 5], [4, 6], [5, 7]]],
  ["delayed past others stands behind them", { edit: "delay", event: 1, ms: 150_000 }, [[0, 1], [2, 3], [3, 4], [4, 5], [1, 6], [5, 7]]],
  ["delayed a little stays in its place", { edit: "delay", event: 1, ms: 30_000 }, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6]]],
  ["moved stands before the other", { edit: "move", event: 4, before: 1 }, [[0, 1], [4, 2], [1, 3], [2, 4], [3, 5], [5, 6]]],
  ["put in comes before the other", { edit: "insert", event: 6, made: { type: "x", subject: "y/z", time: "2026-01-12T10:00:00.000Z", data: {} } }, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [null, 7]]],
])("an event that is %s", (_, edit, expected) => {
  expect(edited(edit)).toEqual(expected);
});

test("the effect is told beside what was: the numbers, where they part, and how many waited", () => {
  const log = logOf(MORNING);
  const { log: fork } = forkOf(log, [{ edit: "drop", event: 4 }], "Nobody answers");
  const [was, is] = [foldable(log), foldable(fork)];
  expect(numbersAt(was, is, at("9:03:00"), 20).filter((pair) => pair.was !== pair.is)).toEqual([
    { number: "waiting", was: 1, is: 2 },
    { number: "longest-wait", was: 120, is: 180 },
    { number: "in-call", was: 1, is: 0 },
    { number: "answered", was: 1, is: 0 },
    { number: "service-level", was: 0, is: null },
    { number: "speed-of-answer", was: 120, is: null },
  ]);
  expect(firstDifference(was, is, 20)).toEqual({ now: at("9:02:00"), number: "waiting", was: 1, is: 2 });
  expect([waitingCurve(was, at("9:00:00"), at("9:04:00"), 4), waitingCurve(is, at("9:00:00"), at("9:04:00"), 4)]).toEqual([[2, 1, 1, 0], [2, 2, 2, 1]]);
});
