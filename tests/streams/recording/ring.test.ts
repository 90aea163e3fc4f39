import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { RING, Ring } from "../../../streams/recording/ring.ts";
import { someLog } from "../../support/random-facts.ts";

const error = (at: number) => ({ k: "error", at, name: "Error", route: "/" }) as const;
const begin = { epoch: "0".repeat(26), offset: 0, state: emptyFloor("UTC") };
const isEvent = (record: object): record is Event => "specversion" in record;

test("of more than it holds the latest are kept, and never more than it may", () => {
  const ring = new Ring<number>((sum, events) => sum + events.length);
  for (let at = 1; at <= RING.records + 1_500; at++) {
    ring.add(error(at), at);
    if (at % 97 === 0) expect(ring.held(at).records.length).toBeLessThanOrEqual(RING.records);
  }
  const { records } = ring.held(RING.records + 1_500);
  expect(records.at(-1)).toEqual(error(RING.records + 1_500));
  expect(records.length).toBeGreaterThan(RING.records - 1_000);
}, 60_000);

test("nothing is held that is older than ten minutes, also where nothing came for long", () => {
  const ring = new Ring<null>(() => null);
  ring.add(error(0), 0);
  ring.add(error(RING.ms), RING.ms);
  expect(ring.held(RING.ms)).toMatchObject({ from: 0, records: [error(0), error(RING.ms)] });
  expect(ring.held(RING.ms + 1)).toMatchObject({ from: RING.ms, records: [error(RING.ms)] });
  expect(ring.held(3 * RING.ms)).toMatchObject({ from: null, records: [] });
});

test("whatever is let go of, and when, what is left folds into what the whole did", () => {
  fc.assert(
    fc.property(someLog(120), fc.array(fc.nat({ max: RING.ms / 4 }), { minLength: 120, maxLength: 120 }), (events, pauses) => {
      const ring = new Ring<Floor>(evolveFloor);
      ring.begin(begin);
      let now = 0;
      events.forEach((event, index) => ring.add(event, (now += pauses[index] ?? 0)));
      const held = ring.held(now);
      expect(held.records.length + (held.begin?.offset ?? 0)).toBe(events.length);
      expect(floorToJson(evolveFloor(held.begin?.state ?? begin.state, held.records.filter(isEvent)))).toEqual(floorToJson(evolveFloor(begin.state, events)));
    }),
  );
});

test("a state that is known from elsewhere takes the place of the events before it, and of nothing else", () => {
  fc.assert(
    fc.property(someLog(20), (events) => {
      const ring = new Ring<Floor>(evolveFloor);
      ring.begin(begin);
      ring.add(error(1), 1);
      for (const event of events) ring.add(event, 1);
      ring.begin({ ...begin, offset: 500 });
      expect(ring.held(1)).toMatchObject({ begin: { offset: 500 }, records: [error(1)] });
    }),
  );
});
