import fc from "fast-check";
import { expect, test } from "vitest";
import type { StandingRecord } from "../../../streams/recording/read-recording.ts";
import { transitionFrom } from "../../../streams/replay/step-by-transition.ts";
import { at, contactCreated, logged, queueCreated } from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someRecording } from "../../support/some-recording.ts";
import { walked } from "../../support/walked.ts";

const moved = (before: number, time: number): StandingRecord => ({
  before,
  k: "transition",
  record: { k: "transition", at: time },
});

/** Takes steps from the beginning to the end, or back, and returns the target of each. */
function steps(
  events: Parameters<typeof someRecording>[0],
  records: readonly StandingRecord[],
  direction: 1 | -1,
) {
  const stepping = someRecording(events, undefined, records);
  const { length, clock, span } = stepping.log;
  const [begin, end] = [
    { position: 0, now: span.first },
    { position: length, now: span.last },
  ];
  const ways = [direction === 1 ? begin : end];
  const last = direction === 1 ? end : begin;
  for (
    let from = ways[0] ?? begin;
    from.position !== last.position || from.now !== last.now;
    ways.push(from)
  ) {
    const { position, time } = walked(transitionFrom(stepping, from, direction));
    from = { position, now: time ?? clock[position - 1] ?? span.first };
  }
  return ways;
}

const DAY = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:05"),
  contactCreated("c-2", "9:00:10"),
  contactCreated("c-3", "9:01:00"),
]);

test("the transitions of machines are gone to one by one, and between them the events that are one", () => {
  const records = [
    moved(0, at("8:59:00")),
    moved(1, at("9:00:02")),
    moved(2, at("9:00:06")),
    moved(2, at("9:00:07")),
    moved(4, at("9:02:00")),
  ];
  expect(steps(DAY, records, 1)).toEqual([
    { position: 0, now: at("8:59:00") },
    { position: 1, now: at("9:00:02") },
    { position: 2, now: at("9:00:05") },
    { position: 2, now: at("9:00:06") },
    { position: 2, now: at("9:00:07") },
    { position: 4, now: at("9:02:00") },
  ]);
});

test("where there are no events, machines are followed through what they did", () => {
  const times = ["9:00:01", "9:00:02", "9:00:03"].map((time) => at(time));
  expect(
    steps(
      [],
      times.map((time) => moved(0, time)),
      1,
    ).map(({ now }) => now),
  ).toEqual(times);
});

test("steps back are those on in the other direction, and both come to their end", () => {
  const someMoves = (events: ReturnType<typeof logged>) =>
    fc.array(fc.tuple(fc.nat(events.length), fc.nat(90_000)), { maxLength: 12 }).map((all) => {
      const begin = Date.parse(events[0]?.time ?? "2026-01-05T09:00:00Z");
      return all
        .map(([before, later]) => moved(before, Date.parse(events[before - 1]?.time ?? "") || begin + later))
        .toSorted((a, b) => a.before - b.before);
    });
  fc.assert(
    fc.property(
      someLog(25).chain((events) => fc.tuple(fc.constant(events), someMoves(events))),
      ([events, records]) => {
        const [on, back] = [steps(events, records, 1), steps(events, records, -1)];
        expect(back.slice(1, -1).toReversed()).toEqual(on.slice(1, -1));
      },
    ),
    { numRuns: 100 },
  );
});
