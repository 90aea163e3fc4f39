import fc from "fast-check";
import { expect, test } from "vitest";
import { evolveFloor } from "../../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../../streams/projections/floor.ts";
import { recordedLog } from "../../../../streams/replay/recorded-log.ts";
import { courseOf } from "../../../../streams/replay/timeline/course.ts";
import { lanesOf } from "../../../../streams/replay/timeline/lanes.ts";
import { offeredIn } from "../../../../streams/metrics/why/waits.ts";
import { serviceLevel, tallyOf } from "../../../../streams/metrics/live-numbers.ts";
import { someCalls } from "../../../support/random-calls.ts";
import { someHeader } from "../../../support/some-header.ts";

const WITHIN = 20;
const logOf = (events: Parameters<typeof someHeader>[0]) => recordedLog(someHeader(events), events);

test("sums noted waits and waiting customers as the fold does, after any events", () => {
  fc.assert(
    fc.property(someCalls(150), (events) => {
      const course = courseOf(logOf(events));
      let floor = emptyFloor("UTC");
      const floors = events.map((event): Floor => (floor = evolveFloor(floor, [event])));
      expect([...course.waiting]).toEqual(floors.map(({ queue }) => queue.size));
      const last = floors.at(-1) ?? emptyFloor("UTC");
      const tally = tallyOf(last, last.days[0]?.day ?? "");
      const { offered, inTime, abandoned } = offeredIn(course.waits, WITHIN);
      expect([offered - abandoned, abandoned]).toEqual([tally?.answered ?? 0, tally?.abandoned ?? 0]);
      expect(offered === 0 ? null : (inTime / offered) * 100).toBe(serviceLevel(tally, WITHIN));
      expect(course.contradictions.map(({ offset }) => offset)).toEqual(
        floors.flatMap(({ anomalies }, index) =>
          new Array<number>(anomalies.total - (floors[index - 1]?.anomalies.total ?? 0)).fill(index + 1),
        ),
      );
    }),
  );
});

test("computes the columns of any range at any width as by reading every event", () => {
  fc.assert(
    fc.property(
      someCalls(120),
      fc.nat(86_400),
      fc.integer({ min: 1, max: 86_400 }),
      fc.integer({ min: 1, max: 300 }),
      (events, second, seconds, columns) => {
        const log = logOf(events);
        const course = courseOf(log);
        const from = Date.parse("2026-01-12T00:00:00.000Z") + second * 1000;
        const until = from + seconds * 1000;
        const lanes = lanesOf(log, course, { from, until, columns }, WITHIN);
        const width = (until - from) / columns;
        const happened = (begins: number, ends: number) =>
          [...log.clock].flatMap((time, index) => (time >= begins && time < ends ? [index] : []));
        const most = (begins: number, ends: number) => {
          // Outcomes after the end are unknown.
          if (begins > (log.clock.at(-1) ?? -Infinity)) return 0;
          const inside = happened(begins, ends);
          const carried =
            log.clock[inside[0] ?? -1] === begins
              ? []
              : [course.waiting[happened(-Infinity, begins).at(-1) ?? -1] ?? 0];
          return Math.max(0, ...carried, ...inside.map((index) => course.waiting[index] ?? 0));
        };
        expect([...lanes.waiting]).toEqual(
          Array.from({ length: columns }, (_, column) =>
            most(from + column * width, from + (column + 1) * width),
          ),
        );
        expect([...lanes.events]).toEqual(
          Array.from(
            { length: lanes.events.length },
            (_, place) =>
              happened(lanes.barsFrom + place * lanes.bar, lanes.barsFrom + (place + 1) * lanes.bar).length,
          ),
        );
        expect(lanes.events.length).toBeLessThanOrEqual(columns + 1);
        expect(lanes.hangUps.reduce((sum, count) => sum + count, 0)).toBe(
          course.hangUps.filter((time) => time >= from && time < until).length,
        );
      },
    ),
  );
});
