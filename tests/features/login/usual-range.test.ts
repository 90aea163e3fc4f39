import fc from "fast-check";
import { expect, test } from "vitest";
import { usualRange } from "../../../src/features/login/usual-range.ts";

test("nothing is usual before it was measured five times", () => {
  expect(usualRange([])).toBeNull();
  expect(usualRange([9, null, 9, 9, null, 9])).toBeNull();
  expect(usualRange([9, null, 9, 9, 9, 9])).toEqual([9, 9]);
});

test("one slow answer among many does not make slowness usual", () => {
  const [low, high] = usualRange([10, 11, 12, 10, 11, 12, 10, 11, 12, 10, 11, 2_000])!;
  expect([low, high]).toEqual([10, 12]);
});

test("the range is always one of measured values, and lies within them", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 61 }), (values) => {
      const [low, high] = usualRange(values)!;
      expect(values).toContain(low);
      expect(values).toContain(high);
      expect(low).toBeLessThanOrEqual(high);
    }),
  );
});
