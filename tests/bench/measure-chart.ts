import type { LinesChart } from "../../streams/charts/chart.ts";
import { drawChart } from "../../streams/charts/draw-chart.ts";
import { PLAIN } from "../support/plain-chart.ts";
import type { Readings } from "./figure.ts";
import { quantile } from "./statistics.ts";

const POINTS = 100_000;
const QUARTER = 900_000;
const SIZE = { width: 1_100, height: 220 };
/** Shares of the points that are in view while the chart is moved. */
const VIEWS = [1, 0.5, 0.1, 0.01];
const FRAMES = 250;
const WARM = 50;

/** Returns values of every quarter hour of three years, with gaps. */
function longChart(): LinesChart {
  const points = Array.from({ length: POINTS }, (_, place) =>
    place % 97 < 5 ? null : 300 + 200 * Math.sin(place / 40) + 100 * Math.sin(place * 7.3),
  );
  const starts = Float64Array.from(points, (_, place) => place * QUARTER);
  return {
    kind: "lines",
    unit: "s",
    head: "Time",
    x: { kind: "times", zone: "Europe/Madrid", starts, end: POINTS * QUARTER },
    series: [{ id: "waits", label: "Longest wait", points }],
  };
}

/** Returns the time (ms) of each frame while a view of this share moves over the whole chart. */
function framesOf(share: number, draw: (view: { readonly from: number; readonly until: number }) => void) {
  const whole = POINTS * QUARTER;
  const span = share * whole;
  const times: number[] = [];
  for (let frame = -WARM; frame < FRAMES; frame++) {
    const from = ((frame + WARM) / (FRAMES + WARM)) * (whole - span);
    const began = performance.now();
    draw({ from, until: from + span });
    if (frame >= 0) times.push(performance.now() - began);
  }
  return times;
}

/** Finds the highest and lowest point in view for each pixel column by reading every point. */
function scan(
  { series: [line] }: LinesChart,
  view: { readonly from: number; readonly until: number },
): number {
  const points = line?.points ?? [];
  const [first, until] = [Math.floor(view.from / QUARTER), Math.ceil(view.until / QUARTER)];
  const extremes = new Float64Array(2 * SIZE.width);
  for (let place = first; place < until; place++) {
    const column = 2 * Math.floor(((place - first) / (until - first)) * SIZE.width);
    const value = points[place] ?? 0;
    extremes[column] = Math.max(extremes[column] ?? 0, value);
    extremes[column + 1] = Math.min(extremes[column + 1] ?? 0, value);
  }
  return extremes.length;
}

/** Measures the script of each frame while a chart of 100,000 points is moved: its layout as marks and paths. */
export function measureChart(): Readings {
  const chart = longChart();
  const drawn = VIEWS.flatMap((share) =>
    framesOf(share, (view) => drawChart(chart, { ...SIZE, view }, PLAIN)),
  );
  const scanned = VIEWS.flatMap((share) => framesOf(share, (view) => scan(chart, view)));
  const [ours, plain] = [quantile(drawn, 0.95), quantile(scanned, 0.95)];
  return { "chart-pan-ratio-100k": ours / plain, "chart-pan-100k": ours, "scan-100k": plain };
}
