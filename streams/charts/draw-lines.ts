import { type ChartFormats, type LinesChart, placeName, type Spot, toneOf, valueAt } from "./chart.ts";
import { densePath } from "./dense-path.ts";
import { pushedApart } from "./direct-labels.ts";
import { drawStrip, placedInStrip, stripLabels } from "./draw-strip.ts";
import { extentOf, extentOfValue, joined } from "./extent.ts";
import type { Drawing, Key, Mark, Placed } from "./marks.ts";
import { circles, linePath, shortfallPath, type Step, stepPath, type Vertex } from "./paths.ts";
import { type Frame, isNarrow, plotFrame, type Size } from "./plot-frame.ts";
import { type Dense, denseOf } from "./pyramid.ts";
import { textWidth } from "./text-width.ts";

/** With more points in view than this per px, only the extremes of each px are drawn. */
const PER_PIXEL = 4;
const MOST_CIRCLES = 24;
const LABEL_GAP = 16;

/** Draws lines with their target, comparison, and direct labels. */
export function drawLines(chart: LinesChart, size: Size, formats: ChartFormats): Drawing {
  const extent = joined([
    ...chart.series.map(({ points }) => extentOf(points)),
    ...(chart.target ? [extentOfValue(chart.target.value)] : []),
  ]);
  const beside = isNarrow(size) ? [] : [chart.target?.label ?? "", ...stripLabels(chart, formats)];
  const lasts = chart.series.map(({ points }, index) =>
    lastLabel(chart, index, lastIn(points, 0, points.length), size, formats),
  );
  const labels = [...lasts, ...beside];
  const frame = plotFrame(chart, size, { extent, labels }, formats);
  const { plot } = frame;
  const marks: Mark[] = [...frame.marks];
  const main = chart.series.findIndex(({ comparison }) => !comparison);
  const dense = isDense(frame);
  if (chart.target && main >= 0 && !dense) marks.push(...shortfall(chart, frame, main));
  if (chart.target) marks.push(targetLine(chart.target.value, frame));
  // Comparisons lie under the lines that they are compared with.
  const order = [...chart.series.keys()].toSorted(
    (a, b) => Number(chart.series[b]?.comparison ?? false) - Number(chart.series[a]?.comparison ?? false),
  );
  for (const index of order) marks.push(...seriesMarks(chart, frame, index, dense));
  const callout = chart.callout && main >= 0 ? calloutMark(chart, frame, main, formats) : null;
  if (callout) marks.push(callout);
  marks.push(...directLabels(chart, frame, size, formats), ...drawStrip(chart, frame, formats));
  return {
    width: size.width,
    height: size.height,
    marks,
    plot,
    keys: frame.narrow ? keysOf(chart) : [],
    placed: (spot) => placedInStrip(chart, frame, spot) ?? placedInPlot(chart, frame, spot),
    spotAt: (x, y) => spotAt(chart, frame, x, y),
  };
}

function placedInPlot(chart: LinesChart, frame: Frame, spot: Spot): Placed | null {
  const value = chart.series[spot.series] ? valueAt(chart, spot) : null;
  if (value === null || spot.index < frame.first || spot.index >= frame.until) return null;
  return { x: frame.centerOf(spot.index), y: frame.axis.at(value) };
}

const isDense = ({ first, until, plot }: Frame) => until - first > plot.width * PER_PIXEL;

function verticesOf(chart: LinesChart, { first, until, centerOf, axis }: Frame, index: number): Vertex[] {
  const points = chart.series[index]?.points ?? [];
  const vertices: Vertex[] = [];
  // One more on each side, so that lines end at the edge of the view.
  for (let place = Math.max(0, first - 1); place < Math.min(points.length, until + 1); place++) {
    const value = points[place] ?? null;
    vertices.push(value === null ? null : [centerOf(place), axis.at(value)]);
  }
  return vertices;
}

function stepsOf(chart: LinesChart, { first, until, edgesOf, axis }: Frame, index: number): Step[] {
  return Array.from({ length: until - first }, (_, place) => {
    const value = chart.series[index]?.points[first + place] ?? null;
    const [from, end] = edgesOf(first + place);
    return { from, until: end, y: value === null ? null : axis.at(value) };
  });
}

const densities = new WeakMap<readonly (number | null)[], Dense>();
/** Returns the pyramids of points, computed once. */
function densityOf(points: readonly (number | null)[]): Dense {
  let dense = densities.get(points);
  if (!dense) densities.set(points, (dense = denseOf(points)));
  return dense;
}

function seriesMarks(chart: LinesChart, frame: Frame, index: number, dense: boolean): Mark[] {
  const series = chart.series[index];
  if (!series) return [];
  const { plot, axis, until, indexAt } = frame;
  const looks = { class: series.comparison ? "dashed" : "line", tone: toneOf(chart, index) } as const;
  if (dense) {
    const count = Math.floor(plot.width);
    const firstOf = (column: number) =>
      column === 0 ? frame.first : column >= count ? until : indexAt(plot.left + column);
    const d = densePath(densityOf(series.points), { left: plot.left, count, firstOf }, axis.at);
    return [{ kind: "path", ...looks, d }];
  }
  if (chart.step) return [{ kind: "path", ...looks, d: stepPath(stepsOf(chart, frame, index)) }];
  const vertices = verticesOf(chart, frame, index);
  return [
    { kind: "path", ...looks, d: linePath(vertices) },
    ...(series.comparison || vertices.length > MOST_CIRCLES
      ? []
      : [{ kind: "path", class: "point", tone: looks.tone, d: circles(vertices, 3) } as const]),
  ];
}

function shortfall(chart: LinesChart, frame: Frame, main: number): Mark[] {
  const { target } = chart;
  if (!target) return [];
  const y = frame.axis.at(target.value);
  const misses = (at: number) => (target.is === "least" ? at > y : at < y);
  const corners: Vertex[] = chart.step
    ? stepsOf(chart, frame, main).flatMap(({ from, until, y: at }) =>
        at === null ? [null] : [[from, at] as const, [until, at] as const],
      )
    : verticesOf(chart, frame, main);
  const d = shortfallPath(corners, y, misses);
  return d === "" ? [] : [{ kind: "path", class: "short", d }];
}

const targetLine = (value: number, { plot, axis }: Frame): Mark => {
  const y = axis.at(value);
  return { kind: "line", class: "target", x1: plot.left, x2: plot.left + plot.width, y1: y, y2: y };
};

interface Last {
  readonly value: number;
  readonly place: number;
}

/** Returns the last value from index `from` to before `until`. */
function lastIn(points: readonly (number | null)[], from: number, until: number): Last | null {
  for (let place = Math.min(points.length, until) - 1; place >= from; place--) {
    const value = points[place] ?? null;
    if (value !== null) return { value, place };
  }
  return null;
}

/** Returns the label of a series: its last value, and its name or the place of the value if there is room. */
function lastLabel(
  chart: LinesChart,
  index: number,
  last: Last | null,
  size: Pick<Size, "width">,
  formats: ChartFormats,
): string {
  const series = chart.series[index];
  if (!last || !series) return "";
  const value = formats.value(last.value);
  if (isNarrow(size)) return value;
  if (chart.ends !== "places") return `${value} ${series.label}`.trim();
  const place = placeName(chart, last.place, formats);
  return series.comparison ? formats.was(place, value) : formats.at(value, place);
}

/** Returns the labels right of the last points in view and of the target, pushed apart. */
function directLabels(chart: LinesChart, frame: Frame, size: Size, formats: ChartFormats): Mark[] {
  const { plot, axis, bottom, narrow, first, until } = frame;
  const right = plot.left + plot.width;
  const goal = chart.target && {
    class: "goal" as const,
    tone: 1 as const,
    y: axis.at(chart.target.value),
    text: chart.target.label,
  };
  const rows = [
    ...(goal && !narrow ? [goal] : []),
    ...chart.series.flatMap(({ points, comparison }, index) => {
      const last = lastIn(points, first, until);
      const looks = comparison ? ("quiet" as const) : ("name" as const);
      const text = lastLabel(chart, index, last, size, formats);
      return last === null
        ? []
        : [{ class: looks, tone: toneOf(chart, index), y: axis.at(last.value), text }];
    }),
  ];
  const ys = pushedApart(
    rows.map(({ y }) => y),
    LABEL_GAP,
    plot.top,
    bottom,
  );
  return rows.map((row, place): Mark => ({
    kind: "text",
    ...row,
    x: right + 10,
    y: (ys[place] ?? 0) + 4,
    anchor: "start",
  }));
}

/** Labels the lowest or highest point with its value, its place and the compared value. */
function calloutMark(chart: LinesChart, frame: Frame, main: number, formats: ChartFormats): Mark | null {
  const isLeast = chart.callout === "least";
  let index = -1;
  let extreme = isLeast ? Infinity : -Infinity;
  const points = chart.series[main]?.points ?? [];
  for (let place = frame.first; place < frame.until; place++) {
    const value = points[place] ?? null;
    if (value === null || (isLeast ? value >= extreme : value <= extreme)) continue;
    [index, extreme] = [place, value];
  }
  if (index < 0) return null;
  const before = chart.series.findIndex(({ comparison }) => comparison);
  const was = before < 0 ? null : valueAt(chart, { series: before, index });
  const place = placeName(chart, index, formats);
  const lead = formats.value(extreme);
  const text = was === null ? place : formats.was(place, formats.value(was));
  const half = textWidth(`${lead} ${text}`) / 2;
  const { left, width, top } = frame.plot;
  const y = frame.axis.at(extreme);
  // A label below the lowest point also clears the comparison, if it is lower still.
  const lowest = was === null ? y : Math.max(y, frame.axis.at(was));
  return {
    kind: "text",
    class: "plain",
    lead,
    text,
    x: Math.max(left + half, Math.min(left + width - half, frame.centerOf(index))),
    y: isLeast ? Math.min(frame.bottom - 6, lowest + 20) : Math.max(top + 8, y - 10),
    anchor: "middle",
  };
}

/** Names the lines, if there are several, and the target, which would lie over them in the plot. */
const keysOf = ({ series, target, ...chart }: LinesChart): Key[] => [
  ...(series.length > 1
    ? series.map(({ label, comparison }, index): Key => ({
        kind: "line",
        tone: toneOf({ series, ...chart }, index),
        label,
        ...(comparison && { dashed: true }),
      }))
    : []),
  ...(target ? [{ kind: "target", label: target.label } as const] : []),
];

/** Returns the nearest point at the place under a position; in the strip, its bar. */
function spotAt(chart: LinesChart, frame: Frame, x: number, y: number): Spot | null {
  const { plot, strip, axis } = frame;
  if (x < plot.left - 8 || x > plot.left + plot.width + 8 || frame.until === frame.first) return null;
  const index = isDense(frame) ? highestNear(chart, frame, x) : frame.indexAt(x);
  if (strip && y > strip.top - 8) return { series: chart.series.length, index };
  let best: Spot | null = null;
  let distance = Infinity;
  chart.series.forEach((_, series) => {
    const value = valueAt(chart, { series, index });
    const away = value === null ? Infinity : Math.abs(axis.at(value) - y);
    if (away >= distance) return;
    distance = away;
    best = { series, index };
  });
  return best ?? { series: 0, index };
}

/** Returns the place with the highest value among those drawn at the same px. */
function highestNear(chart: LinesChart, { indexAt, until }: Frame, x: number): number {
  const [from, end] = [indexAt(Math.floor(x)), Math.min(until, indexAt(Math.floor(x) + 1))];
  const points = chart.series[0]?.points ?? [];
  let index = from;
  for (let place = from; place < end; place++)
    if ((points[place] ?? -Infinity) > (points[index] ?? -Infinity)) index = place;
  return index;
}
