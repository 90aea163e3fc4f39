import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyFloor, FOLD_VERSION } from "../../../streams/projections/floor.ts";
import { type Fold, FOLDS } from "../../../streams/replay/folds.ts";
import { foldsApart } from "../../../streams/replay/folds-apart.ts";
import {
  contactCreated,
  logged,
  queueAbandoned,
  queueCreated,
  storyEvent,
  type StoryEvent,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someRecording } from "../../support/some-recording.ts";
import { walked } from "../../support/walked.ts";

function fold(version: number): Fold {
  const found = FOLDS.get(version);
  if (!found) throw new Error(`There is no version ${version}.`);
  return found.fold;
}

test("the fold that is current is among those that can be chosen, and every version from the first on", () => {
  expect([...FOLDS.keys()]).toEqual(Array.from({ length: FOLD_VERSION }, (_, index) => index + 1));
});

test("version 1 of the fold kept nothing of display devices, and everything else as it is kept today", () => {
  const events = logged([
    contactCreated("c-1", "9:00:00"),
    queueCreated("1", "9:00:05"),
    storyEvent("poc-connected", "poc/p", "9:00:10", { branch: "b" }),
    queueAbandoned("1", "9:01:00"),
  ]);
  const { log } = someRecording(events);
  const parting = walked(foldsApart(log, fold(1), fold(2)));
  expect(parting).toEqual({
    position: 3,
    changes: [{ path: ["pocs", "p"], is: { id: "p", branch: "b", connected: true } }],
  });
  expect(
    fold(1)(emptyFloor("UTC"), [{ ...events[2], time: "never" } as (typeof events)[number]]).anomalies.total,
  ).toBe(1);
});

test("differs between adjacent fold versions only in the declared changes", () => {
  const devices = fc
    .constantFrom("poc-connected", "poc-disconnected", "poc-enrolled", "poc-unrolled")
    .map((type) => storyEvent(type, "poc/p", "9:30:00", { branch: "b" }));
  fc.assert(
    fc.property(
      someLog(60),
      fc.array(fc.tuple(fc.nat(60), devices), { maxLength: 3 }),
      (events, inserted) => {
        const all: StoryEvent[] = [...events];
        for (const [place, event] of inserted) all.splice(Math.min(place, all.length), 0, event);
        const { log } = someRecording(logged(all));
        expect(walked(foldsApart(log, fold(1), fold(2), FOLDS.get(1)?.partsAt))).toEqual(
          walked(foldsApart(log, fold(1), fold(2))),
        );
      },
    ),
  );
});

test("a fold agrees with itself everywhere, and two without anything to part them agree, too", () => {
  fc.assert(
    fc.property(someLog(60), (events) => {
      const { log } = someRecording(events);
      expect(walked(foldsApart(log, fold(2), fold(2)))).toBe(null);
      expect(walked(foldsApart(log, fold(1), fold(2)))).toBe(null);
    }),
  );
});

test("where two folds part is the first position at which their states differ", () => {
  fc.assert(
    fc.property(
      someLog(60),
      fc.constantFrom("queue-created", "call-created", "user-connected"),
      (events, unsubscribe) => {
        const { log } = someRecording(events);
        const other: Fold = (floor, batch) =>
          fold(2)(
            floor,
            batch.filter(({ type }) => type !== unsubscribe),
          );
        const state = (one: Fold, until: number) =>
          JSON.stringify(one(emptyFloor("UTC"), events.slice(0, until)));
        const first = events.findIndex((_, index) => state(fold(2), index + 1) !== state(other, index + 1));
        expect(walked(foldsApart(log, fold(2), other))?.position ?? 0).toBe(first + 1);
      },
    ),
    { numRuns: 40 },
  );
});
