import { expect, test } from "vitest";
import { type Chart, placeName } from "../../../streams/charts/chart.ts";
import { csvOf, tableOf } from "../../../streams/charts/chart-table.ts";
import { drawChart } from "../../../streams/charts/draw-chart.ts";
import { summaryOf } from "../../../streams/charts/summary.ts";
import { firstSpot, spotByKey } from "../../../streams/charts/walk.ts";
import { PLAIN } from "../../support/plain-chart.ts";

const LEVEL: Chart = {
  kind: "lines",
  head: "Hour",
  unit: "%",
  x: { kind: "names", names: ["07:00", "08:00", "09:00", "10:00"] },
  domain: [0, 100],
  target: { value: 80, is: "least", label: "target 80 %" },
  series: [
    { id: "before", label: "3–16 Jan", points: [60, 64, 40, null], comparison: true },
    { id: "now", label: "17–30 Jan", points: [79, 82, 43, null] },
  ],
  callout: "least",
  below: { label: "Offered", unit: "calls", points: [10, 30, 20, 5], value: String, form: "bars" },
};

test("summarizes the series that is no comparison, against the target", () => {
  expect(summaryOf(LEVEL)).toEqual({
    main: {
      series: 1,
      label: "17–30 Jan",
      known: 3,
      least: { index: 2, value: 43 },
      most: { index: 1, value: 82 },
      last: { index: 2, value: 43 },
    },
    comparison: expect.objectContaining({ label: "3–16 Jan", last: { index: 2, value: 40 } }) as unknown,
    target: { met: 1, missed: 2 },
    highest: { series: 1, index: 1, value: 82 },
    highestTotal: null,
  });
  expect(summaryOf({ ...LEVEL, series: [{ id: "now", label: "Now", points: [null] }] }).main).toBeNull();
});

test("names the highest total of a stack, whichever series has the highest value", () => {
  const stack: Chart = {
    kind: "stacked",
    unit: "calls",
    head: "Hour",
    x: { kind: "names", names: ["09:00", "10:00", "11:00"] },
    series: [
      { id: "late", label: "Late", points: [1, 58, 81] },
      { id: "inTime", label: "In time", points: [120, 108, null] },
    ],
  };
  expect(summaryOf(stack)).toMatchObject({
    highest: { series: 1, index: 0, value: 120 },
    highestTotal: { index: 1, value: 166 },
  });
  expect(summaryOf({ ...stack, kind: "bars" }).highestTotal).toBeNull();
});

test("draws target, shortfall, comparison, callout and direct labels", () => {
  const { marks } = drawChart(LEVEL, { width: 700, height: 260 }, PLAIN);
  const texts = marks.flatMap((mark) =>
    mark.kind === "text" ? [[mark.lead, mark.text].filter(Boolean).join(" ")] : [],
  );
  expect(texts).toEqual(
    expect.arrayContaining(["target 80 %", "43 17–30 Jan", "40 3–16 Jan", "43 09:00, was 40"]),
  );
  expect(texts).toEqual(expect.arrayContaining(["Offered", "most 30 at 08:00"]));
  const looks = marks.map((mark) => mark.class);
  expect(looks.indexOf("dashed")).toBeLessThan(looks.indexOf("line"));
  expect(looks.filter((one) => one === "short")).toHaveLength(1);
});

test("labels the ends of lines with their places if asked", () => {
  const { marks } = drawChart(
    { ...LEVEL, kind: "lines", ends: "places" },
    { width: 700, height: 260 },
    PLAIN,
  );
  const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  expect(texts).toEqual(expect.arrayContaining(["43 at 09:00", "09:00, was 40"]));
  expect(texts.filter((text) => text.includes("Jan"))).toEqual([]);
});

test("names the target among the keys, and the last value in view, where there is no room for names", () => {
  const { marks, keys } = drawChart(LEVEL, { width: 326, height: 260 }, PLAIN);
  const texts = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  expect(texts.filter(({ text }) => text === "target 80 %")).toEqual([]);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["43", "40"]));
  expect(keys.map((key) => "label" in key && key.label)).toEqual(["3–16 Jan", "17–30 Jan", "target 80 %"]);
  const points = Array.from({ length: 600 }, (_, place) => place);
  const long: Chart = {
    ...LEVEL,
    kind: "lines",
    x: { kind: "times", zone: "UTC", starts: points.map((place) => place * 60_000), end: 36_000_000 },
    series: [{ id: "a", label: "A", points }],
  };
  const zoomed = drawChart(long, { width: 700, height: 260, view: { from: 0, until: 6_000_000 } }, PLAIN);
  expect(zoomed.marks.some((mark) => mark.kind === "text" && mark.text === "99 A")).toBe(true);
});

test("hatches only the side of the target where values miss it", () => {
  const shortOf = (points: readonly number[], is: "least" | "most") => {
    const chart: Chart = {
      ...LEVEL,
      series: [{ id: "a", label: "A", points }],
      target: { value: 50, is, label: "50" },
    };
    return drawChart(chart, { width: 700, height: 260 }, PLAIN).marks.some((mark) => mark.class === "short");
  };
  expect(shortOf([60, 70, 80, 50], "least")).toBe(false);
  expect(shortOf([60, 40, 80, 60], "least")).toBe(true);
  expect(shortOf([40, 30, 20, 10], "most")).toBe(false);
  expect(shortOf([40, 60, 20, 10], "most")).toBe(true);
});

test("writes the table with numbers, units and escaped names", () => {
  const table = tableOf(LEVEL, { ...PLAIN, value: (value) => `${value} %` });
  expect(table.columns.map(({ label }) => label)).toEqual(["3–16 Jan", "17–30 Jan", "Offered"]);
  expect(table.row(3)).toEqual({
    head: "10:00",
    cells: [
      { value: null, text: null, state: "unknown" },
      { value: null, text: null, state: "unknown" },
      { value: 5, text: "5", state: null },
    ],
  });
  const csv = csvOf(
    tableOf(
      {
        kind: "bars",
        head: "Segment",
        unit: "s",
        x: { kind: "names", names: ["=SUM(A1)", 'the "best"'] },
        series: [{ id: "w", label: "Wait", points: [1_500, null] }],
      },
      PLAIN,
    ),
    { between: ";", decimal: "," },
    1_000,
  );
  expect(csv.split("\r\n")).toEqual(['"Segment";"Wait (s)"', '"\'=SUM(A1)";1,5', '"the ""best""";']);
});

test("draws nothing for a chart without places, and nothing is walked", () => {
  const none: Chart = {
    ...LEVEL,
    kind: "lines",
    x: { kind: "times", zone: "UTC", starts: [], end: 0 },
    series: [],
  };
  expect(drawChart(none, { width: 700, height: 260 }, PLAIN).marks).toEqual([]);
  expect(firstSpot(none)).toBeNull();
});

test("walks all points by arrow keys, across series and into the strip below", () => {
  const walk = (chart: Chart, ...keys: string[]) =>
    keys.reduce((spot, key) => spotByKey(chart, spot, key) ?? spot, firstSpot(chart)!);
  expect(firstSpot(LEVEL)).toEqual({ series: 1, index: 2 });
  expect(walk(LEVEL, "ArrowLeft")).toEqual({ series: 1, index: 1 });
  expect(walk(LEVEL, "ArrowRight", "ArrowRight", "ArrowRight")).toEqual({ series: 1, index: 3 });
  expect(walk(LEVEL, "ArrowUp", "Home")).toEqual({ series: 0, index: 0 });
  expect(walk(LEVEL, "ArrowDown", "ArrowDown", "End")).toEqual({ series: 2, index: 3 });
  expect(spotByKey(LEVEL, { series: 0, index: 0 }, "a")).toBeNull();
  const rows: Chart = { ...LEVEL, kind: "bars", layout: "rows" };
  expect(walk(rows, "ArrowUp")).toEqual({ series: 1, index: 1 });
});

test("walks a calendar by day and by week, and stays within the year", () => {
  const days = Array.from({ length: 20 }, (_, place) => `2026-01-${String(place + 1).padStart(2, "0")}`);
  const year: Chart = {
    kind: "calendar",
    head: "Day",
    unit: "h",
    days,
    series: [{ id: "h", label: "Hours", points: days.map(() => 1) }],
  };
  const from = { series: 0, index: 10 };
  expect(spotByKey(year, from, "ArrowDown")).toEqual({ series: 0, index: 11 });
  expect(spotByKey(year, from, "ArrowLeft")).toEqual({ series: 0, index: 3 });
  expect(spotByKey(year, { series: 0, index: 3 }, "ArrowLeft")).toEqual({ series: 0, index: 3 });
});

test("names the times of a day by the clock, of several days with the day, and days by the date", () => {
  const HOUR = 3_600_000;
  const midnight = Date.parse("2026-10-25T00:00:00+02:00");
  const chart = (starts: number[], end: number): Chart => ({
    ...LEVEL,
    kind: "lines",
    x: { kind: "times", zone: "Europe/Madrid", starts, end },
  });
  // A day of 25 hours is still one day.
  expect(placeName(chart([midnight, midnight + HOUR], midnight + 25 * HOUR), 1, PLAIN)).toContain("clock");
  expect(placeName(chart([midnight, midnight + HOUR], midnight + 26 * HOUR), 1, PLAIN)).toContain("minute");
  expect(
    placeName(chart([midnight - 24 * HOUR, midnight, midnight + 25 * HOUR], midnight + 49 * HOUR), 1, PLAIN),
  ).toContain("day");
  // A day of 23 hours too.
  const spring = Date.parse("2026-03-29T00:00:00+01:00");
  expect(placeName(chart([spring, spring + 23 * HOUR], spring + 47 * HOUR), 0, PLAIN)).toContain("day");
});
