import fc from "fast-check";
import { expect, test } from "vitest";
import { bandWidth, binsOfWaits } from "../../../../src/features/insights/summary/wait-bins.ts";

const rowsOf = (bands: Readonly<Record<number, number>>) => ({
  rows: Object.entries(bands).map(([start, offered]) => ({
    level: 1,
    group: { waitBand: Number(start) },
    values: { offered },
    sums: {},
  })),
});

test("the threshold is always between two bands", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), (within) => {
      const width = bandWidth(within);
      expect(Number.isInteger(width)).toBe(true);
      expect(within % width).toBe(0);
    }),
  );
  expect([20, 30, 45, 60, 120, 23].map(bandWidth)).toEqual([5, 10, 9, 10, 10, 23]);
});

test("counts every call once, with the long waits in a last band without an end", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.integer({ min: 0, max: 59 }).map(String), fc.integer({ min: 0, max: 9 })),
      (counts) => {
        const bands = Object.fromEntries(
          Object.entries(counts).map(([band, count]) => [Number(band) * 5, count]),
        );
        const bins = binsOfWaits(rowsOf(bands), 5);
        const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(bins.slice(0, -1).every(({ until }, place) => until === bins[place + 1]?.from)).toBe(true);
      },
    ),
  );
});

test("keeps bands without calls, and closes the last one if no wait is longer", () => {
  expect(binsOfWaits(rowsOf({ 0: 3, 15: 1 }), 5).slice(0, 4)).toEqual([
    { from: 0, until: 5_000, count: 3 },
    { from: 5_000, until: 10_000, count: 0 },
    { from: 10_000, until: 15_000, count: 0 },
    { from: 15_000, until: 20_000, count: 1 },
  ]);
  expect(binsOfWaits(rowsOf({ 0: 3 }), 5).at(-1)?.until).toBe(60_000);
  expect(binsOfWaits(rowsOf({ 0: 3, 290: 2, 295: 1 }), 5).at(-1)).toEqual({
    from: 175_000,
    until: null,
    count: 3,
  });
  expect(binsOfWaits(rowsOf({}), 5)).toEqual([]);
});
