import fc from "fast-check";
import { expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import { atDepth } from "../../support/depth.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader } from "../../support/some-header.ts";

const text = (floor: Floor) => JSON.stringify(floorToJson(floor));
const SPACING = { kept: 8, near: 3 };

test("shows the state after all events up to a place, from any previous place", () => {
  fc.assert(
    fc.property(someLog(60), fc.array(fc.nat(), { maxLength: 12 }), (events, places) => {
      const log = recordedLog(someHeader(events), events);
      const index = ReplayIndex.of(log, SPACING);
      for (const place of places) {
        const position = place % (events.length + 1);
        expect(text(index.floorAt(position))).toBe(
          text(evolveFloor(emptyFloor("UTC"), events.slice(0, position))),
        );
      }
    }),
    { numRuns: atDepth(100, 500) },
  );
});

test("going back step by step is the way there, backwards, and the same place twice is the same floor", () => {
  fc.assert(
    fc.property(someLog(40), (events) => {
      const index = ReplayIndex.of(recordedLog(someHeader(events), events), SPACING);
      const there = Array.from({ length: events.length + 1 }, (_, position) => text(index.floorAt(position)));
      const back = Array.from({ length: events.length + 1 }, (_, position) =>
        text(index.floorAt(events.length - position)),
      );
      expect(back.toReversed()).toEqual(there);
    }),
    { numRuns: 200 },
  );
});

test("counts as many waiting customers at each position as its floor", () => {
  fc.assert(
    fc.property(someLog(60), (events) => {
      const index = ReplayIndex.of(recordedLog(someHeader(events), events), SPACING);
      expect([...index.waiting]).toEqual(
        Array.from({ length: events.length + 1 }, (_, position) => index.floorAt(position).queue.size),
      );
    }),
    { numRuns: 200 },
  );
});

test("continues a recording from its initial state", () => {
  fc.assert(
    fc.property(someLog(60), fc.nat(), (events, place) => {
      const cut = place % (events.length + 1);
      const begin = {
        floor: evolveFloor(emptyFloor("UTC"), events.slice(0, cut)),
        offset: events[cut - 1]?.offset ?? 0,
      };
      const index = ReplayIndex.of(recordedLog(someHeader(events), events.slice(cut), { begin }), SPACING);
      expect(text(index.floorAt(events.length - cut))).toBe(text(evolveFloor(emptyFloor("UTC"), events)));
      expect(index.floorAt(0)).toBe(begin.floor);
    }),
    { numRuns: atDepth(100, 300) },
  );
});
