import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BarsChart } from "../../../streams/charts/chart.ts";
import { tableOf } from "../../../streams/charts/chart-table.ts";
import { drawChart } from "../../../streams/charts/draw-chart.ts";
import { ChartData } from "../../../src/ui/chart/chart-data.tsx";
import { ChartMarks } from "../../../src/ui/chart/chart-marks.tsx";
import { PLAIN } from "../../support/plain-chart.ts";

const WORDS = { noValue: "No value", rowsShown: (shown: number, total: number) => `${shown} of ${total}` };
const bars = (points: readonly (number | null)[]): BarsChart => ({
  kind: "bars",
  head: "Hour",
  unit: "calls",
  x: { kind: "names", names: points.map((_, place) => `${place}:00`) },
  series: [{ id: "calls", label: "Calls", points }],
});

test("shows the same numbers in the table as in the drawing", () => {
  const points = [12, 0, 88, null, 45, 3, 61];
  const chart = bars(points);
  const { marks } = drawChart(chart, { width: 600, height: 240 }, PLAIN);
  const drawing = renderToStaticMarkup(<ChartMarks marks={marks} id="a" />);
  const d = /data-mark="bar"[^>]*d="([^"]+)"/.exec(drawing)?.[1] ?? "";
  // Each bar begins at its base and goes up; its round corners lie below its top.
  const tops = d
    .split("M")
    .slice(1)
    .map((bar) => {
      const [base = 0, ...ys] = [...bar.matchAll(/(?:^[\d.]+ |V|Q[\d.]+ )([\d.]+)/g)].map(([, y]) =>
        Number(y),
      );
      return base - Math.min(...ys);
    });
  const html = renderToStaticMarkup(
    <ChartData title="Calls" table={tableOf(chart, PLAIN)} words={WORDS} states={{}} />,
  );
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, text = ""]) => text);
  expect(cells).toEqual(points.map((point) => (point === null ? "No value" : String(point))));
  // A bar of 0 has no height, and neither it nor an unknown value is drawn.
  const written = cells.map(Number).filter((value) => value > 0);
  expect(tops).toHaveLength(written.length);
  const perPx = Math.max(...written) / Math.max(...tops);
  for (const [place, top] of tops.entries()) expect(top * perPx).toBeCloseTo(written[place]!, 0);
});

test("writes long tables page by page", () => {
  const points = Array.from({ length: 450 }, (_, place) => place);
  const html = renderToStaticMarkup(
    <ChartData title="Calls" table={tableOf(bars(points), PLAIN)} words={WORDS} states={{}} />,
  );
  expect(html.match(/<tr>/g)).toHaveLength(201);
  expect(html).toContain("200 of 450");
});

test("names the state of a cell without a value", () => {
  const table = tableOf(
    {
      kind: "heat",
      head: "Day",
      unit: "h",
      x: { kind: "names", names: ["1", "2"] },
      series: [{ id: "a", label: "Ana", points: [null, 7], states: ["absent", null] }],
    },
    PLAIN,
  );
  const html = renderToStaticMarkup(
    <ChartData title="Hours" table={table} words={WORDS} states={{ absent: "on leave" }} />,
  );
  expect([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)).toEqual(["on leave", "7"]);
});
