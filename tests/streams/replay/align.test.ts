import fc from "fast-check";
import { expect, test } from "vitest";
import { aligning } from "../../../streams/replay/align.ts";
import { compare } from "../../../streams/replay/compare.ts";
import {
  callCreated,
  contactCreated,
  logged,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { walked } from "../../support/walked.ts";

const align = (...of: Parameters<typeof aligning>) => walked(aligning(...of));
const A = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:05"),
  callCreated("1", "9:00:20"),
  queueCreated("2", "9:01:00"),
  queueAbandoned("2", "9:02:00"),
]);

test("reports a missing, a different and an extra event, with both positions right before it", () => {
  const [first, , third, fourth, fifth] = A;
  const extra = logged([contactCreated("c-9", "9:01:30")])[0];
  if (!first || !third || !fourth || !fifth || !extra) throw new Error("The story is shorter than it was.");
  const other = [first, { ...third, data: { ...third.data, priority: 3 } }, fourth, extra, fifth];
  const { same, counts, differences } = align(A, other, 10);
  expect({ same, counts }).toEqual({ same: 3, counts: { "first-only": 1, "second-only": 1, changed: 1 } });
  expect(differences.map(({ what, positions }) => [what, ...positions])).toEqual([
    ["first-only", 1, 1],
    ["changed", 2, 1],
    ["second-only", 4, 3],
  ]);
});

test("places each difference of any two recordings at its position in both", () => {
  fc.assert(
    fc.property(someLog(40), fc.subarray(Array.from({ length: 40 }, (_, index) => index)), (events, kept) => {
      const other = events.filter((_, index) => kept.includes(index));
      const { differences, same } = align(events, other, 1_000);
      expect(differences).toHaveLength(compare(events, other).differences.length);
      expect(same).toBe(compare(events, other).same);
      for (const { first, second, positions } of differences) {
        if (first) expect(events[positions[0]]).toBe(first);
        if (second) expect(other[positions[1]]).toBe(second);
      }
    }),
  );
});

test("lists the first of many differences, and counts them all", () => {
  const { differences, counts } = align(A, [], 2);
  expect([differences.length, counts["first-only"]]).toEqual([2, 5]);
});
