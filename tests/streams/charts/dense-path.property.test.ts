import fc from "fast-check";
import { expect, test } from "vitest";
import type { LinesChart } from "../../../streams/charts/chart.ts";
import { drawLines } from "../../../streams/charts/draw-lines.ts";
import { Pyramid } from "../../../streams/charts/pyramid.ts";
import { atDepth } from "../../support/depth.ts";
import { PLAIN } from "../../support/plain-chart.ts";

const MINUTE = 60_000;

test("finds the extremes of any range as by reading every number of it, and skips unknown ones", () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -500, max: 500 }), { nil: NaN }), {
        maxLength: 1_200,
        size: "max",
      }),
      fc.nat(1_200),
      fc.nat(1_200),
      (numbers, one, other) => {
        const [from, until] = [
          Math.min(one, other, numbers.length),
          Math.min(Math.max(one, other), numbers.length),
        ];
        const known = numbers.slice(from, until).filter((number) => !Number.isNaN(number));
        const array = Float64Array.from(numbers);
        expect(new Pyramid(array, "most").of(from, until)).toBe(Math.max(...known));
        expect(new Pyramid(array, "least").of(from, until)).toBe(Math.min(...known));
      },
    ),
  );
});

test("counts in whole numbers without a second copy of another kind", () => {
  const counts = Uint32Array.from({ length: 1_000 }, (_, place) => (place * 7_919) % 997);
  expect(new Pyramid(counts, "most").of(100, 900)).toBe(Math.max(...counts.slice(100, 900)));
});

/** Returns the x and y of each corner of a path of M, L and V commands. */
function cornersOf(d: string): { readonly x: number; readonly y: number }[] {
  let x = 0;
  return [...d.matchAll(/([MLV])(-?[\d.]+)(?: (-?[\d.]+))?/g)].map(([, command, one, other]) => {
    if (command !== "V") x = Number(one);
    return { x, y: Number(command === "V" ? one : other) };
  });
}

const COUNT = 20_000;
const points = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.array(fc.tuple(fc.nat(COUNT - 1), fc.nat(900)), { maxLength: 30 }),
  )
  .map(([seed, peaks]) => {
    let state = seed;
    const values: (number | null)[] = Array.from({ length: COUNT }, (_, place) => {
      state = (state * 48_271) % 2_147_483_647;
      return place % 4_000 > 3_700 ? null : state % 100;
    });
    for (const [place, height] of peaks) values[place] = 100 + height;
    return values;
  });

test("draws the highest and the lowest value of the data in one path, at every zoom", () => {
  fc.assert(
    fc.property(
      points,
      fc.integer({ min: 120, max: 1_600 }),
      fc.nat(COUNT - 1),
      fc.integer({ min: 8_000, max: COUNT }),
      (values, width, first, count) => {
        const from = Math.min(first, COUNT - count);
        const starts = Float64Array.from({ length: COUNT }, (_, place) => place * MINUTE);
        const chart: LinesChart = {
          kind: "lines",
          head: "Time",
          unit: "s",
          x: { kind: "times", zone: "UTC", starts, end: COUNT * MINUTE },
          series: [{ id: "wait", label: "Wait", points: values }],
          domain: [0, 1_000],
        };
        const view = { from: from * MINUTE, until: (from + count) * MINUTE };
        const { marks, plot } = drawLines(chart, { width, height: 300, view }, PLAIN);
        const lines = marks.filter(({ class: looks }) => looks === "line");
        expect(lines).toHaveLength(1);
        const corners = lines.flatMap((mark) => (mark.kind === "path" ? cornersOf(mark.d) : []));
        const seen = values.slice(from, from + count).filter((value) => value !== null);
        const yOf = (value: number) => Math.round((plot.top + plot.height * (1 - value / 1_000)) * 10) / 10;
        expect(Math.min(...corners.map(({ y }) => y))).toBe(yOf(Math.max(...seen)));
        expect(Math.max(...corners.map(({ y }) => y))).toBe(yOf(Math.min(...seen)));
        expect(corners.length).toBeLessThanOrEqual(4 * plot.width);
        expect(corners.every(({ x }) => x >= plot.left && x <= plot.left + plot.width)).toBe(true);
      },
    ),
    { numRuns: atDepth(25, 300) },
  );
});

test("leaves a gap where a whole column is unknown", () => {
  const starts = Float64Array.from({ length: 10_000 }, (_, place) => place * MINUTE);
  const chart: LinesChart = {
    kind: "lines",
    head: "Time",
    unit: "s",
    x: { kind: "times", zone: "UTC", starts, end: 10_000 * MINUTE },
    series: [
      {
        id: "a",
        label: "A",
        points: Array.from(starts, (_, place) => (place >= 4_000 && place < 6_000 ? null : 5)),
      },
    ],
  };
  const line = drawLines(chart, { width: 400, height: 200 }, PLAIN).marks.find(
    ({ class: looks }) => looks === "line",
  );
  expect(line?.kind === "path" && line.d.match(/M/g)).toHaveLength(2);
});
