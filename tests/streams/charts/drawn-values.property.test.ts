import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type BarsChart,
  type Chart,
  type LinesChart,
  placeCount,
  valueAt,
} from "../../../streams/charts/chart.ts";
import { tableOf } from "../../../streams/charts/chart-table.ts";
import { drawChart } from "../../../streams/charts/draw-chart.ts";
import { shares } from "../../../streams/charts/draw-cells.ts";
import { atDepth } from "../../support/depth.ts";
import { PLAIN } from "../../support/plain-chart.ts";

const SIZE = { width: 700, height: 260 };
const HOUR = 3_600_000;
const anyPoints = (count: number, high = 1_000) =>
  fc.array(fc.option(fc.nat(high), { nil: null, freq: 6 }), { minLength: count, maxLength: count });
const anySeries = (count: number) =>
  fc
    .array(anyPoints(count), { minLength: 1, maxLength: 3 })
    .map((all) => all.map((points, place) => ({ id: `s${place}`, label: `Series ${place}`, points })));
const anyAlong = (count: number) =>
  fc.constantFrom(
    { kind: "names" as const, names: Array.from({ length: count }, (_, place) => `Place ${place}`) },
    {
      kind: "times" as const,
      zone: "Europe/Madrid",
      starts: Array.from({ length: count }, (_, place) => place * HOUR),
      end: count * HOUR,
    },
  );
const anyPlotted = fc
  .integer({ min: 1, max: 40 })
  .chain((count) =>
    fc.record({
      kind: fc.constantFrom("lines" as const, "bars" as const, "stacked" as const),
      head: fc.constant("Place"),
      unit: fc.constant("calls"),
      x: anyAlong(count),
      series: anySeries(count),
      below: fc.record({
        label: fc.constant("Below"),
        unit: fc.constant("calls"),
        points: anyPoints(count),
        value: fc.constant(String),
        form: fc.constantFrom("bars" as const, "step" as const),
      }),
    }),
  )
  .map((chart): LinesChart | BarsChart => chart);

/** Returns the values as they are drawn: the y of a point of a line, or the height of a bar, read back. */
function drawnValue(chart: LinesChart | BarsChart, series: number, index: number): number | null {
  const drawing = drawChart(chart, SIZE, PLAIN);
  const placed = drawing.placed({ series, index });
  if (!placed) return null;
  const grid = drawing.marks.flatMap((mark) =>
    mark.kind === "line" && mark.class === "grid" ? [mark.y1] : [],
  );
  const ticks = drawing.marks.flatMap((mark) =>
    mark.kind === "text" && mark.class === "quiet" && mark.anchor === "end" ? [Number(mark.text)] : [],
  );
  const perPx = (ticks.at(-1)! - ticks[0]!) / (grid[0]! - grid.at(-1)!);
  const height = placed.box ? placed.box.height : grid[0]! - placed.y;
  return height * perPx;
}

test("draws each value of the table, and nothing where the table has no value", () => {
  fc.assert(
    fc.property(anyPlotted, fc.nat(), (chart, choice) => {
      const table = tableOf(chart, PLAIN);
      const index = choice % placeCount(chart);
      const { head, cells } = table.row(index);
      expect(head).toContain(chart.x.kind === "names" ? `Place ${index}` : "T");
      chart.series.forEach(({ points }, series) => {
        const drawn = drawnValue(chart, series, index);
        const written = cells[series]!;
        expect(written.value).toBe(points[index]);
        expect(drawn === null).toBe(written.text === null);
        // Grid lines are crisp, which moves each by at most half a px of some 150.
        const most = Math.max(...table.columns.map((_, column) => columnMost(chart, column)), 1);
        if (drawn !== null) expect(Math.abs(drawn - written.value!)).toBeLessThan(most * 0.03 + 0.5);
      });
      expect(cells.at(-1)?.value).toBe(valueAt(chart, { series: chart.series.length, index }));
    }),
    { numRuns: atDepth(100, 1_000) },
  );
});

const columnMost = (chart: LinesChart | BarsChart, column: number): number =>
  (chart.series[column]?.points ?? []).reduce<number>((most, point) => most + (point ?? 0), 0);

test("finds each drawn point again under its own position", () => {
  fc.assert(
    fc.property(anyPlotted, fc.nat(), (chart, choice) => {
      const drawing = drawChart(chart, SIZE, PLAIN);
      const index = choice % placeCount(chart);
      for (let series = 0; series <= chart.series.length; series++) {
        const placed = drawing.placed({ series, index });
        if (!placed || (placed.box && placed.box.height < 1)) continue;
        const y = placed.box ? placed.box.top + placed.box.height / 2 : placed.y;
        const found = drawing.spotAt(placed.x, y);
        expect(found?.index).toBe(index);
        // Lines may cross in a point; then either is right.
        expect(valueAt(chart, found!)).toBe(valueAt(chart, { series, index }));
      }
    }),
    { numRuns: atDepth(100, 1_000) },
  );
});

const days = (year: number) => {
  const count = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / 86_400_000;
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, 0, 1 + place)).toISOString().slice(0, 10),
  );
};

test.each([
  [2026, 53, 3],
  [2024, 53, 0],
  [2018, 53, 0],
  [2012, 54, 6],
])("draws the days of %i in %i weeks from Monday, the first of January in row %i", (year, weeks, row) => {
  const chart: Chart = {
    kind: "calendar",
    head: "Day",
    unit: "h",
    days: days(year),
    series: [{ id: "h", label: "Hours", points: days(year).map((_, place) => place % 10) }],
  };
  const { placed, spotAt, marks } = drawChart(chart, { width: 1_200, height: 0 }, PLAIN);
  const boxes = days(year).map((_, index) => placed({ series: 0, index })!.box!);
  const [lefts, tops] = [new Set(boxes.map(({ left }) => left)), [...new Set(boxes.map(({ top }) => top))]];
  expect(lefts.size).toBe(weeks);
  expect(tops.sort((a, b) => a - b).indexOf(boxes[0]!.top)).toBe(row);
  expect(marks.filter(({ class: looks }) => looks === "cell")).toHaveLength(days(year).length);
  for (const [index, { left, top }] of boxes.entries())
    expect(spotAt(left + 4, top + 4)).toEqual({ series: 0, index });
});

test("keeps every day of a year on a narrow screen", () => {
  const chart: Chart = {
    kind: "calendar",
    head: "Day",
    unit: "h",
    days: days(2026),
    series: [{ id: "h", label: "Hours", points: days(2026).map(() => 8) }],
  };
  const { placed, height } = drawChart(chart, { width: 326, height: 0 }, PLAIN);
  const boxes = days(2026).map((_, index) => placed({ series: 0, index })!.box!);
  expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(365);
  expect(Math.max(...boxes.map(({ left, width }) => left + width))).toBeLessThanOrEqual(326);
  expect(Math.max(...boxes.map(({ top, height }) => top + height))).toBeLessThanOrEqual(height);
});

test("colors cells in the order of their values, from 6 to 100 %, and in steps between limits", () => {
  const heat = (points: readonly (number | null)[]): Chart & { kind: "heat" } => ({
    kind: "heat",
    head: "Day",
    unit: "calls",
    x: { kind: "names", names: points.map(String) },
    series: [{ id: "a", label: "A", points }],
  });
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 50 }), (points) => {
      const shareOf = shares(heat(points));
      const sorted = points.toSorted((a, b) => a - b).map(shareOf);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
      expect(sorted[0]).toBeGreaterThanOrEqual(6);
      if (Math.max(...points) > 0) expect(sorted.at(-1)).toBe(100);
    }),
  );
  const shareOf = shares({
    kind: "calendar",
    head: "Day",
    unit: "h",
    days: [],
    limits: [5, 6.5, 7.5, 8.5],
    series: [],
  });
  expect([0, 5, 7, 8, 12].map(shareOf)).toEqual([18, 36, 54, 74, 100]);
});

test("distinguishes the states of cells without a value", () => {
  const drawing = drawChart(
    {
      kind: "heat",
      head: "Day",
      unit: "calls",
      x: { kind: "names", names: ["1", "2", "3", "4", "5"] },
      states: { unknown: "not known", absent: "on leave", future: "to come" },
      flag: { glyph: "dot", label: "over 9" },
      series: [
        {
          id: "a",
          label: "A",
          points: [10, null, null, null, null],
          states: [null, "closed", "absent", "future", null],
          flags: [true, false, false, false, false],
        },
      ],
    },
    SIZE,
    PLAIN,
  );
  const looks = drawing.marks.map((mark) => mark.class).filter((one) => one !== "quiet");
  expect(looks).toEqual(["cell", "onFlag", "absent", "unknown", "future", "unknown"]);
  expect(drawing.keys.map(({ kind }) => kind)).toEqual(["unknown", "absent", "future", "ramp", "flag"]);
});
