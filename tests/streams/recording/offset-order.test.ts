import fc from "fast-check";
import { expect, test } from "vitest";
import { OffsetOrder } from "../../../streams/recording/offset-order.ts";

test("what never came is told, and what came late or was excused is not, in whatever order", () => {
  const step = fc.oneof(fc.nat(40).map((offset) => ({ offset })), fc.tuple(fc.nat(40), fc.nat(5)).map(([from, more]) => ({ from, until: from + more })));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const order = new OffsetOrder(1);
      const missing = new Set<number>();
      let next = 1;
      for (const each of steps) {
        if ("from" in each) {
          order.excuse(each);
          for (let offset = each.from; offset <= each.until; offset++) missing.delete(offset);
          if (each.from <= next && next <= each.until) next = each.until + 1;
          continue;
        }
        const { offset } = each;
        const [finding] = order.read(offset, 1);
        expect(finding?.what).toBe(offset >= next ? undefined : missing.has(offset) ? "behind" : "repeated");
        for (let between = next; between < offset; between++) missing.add(between);
        missing.delete(offset);
        next = Math.max(next, offset + 1);
      }
      const told = order.end().flatMap((gap) => (gap.what === "gap" ? Array.from({ length: gap.until - gap.from + 1 }, (_, place) => gap.from + place) : []));
      expect(told).toEqual([...missing].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test("half a million holes take no longer than so many events, though some of what is missing comes late", () => {
  const order = new OffsetOrder(1);
  const began = performance.now();
  for (let offset = 2; offset <= 1_000_000; offset += 2) order.read(offset, offset);
  let late = 0;
  for (let offset = 1; offset <= 1_000_000; offset += 10) if (order.read(offset, offset)[0]?.what === "behind") late++;
  expect([late, performance.now() - began < 5_000]).toEqual([100_000, true]);
});
