import fc from "fast-check";
import { expect } from "vitest";
import { isConnected, isFree } from "../../streams/projections/agent-status.ts";
import type * as evolving from "../../streams/projections/evolve-floor.ts";
import type * as floors from "../../streams/projections/floor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import { someLog } from "./random-facts.ts";

/** Code that folds events into the floor. */
export type FoldCode = Pick<typeof evolving, "evolveFloor"> &
  Pick<typeof floors, "emptyFloor" | "floorFromJson" | "floorToJson">;

const ZONE = "Europe/Madrid";

/** Properties of every log by name; the one that notices most of the seeded bugs comes first. */
export const FOLD_PROPERTIES: Readonly<
  Record<string, (code: FoldCode, run: fc.Parameters<unknown>) => void>
> = {
  "every kept count is what a count from nothing would say": ({ evolveFloor, emptyFloor }, run) => {
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
      run,
    );
  },
  "however a log is cut into batches, the floor is the same": (
    { evolveFloor, emptyFloor, floorToJson },
    run,
  ) => {
    const text = (floor: Floor) => JSON.stringify(floorToJson(floor));
    fc.assert(
      fc.property(
        someLog(40),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (events, sizes) => {
          let floor = emptyFloor(ZONE);
          for (let from = 0, turn = 0; from < events.length; turn++) {
            const size = sizes[turn % sizes.length]!;
            floor = evolveFloor(floor, events.slice(from, from + size));
            from += size;
          }
          expect(text(floor)).toBe(text(evolveFloor(emptyFloor(ZONE), events)));
        },
      ),
      run,
    );
  },
  "a snapshot at any place, with what follows it, is the whole log": (
    { evolveFloor, emptyFloor, floorFromJson, floorToJson },
    run,
  ) => {
    const text = (floor: Floor) => JSON.stringify(floorToJson(floor));
    fc.assert(
      fc.property(someLog(40), fc.nat(), (events, place) => {
        const cut = events.length === 0 ? 0 : place % events.length;
        const snapshot = floorFromJson(JSON.parse(text(evolveFloor(emptyFloor(ZONE), events.slice(0, cut)))));
        expect(text(evolveFloor(snapshot, events.slice(cut)))).toBe(
          text(evolveFloor(emptyFloor(ZONE), events)),
        );
      }),
      run,
    );
  },
  "a fold leaves the floor that it was given as it was": ({ evolveFloor, emptyFloor, floorToJson }, run) => {
    const text = (floor: Floor) => JSON.stringify(floorToJson(floor));
    fc.assert(
      fc.property(someLog(30), someLog(10), (first, then) => {
        const before = evolveFloor(emptyFloor(ZONE), first);
        const original = text(before);
        evolveFloor(before, then);
        expect(text(before)).toBe(original);
      }),
      run,
    );
  },
  "whoever talks or waits is held by a contact, and every agent's calls are there": (
    { evolveFloor, emptyFloor },
    run,
  ) => {
    fc.assert(
      fc.property(someLog(60), (events) => {
        const floor = evolveFloor(emptyFloor(ZONE), events);
        for (const call of floor.calls)
          if (call.user !== null) expect(floor.agents.get(call.user)?.calls ?? [call.id]).toContain(call.id);
        for (const agent of floor.agents)
          for (const call of agent.calls) expect(floor.calls.get(call)?.user).toBe(agent.id);
        for (const contact of floor.contacts) {
          if (contact.queue !== null) expect(floor.queue.get(contact.queue)?.contact).toBe(contact.id);
          if (contact.call !== null) expect(floor.calls.get(contact.call)?.contact).toBe(contact.id);
        }
      }),
      run,
    );
  },
};
