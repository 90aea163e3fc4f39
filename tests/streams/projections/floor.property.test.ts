import fc from "fast-check";
import { expect, test } from "vitest";
import { isConnected, isFree } from "../../../streams/projections/agent-status.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { type Floor, emptyFloor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { someLog } from "../../support/random-facts.ts";

const ZONE = "Europe/Madrid";
const text = (floor: Floor) => JSON.stringify(floorToJson(floor));
const RUNS = { numRuns: 2_000 };

test("however a log is cut into batches, the floor is the same", () => {
  fc.assert(
    fc.property(someLog(40), fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), (events, sizes) => {
      let floor = emptyFloor(ZONE);
      for (let from = 0, turn = 0; from < events.length; turn++) {
        const size = sizes[turn % sizes.length]!;
        floor = evolveFloor(floor, events.slice(from, from + size));
        from += size;
      }
      expect(text(floor)).toBe(text(evolveFloor(emptyFloor(ZONE), events)));
    }),
    RUNS,
  );
});

test("a snapshot at any place, with what follows it, is the whole log", () => {
  fc.assert(
    fc.property(someLog(40), fc.nat(), (events, place) => {
      const cut = events.length === 0 ? 0 : place % events.length;
      const snapshot = floorFromJson(JSON.parse(text(evolveFloor(emptyFloor(ZONE), events.slice(0, cut)))));
      expect(text(evolveFloor(snapshot, events.slice(cut)))).toBe(text(evolveFloor(emptyFloor(ZONE), events)));
    }),
    RUNS,
  );
});

test("a fold leaves the floor that it was given as it was", () => {
  fc.assert(
    fc.property(someLog(30), someLog(10), (first, then) => {
      const before = evolveFloor(emptyFloor(ZONE), first);
      const said = text(before);
      evolveFloor(before, then);
      expect(text(before)).toBe(said);
    }),
    RUNS,
  );
});

test("every kept count is what a count from nothing would say", () => {
  fc.assert(
    fc.property(someLog(60), (events) => {
      const floor = evolveFloor(emptyFloor(ZONE), events);
      const agents = [...floor.agents];
      expect(floor.counts).toEqual({
        connected: agents.filter(isConnected).length,
        free: agents.filter(isFree).length,
        statusKnown: agents.filter((agent) => agent.status !== null).length,
      });
      for (const segment of floor.segments) {
        const here = agents.filter((agent) => agent.segments.includes(segment.id));
        expect(segment).toMatchObject({
          waiting: [...floor.queue].filter((entry) => entry.segment === segment.id).length,
          inCall: [...floor.calls].filter((call) => call.segment === segment.id).length,
          agents: here.filter(isConnected).length,
          free: here.filter(isFree).length,
        });
      }
      for (const day of floor.days) {
        const all = day.tallies.get("all");
        const parts = [...day.tallies].filter((tally) => tally.id !== "all");
        for (const key of ["answered", "abandoned", "talks", "waited", "talked"] as const) {
          expect(parts.reduce((sum, tally) => sum + tally[key], 0)).toBe(all?.[key] ?? 0);
        }
        for (const tally of day.tallies) {
          expect(tally.waits.reduce((sum, count) => sum + count, 0)).toBe(tally.answered);
          expect(tally.quits.reduce((sum, count) => sum + count, 0)).toBe(tally.abandoned);
        }
      }
    }),
    RUNS,
  );
});

test("whoever talks or waits is held by a contact, and every agent's calls are there", () => {
  fc.assert(
    fc.property(someLog(60), (events) => {
      const floor = evolveFloor(emptyFloor(ZONE), events);
      for (const call of floor.calls) if (call.user !== null) expect(floor.agents.get(call.user)?.calls ?? [call.id]).toContain(call.id);
      for (const agent of floor.agents) for (const call of agent.calls) expect(floor.calls.get(call)?.user).toBe(agent.id);
      for (const contact of floor.contacts) {
        if (contact.queue !== null) expect(floor.queue.get(contact.queue)?.contact).toBe(contact.id);
        if (contact.call !== null) expect(floor.calls.get(contact.call)?.contact).toBe(contact.id);
      }
    }),
    RUNS,
  );
});
