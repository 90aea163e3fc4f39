import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursOf, hoursShown } from "../../../src/features/monitor/first-use/worst-hour.ts";
import { mostLate } from "../../../streams/metrics/late-hours.ts";

const HOUR = 3_600_000;
const day = (...hours: readonly (readonly [offered: number, late: number])[]) =>
  hours.map(([offered, late], hour) => ({ from: hour * HOUR, offered, late }));

test("reads the hours of metrics in order, without the total", () => {
  const row = (hour: number, offered: number, late: number) => ({
    level: 1,
    interval: new Date(hour * HOUR).toISOString(),
    group: {},
    values: { offered, late },
    sums: {},
  });
  const total = { level: 0, group: {}, values: { offered: 30, late: 7 }, sums: {} };
  expect(hoursOf({ rows: [total, row(2, 20, 4), row(1, 10, 3)] })).toEqual([
    { from: HOUR, offered: 10, late: 3 },
    { from: 2 * HOUR, offered: 20, late: 4 },
  ]);
});

test("the picture has at most twelve consecutive hours, the worst among them", () => {
  const some = fc.array(fc.tuple(fc.nat(90), fc.nat(90)), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(some, (drawn) => {
      const hours = day(...drawn.map(([offered, late]) => [offered, Math.min(offered, late)] as const));
      const worst = mostLate(hours);
      fc.pre(worst !== null);
      const shown = hoursShown(hours, worst);
      const first = hours.indexOf(shown[0]!);
      expect(shown).toEqual(hours.slice(first, first + Math.min(12, hours.length)));
      expect(shown).toContain(worst);
    }),
  );
});
