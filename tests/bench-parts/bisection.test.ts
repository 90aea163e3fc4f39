import fc from "fast-check";
import { expect, test } from "vitest";
import { highestHolding } from "../bench/bisection.ts";

const LOWEST = 1_000;
const HIGHEST = 1_000_000;

/** Finds the highest sustained rate of a table up to `limit`, and returns all measured rates. */
async function search(limit: number, from: number, within = 1.1) {
  const tried: number[] = [];
  const found = await highestHolding({
    from,
    lowest: LOWEST,
    highest: HIGHEST,
    within,
    holds: (rate) => {
      tried.push(rate);
      return Promise.resolve(rate <= limit);
    },
  });
  return { found, tried };
}

test("the rate that is found holds, and a tenth more does not, wherever the search begins", () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: LOWEST, max: HIGHEST - 1 }),
      fc.integer({ min: 1, max: HIGHEST * 2 }),
      async (limit, from) => {
        const { found } = await search(limit, from);
        expect(found).toBeLessThanOrEqual(limit);
        expect(found * 1.11).toBeGreaterThan(limit);
      },
    ),
  ));

test("a search that begins near the answer is short", async () => {
  const { tried } = await search(100_000, 95_000);
  expect(tried.length).toBeLessThanOrEqual(6);
});

test("a table that does not sustain the lowest rate sustains none", async () => {
  const { found, tried } = await search(LOWEST - 1, 4_000);
  expect(found).toBe(0);
  expect(tried.at(-1)).toBe(LOWEST);
});

test("nothing above the highest rate is tried", async () => {
  const { found, tried } = await search(Infinity, 500_000);
  expect(found).toBe(HIGHEST);
  expect(Math.max(...tried)).toBe(HIGHEST);
});
