import fc from "fast-check";
import { expect, test } from "vitest";
import type { StandingRecord } from "../../../streams/recording/read-recording.ts";
import { stepFrom, type StepKind } from "../../../streams/replay/stepping.ts";
import {
  ANA,
  callCreated,
  connected,
  contactCreated,
  logged,
  queueCreated,
  status,
  storyEvent,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someRecording } from "../../support/some-recording.ts";
import { walked } from "../../support/walked.ts";

const kinds = fc.constantFrom<StepKind>("event", "change", "transition");

function stepping(events: Parameters<typeof someRecording>[0], records: readonly StandingRecord[] = []) {
  const recording = someRecording(events, undefined, records);
  return (position: number, kind: StepKind, direction: 1 | -1) =>
    walked(stepFrom(recording, position, kind, direction));
}

test("steps back as the inverse of a step forward of any kind, and stays at the ends", () => {
  fc.assert(
    fc.property(someLog(60), kinds, (events, kind) => {
      const step = stepping(events);
      const stops = [0];
      while ((stops.at(-1) ?? 0) < events.length) stops.push(step(stops.at(-1) ?? 0, kind, 1));
      const back = [events.length];
      while ((back.at(-1) ?? 0) > 0) back.push(step(back.at(-1) ?? 0, kind, -1));
      expect(back.toReversed()).toEqual(stops);
      expect([step(0, kind, -1), step(events.length, kind, 1)]).toEqual([0, events.length]);
      for (let position = 0; position <= events.length; position++)
        expect(step(position, kind, 1)).toBe(stops.find((stop) => stop > position) ?? events.length);
    }),
    { numRuns: 60 },
  );
});

const DAY = logged([
  contactCreated("c-1", "9:00:00"), // nothing that is shown
  queueCreated("1", "9:00:05"), // a row comes
  { ...contactCreated("c-2", "9:00:10"), type: "something-new" },
  callCreated("1", "9:00:20", { queue: "1", user: ANA }), // answered
  storyEvent("call-tagged", "call/1", "9:01:00", { tags: ["vip"] }), // a row with a new value in the same state
  connected(ANA, "9:02:00"),
  status(ANA, "9:03:00", "break"),
]);

test.each<[StepKind, number[]]>([
  ["event", [1, 2, 3, 4, 5, 6, 7]],
  ["change", [2, 4, 5, 6, 7]],
  ["transition", [2, 4, 6, 7]],
])("given a day, steps by %s stop where one expects it", (kind, positions) => {
  const step = stepping(DAY);
  const stops: number[] = [];
  for (let position = 0; position < DAY.length;) stops.push((position = step(position, kind, 1)));
  expect(stops).toEqual(positions);
});

test("stops at a recorded step of a flow as at a transition", () => {
  const step = stepping(DAY, [{ before: 3, k: "transition", record: { k: "transition" } }]);
  expect([step(2, "transition", 1), step(4, "transition", -1)]).toEqual([3, 3]);
});

test("steps to the end, or back to the beginning, if no visible change is left, at any distance", () => {
  const silent = logged(
    Array.from({ length: 1_700 }, (_, index) => ({
      ...contactCreated(`c-${index}`, "9:00:00"),
      type: "something-new",
    })),
  );
  const step = stepping(silent);
  expect([step(3, "change", 1), step(1_690, "transition", -1)]).toEqual([1_700, 0]);
});
