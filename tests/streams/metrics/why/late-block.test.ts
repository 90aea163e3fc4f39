import { expect, test } from "vitest";
import { isExplained, largestBlock, type Late } from "../../../../streams/metrics/why/late-block.ts";

const QUARTERS = 20;

/** Returns the counts of segments, each with its late calls, of all calls, in each quarter hour. */
const countsOf = (
  segments: Readonly<Record<string, (place: number) => readonly [late: number, calls: number]>>,
) =>
  new Map(
    Object.entries(segments).map(([segment, of]) => [
      segment,
      new Map(
        Array.from({ length: QUARTERS }, (_, place): [number, Late] => {
          const [late, calls] = of(place);
          return [place, { late, calls }];
        }),
      ),
    ]),
  );

/** Returns the block if it explains the late calls. */
function explaining(segments: Parameters<typeof countsOf>[0]) {
  const counts = countsOf(segments);
  const cells = [...counts.values()].flatMap((own) => [...own.values()]);
  const total = {
    calls: cells.reduce((sum, { calls }) => sum + calls, 0),
    late: cells.reduce((sum, { late }) => sum + late, 0),
  };
  const block = largestBlock(counts, QUARTERS);
  return block && isExplained(block, { total, segments: counts.size, quarters: QUARTERS, share: 1 / 2 })
    ? block
    : null;
}

const isBusy = (place: number) => place >= 8 && place < 12;

test("finds the exact ends of a block among single late calls", () => {
  expect(
    explaining({
      billing: (place) => (isBusy(place) ? [9, 10] : [place % 5 === 0 ? 1 : 0, 10]),
      sales: (place) => [place % 4 === 0 ? 1 : 0, 10],
    }),
  ).toEqual({ segment: "billing", first: 8, last: 11, calls: 40, late: 36 });
});

test("names all segments if their calls are late in the same quarter hours", () => {
  const outage = (place: number): [number, number] =>
    isBusy(place) ? [9, 10] : [place % 5 === 0 ? 1 : 0, 10];
  expect(explaining({ billing: outage, sales: outage })).toMatchObject({ segment: null, first: 8, last: 11 });
});

test("names a segment alone if the others were late far less often in the same quarter hours", () => {
  expect(
    explaining({
      billing: (place) => [isBusy(place) ? 10 : 0, 10],
      sales: (place) => (isBusy(place) ? [2, 10] : [place < 4 ? 1 : 0, 40]),
    }),
  ).toMatchObject({ segment: "billing", first: 8, last: 11 });
});

test("names no block that chance explains as well", () => {
  const few = (place: number): [number, number] => [place === 3 || place === 4 ? 1 : 0, 1];
  const one = (place: number): [number, number] => [place === 15 ? 1 : 0, 1];
  expect(explaining({ billing: few, sales: one })).toBeNull();
  // Ten times as many calls with the same shares are no coincidence.
  const tenfold = (of: typeof few) => (place: number) =>
    of(place).map((count) => count * 10) as [number, number]; // two numbers stay two
  expect(explaining({ billing: tenfold(few), sales: tenfold(one) })).toMatchObject({ first: 3, last: 4 });
});

test("names no time if all segments were late for most of the period", () => {
  const most = (place: number): [number, number] => [place < 12 ? 5 : 0, 10];
  expect(explaining({ billing: most, sales: most })).toBeNull();
  const half = (place: number): [number, number] => [place < 10 ? 5 : 0, 10];
  expect(explaining({ billing: half, sales: half })).toMatchObject({ segment: null, first: 0, last: 9 });
});

test("names a segment that was late for the whole period", () => {
  expect(explaining({ billing: () => [7, 10], sales: () => [1, 10], support: () => [1, 10] })).toMatchObject({
    segment: "billing",
    first: 0,
    last: 19,
  });
});

test("returns no block without late calls", () => {
  expect(largestBlock(countsOf({ billing: () => [0, 10] }), QUARTERS)).toBeNull();
});
