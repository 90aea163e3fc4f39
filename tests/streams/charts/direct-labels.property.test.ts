import fc from "fast-check";
import { expect, test } from "vitest";
import { pushedApart } from "../../../streams/charts/direct-labels.ts";

const GAP = 16;

test("keeps labels at least 16 px apart, in the order of their points, and within the plot", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 450, noNaN: true }), { maxLength: 12 }), (wanted) => {
      const positions = pushedApart(wanted, GAP, 0, 400);
      const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
      const placed = order.map((place) => positions[place]!);
      for (const [rank, position] of placed.entries()) {
        if (rank > 0) expect(position - placed[rank - 1]!).toBeGreaterThanOrEqual(GAP - 1e-6);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(400);
      }
    }),
  );
});

test("moves only labels that are too close, by as little as possible", () => {
  expect(pushedApart([10, 100, 300], GAP, 0, 400)).toEqual([10, 100, 300]);
  expect(pushedApart([100, 104], GAP, 0, 400)).toEqual([94, 110]);
  expect(pushedApart([398, 399], GAP, 0, 400)).toEqual([384, 400]);
});
