import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { OffsetOrder, type Ordered } from "../../../streams/recording/offset-order.ts";
import { atDepth } from "../../support/depth.ts";

/** Feeds offsets in lines from 2 on: returns the accepted ones, and the findings. */
function ordered(offsets: readonly number[]) {
  const order = new OffsetOrder<number>(1);
  const kept: number[] = [];
  const reported: string[] = [];
  const take = ({ taken, findings }: Ordered<number>) => {
    kept.push(...taken);
    for (const finding of findings)
      if ("offset" in finding) reported.push(`${finding.what} ${finding.offset} in ${finding.line}`);
  };
  offsets.forEach((offset, place) =>
    order.follows(offset) ? kept.push(offset) : take(order.read(offset, place + 2, offset)),
  );
  take(order.release());
  return {
    kept,
    reported,
    missing: order.end().map((gap) => (gap.what === "gap" ? [gap.from, gap.until] : [])),
  };
}
const upTo = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, place) => from + place);

test("grows the accepted events, reports the skipped ones, and lists the missing ones, in any order", () => {
  const step = fc.oneof(
    fc.nat(40).map((offset) => ({ offset })),
    fc.tuple(fc.nat(40), fc.nat(5)).map(([from, more]) => ({ from, until: from + more })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const order = new OffsetOrder<number>(1);
      const kept: number[] = [];
      let reported = 0;
      const take = ({ taken, findings }: Ordered<number>) => {
        kept.push(...taken);
        reported += findings.length;
      };
      const seen = new Set<number>();
      const excused = new Set<number>();
      let next = 1;
      const passed = () => (next = Math.max(next, (kept.at(-1) ?? 0) + 1));
      for (const each of steps) {
        if ("from" in each) {
          take(order.release());
          order.excuse(each);
          passed();
          for (let offset = each.from; offset <= each.until; offset++) excused.add(offset);
          if (each.from <= next && next <= each.until) next = each.until + 1;
        } else {
          seen.add(each.offset);
          if (order.follows(each.offset)) kept.push(each.offset);
          else take(order.read(each.offset, 1, each.offset));
        }
      }
      take(order.release());
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      expect(kept.length + reported).toBe(steps.filter((each) => "offset" in each).length);
      // What is excused and comes after all is excused; what comes too early is there.
      const missing = order.end().flatMap((gap) => (gap.what === "gap" ? upTo(gap.from, gap.until) : []));
      passed();
      expect(missing.filter((offset) => seen.has(offset) || offset >= next)).toEqual([]);
      for (let offset = 1; offset < next; offset++)
        if (!seen.has(offset) && !excused.has(offset)) expect(missing).toContain(offset);
    }),
    { numRuns: atDepth(100, 500) },
  );
});

test("skips only the single event far ahead of its place, and the one it displaced", () => {
  const offsets = upTo(1, 5_000);
  [offsets[99], offsets[3_999]] = [4_000, 100];
  const { kept, reported, missing } = ordered(offsets);
  expect(kept).toEqual(upTo(1, 5_000).filter((offset) => offset !== 100 && offset !== 4_000));
  expect([reported, missing]).toEqual([["behind 4000 in 101", "behind 100 in 4001"], []]);
});

test("a block that was moved to the front costs itself alone", () => {
  const { kept, reported, missing } = ordered([
    ...upTo(1, 10),
    ...upTo(500, 549),
    ...upTo(11, 499),
    ...upTo(550, 2_000),
  ]);
  expect(kept).toEqual([...upTo(1, 499), ...upTo(550, 2_000)]);
  expect([reported.length, reported[0], missing]).toEqual([50, "behind 500 in 12", []]);
});

test.each<[string, readonly number[], readonly number[], readonly string[], readonly (readonly number[])[]]>([
  ["two that changed places", [1, 3, 2, 4, 5], [1, 2, 4, 5], ["behind 3 in 3"], []],
  ["what is missing and never comes", [1, 2, 6, 7], [1, 2, 6, 7], [], [[3, 5]]],
  ["what is missing at the end of a file", [1, 2, 6], [1, 2, 6], [], [[3, 5]]],
  ["what comes twice", [1, 2, 2, 1, 3], [1, 2, 3], ["repeated 2 in 4", "repeated 1 in 5"], []],
  ["what comes twice behind a hole", [1, 5, 6, 5, 7], [1, 5, 6, 7], ["repeated 5 in 5"], [[2, 4]]],
  ["what stood too early and comes again", [1, 9, 2, 3, 4, 9], [1, 2, 3, 4, 9], ["behind 9 in 3"], [[5, 8]]],
])("%s", (_, offsets, kept, reported, missing) => {
  expect(ordered(offsets)).toEqual({ kept, reported, missing });
});

test("handles half a million holes as cheaply as that number of events, even with late arrivals", () => {
  const order = new OffsetOrder<null>(1);
  // To mend a hole moves all those behind it.
  let moved = 0;
  const { splice } = Array.prototype;
  const splicing = vi.spyOn(Array.prototype, "splice").mockImplementation(function (
    this: unknown[],
    start,
    count,
    ...items
  ) {
    moved += this.length - start;
    return splice.call(this, start, count, ...items);
  });
  onTestFinished(() => splicing.mockRestore());
  for (let offset = 2; offset <= 1_000_000; offset += 2) order.read(offset, offset, null);
  order.release();
  let late = 0;
  for (let offset = 1; offset <= 1_000_000; offset += 10)
    if (order.read(offset, offset, null).findings[0]?.what === "behind") late++;
  expect(late).toBe(100_000);
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThan(40 * 500_000);
});
