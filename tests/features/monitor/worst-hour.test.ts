import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hoursOf,
  hoursShown,
  lateShare,
  worstHourOf,
} from "../../../src/features/monitor/first-use/worst-hour.ts";

const HOUR = 3_600_000;
const day = (...hours: readonly (readonly [offered: number, late: number])[]) =>
  hours.map(([offered, late], hour) => ({ at: hour * HOUR, offered, late }));

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
    { at: HOUR, offered: 10, late: 3 },
    { at: 2 * HOUR, offered: 20, late: 4 },
  ]);
});

test("finds the hour with the most late calls, and of several the one with the greatest share", () => {
  expect(worstHourOf(day([10, 3], [80, 12], [40, 12], [5, 5]))).toEqual({
    at: 2 * HOUR,
    offered: 40,
    late: 12,
  });
  expect(worstHourOf(day([10, 0], [3, 0]))).toBeNull();
  expect(worstHourOf([])).toBeNull();
  expect(lateShare({ at: 0, offered: 0, late: 0 })).toBe(0);
});

test("the picture has at most twelve consecutive hours, the worst among them", () => {
  const some = fc.array(fc.tuple(fc.nat(90), fc.nat(90)), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(some, (drawn) => {
      const hours = day(...drawn.map(([offered, late]) => [offered, Math.min(offered, late)] as const));
      const worst = worstHourOf(hours);
      fc.pre(worst !== null);
      const shown = hoursShown(hours, worst);
      const first = hours.indexOf(shown[0]!);
      expect(shown).toEqual(hours.slice(first, first + Math.min(12, hours.length)));
      expect(shown).toContain(worst);
    }),
  );
});
