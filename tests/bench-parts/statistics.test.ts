import fc from "fast-check";
import { expect, test } from "vitest";
import { median, quantile, rounded, summary } from "../bench/statistics.ts";

test("of twenty frames one late one is not in the 95th hundredth, two are", () => {
  const even = Array.from({ length: 19 }, () => 16);
  expect(quantile([...even, 50], 0.9)).toBe(16);
  expect(quantile([...even.slice(1), 50, 50], 0.95)).toBe(50);
});

test("the middle of an even number of values lies between the two in the middle", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
});

test("nothing has no middle", () => {
  expect(median([])).toBeNaN();
  expect(quantile([], 0.95)).toBeNaN();
});

test("the middle is never beyond the least and the greatest, and the values stay as they were", () =>
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const before = [...values];
      expect(median(values)).toBeGreaterThanOrEqual(Math.min(...values));
      expect(median(values)).toBeLessThanOrEqual(Math.max(...values));
      expect(values).toEqual(before);
    }),
  ));

test("a summary has three significant digits", () => {
  expect(summary([123_456, 0.123_456, 7])).toBe("0.123 / 7 / 123000");
  expect(rounded(99.95)).toBe(100);
});
