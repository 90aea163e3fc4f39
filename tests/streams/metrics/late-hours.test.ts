import { expect, test } from "vitest";
import { lateShare, mostLate, worstHours } from "../../../streams/metrics/late-hours.ts";

const HOUR = 3_600_000;
const day = (...hours: readonly (readonly [offered: number, late: number])[]) =>
  hours.map(([offered, late], hour) => ({ from: hour * HOUR, offered, late }));

test("finds the hour with the most late calls, and of several the one with the greatest share", () => {
  expect(mostLate(day([10, 3], [80, 12], [40, 12], [5, 5]))).toEqual({
    from: 2 * HOUR,
    offered: 40,
    late: 12,
  });
  expect(mostLate(day([10, 0], [3, 0]))).toBeNull();
  expect(mostLate([])).toBeNull();
  expect(lateShare({ from: 0, offered: 0, late: 0 })).toBe(0);
});

test("names the hour with the most late calls and the one with the lowest level", () => {
  const [busy, outage, night] = [
    { from: 1, late: 90, offered: 300 },
    { from: 2, late: 79, offered: 108 },
    { from: 3, late: 2, offered: 2 },
  ];
  // The mean is 137 calls; an hour needs half of them.
  expect(worstHours([night, outage, busy])).toEqual({ most: busy, lowest: { hour: outage, least: 69 } });
});

test("names one hour if it has both the most late calls and the lowest level", () => {
  const outage = { from: 1, late: 90, offered: 100 };
  expect(worstHours([{ from: 2, late: 10, offered: 100 }, outage])).toEqual({ most: outage, lowest: null });
});

test("names no hour without late calls", () => {
  expect(worstHours([{ from: 1, late: 0, offered: 5 }])).toEqual({ most: null, lowest: null });
  expect(worstHours([])).toEqual({ most: null, lowest: null });
});
