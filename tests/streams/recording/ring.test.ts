import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { PendingFold } from "../../../streams/pending-fold.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor, floorToJson } from "../../../streams/projections/floor.ts";
import { eventCharacters, RING, Ring, type RingStart } from "../../../streams/recording/ring.ts";
import { contactCreated, logged } from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";

const epoch = "0".repeat(26);
const error = (at: number) => ({ k: "error", at, name: "Error", route: "/" }) as const;
const isEvent = (record: object): record is Event => "specversion" in record;

/** A ring that is fed batches as a page folds them. */
function fedRing() {
  const ring = new Ring<Floor>();
  let end: RingStart<Floor> & { readonly folded: PendingFold<Floor> } = {
    epoch,
    offset: 0,
    folded: PendingFold.of(emptyFloor("UTC"), evolveFloor),
  };
  ring.begin(end);
  return {
    ring,
    add: (events: readonly Event[], at: number) => {
      const folded = end.folded.after(events);
      ring.addEvents(end, events, folded, at);
      end = { epoch, offset: end.offset + events.length, folded };
    },
    state: () => floorToJson(end.folded.state()),
  };
}

const eventsOf = (count: number, customer = "Ana") =>
  logged(Array.from({ length: count }, (_, index) => contactCreated(`c${index}`, "9:00:00", { customer })));

describe("limits", () => {
  test("notes: the latest are kept, and never more than the limit", () => {
    const ring = new Ring<Floor>();
    for (let at = 1; at <= RING.records + 1_500; at++) {
      ring.addNote(error(at), at);
      if (at % 97 === 0) expect(ring.content(at).records.length).toBeLessThanOrEqual(RING.records);
    }
    const { records } = ring.content(RING.records + 1_500);
    expect([records.length, records.at(-1)]).toEqual([RING.records, error(RING.records + 1_500)]);
  });

  test("events: whole batches are dropped, and at least three of four events stay", () => {
    const { ring, add } = fedRing();
    const events = eventsOf(RING.records + 3_000);
    for (let from = 0; from < events.length; from += 100) {
      add(events.slice(from, from + 100), 0);
      expect(ring.content(0).records.length).toBeLessThanOrEqual(RING.records);
    }
    const { begin, records } = ring.content(0);
    expect(records.length).toBeGreaterThanOrEqual(RING.records * 0.75);
    expect(records).toEqual(events.slice(begin?.offset));
  });

  test("text: no more than 16 million characters are kept", () => {
    const { ring, add } = fedRing();
    const large = eventsOf(40, "x".repeat(1_000_000));
    for (const event of large) add([event], 0);
    const { records } = ring.content(0);
    expect(records).toEqual(large.slice(-12));
    expect(JSON.stringify(records).length).toBeLessThanOrEqual(RING.characters);
  });

  test("a batch that is larger than everything that is kept leaves the state behind it", () => {
    const { ring, add, state } = fedRing();
    add(eventsOf(RING.records + 1), 0);
    const { begin, records } = ring.content(0);
    expect([records, begin?.offset]).toEqual([[], RING.records + 1]);
    expect(begin && floorToJson(begin.state)).toEqual(state());
  });

  test("time: nothing older than ten minutes is kept, also where nothing came for long", () => {
    const ring = new Ring<Floor>();
    ring.addNote(error(0), 0);
    ring.addNote(error(RING.ms), RING.ms);
    expect(ring.content(RING.ms)).toMatchObject({ from: 0, records: [error(0), error(RING.ms)] });
    expect(ring.content(RING.ms + 1)).toMatchObject({ from: RING.ms, records: [error(RING.ms)] });
    expect(ring.content(3 * RING.ms)).toMatchObject({ from: null, records: [] });
  });

  test("the length of an event's JSON is estimated within a third", () => {
    fc.assert(
      fc.property(someLog(40), (events) => {
        fc.pre(events.length > 0);
        const [exact, estimated] = [
          JSON.stringify(events).length,
          events.reduce((sum, event) => sum + eventCharacters(event), 0),
        ];
        expect(estimated / exact).toBeGreaterThan(0.75);
        expect(estimated / exact).toBeLessThan(1.33);
      }),
    );
  });
});

test("leads to the shown state after any drops at any time", () => {
  fc.assert(
    fc.property(
      someLog(120),
      fc.array(
        fc.record({
          size: fc.integer({ min: 1, max: 9 }),
          pause: fc.nat({ max: RING.ms / 4 }),
          isNoted: fc.boolean(),
        }),
        { minLength: 120, maxLength: 120 },
      ),
      (events, batches) => {
        const { ring, add, state } = fedRing();
        let [now, from] = [0, 0];
        for (const { size, pause, isNoted } of batches) {
          now += pause;
          if (isNoted) ring.addNote(error(now), now);
          if (from < events.length) add(events.slice(from, from + size), now);
          from += size;
        }
        const { begin, records } = ring.content(now);
        const kept = records.filter(isEvent);
        expect(kept.length + (begin?.offset ?? 0)).toBe(events.length);
        expect(begin && floorToJson(evolveFloor(begin.state, kept))).toEqual(state());
      },
    ),
  );
});

test("another state to begin from drops the events before it, and no note", () => {
  fc.assert(
    fc.property(someLog(20), (events) => {
      const { ring, add } = fedRing();
      ring.addNote(error(1), 1);
      add(events, 1);
      ring.begin({ epoch, offset: 500, folded: { state: () => emptyFloor("UTC") } });
      expect(ring.content(1)).toMatchObject({ begin: { offset: 500 }, records: [error(1)] });
    }),
  );
});
