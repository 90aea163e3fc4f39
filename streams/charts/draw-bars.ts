import { type BarsChart, type ChartFormats, type Spot, toneOf, valueAt } from "./chart.ts";
import { drawStrip, placedInStrip, stripLabels } from "./draw-strip.ts";
import { extentOf, extentOfValue, joined } from "./extent.ts";
import type { Box, Drawing, Key, Mark, Placed } from "./marks.ts";
import { roundedBox } from "./paths.ts";
import { type Frame, isNarrow, plotFrame, type Size } from "./plot-frame.ts";

/** Bars narrower than this (px) are drawn as one shape, by the highest of each px. */
const THIN = 2;
const RADIUS = 2;

/** Draws bars side by side, or stacked, from left to right in the order of their places. */
export function drawBars(chart: BarsChart, size: Size, formats: ChartFormats): Drawing {
  const values = Array.from(topsOf(chart));
  const beside = isNarrow(size)
    ? []
    : [...stripLabels(chart, formats), ...(chart.target ? [chart.target.label] : [])];
  const frame = plotFrame(
    chart,
    size,
    {
      extent: joined([extentOf(values), ...(chart.target ? [extentOfValue(chart.target.value)] : [])]),
      labels: beside,
    },
    formats,
  );
  const { plot } = frame;
  const marks: Mark[] = [...frame.marks];
  const shown = shownPlaces(frame, values);
  const last = frame.until - 1;
  chart.series.forEach(({ comparison }, series) => {
    const tone = toneOf(chart, series);
    let d = "";
    for (const index of shown) {
      const part = boxOf(chart, frame, { series, index });
      if (!part || part.height <= 0) continue;
      const path = pathOf(chart, series, part);
      if (comparison || (chart.open && index === last))
        marks.push({ kind: "path", class: "open", tone, d: path });
      else d += path;
    }
    if (d !== "") marks.push({ kind: "path", class: "bar", tone, d });
    // Stacked parts also differ by a pattern.
    if (chart.kind === "stacked" && series > 0 && d !== "")
      marks.push({ kind: "path", class: "texture", tone, d });
  });
  if (chart.target) marks.push(...targetMarks(chart, frame, shown));
  marks.push(...highestLabel(frame, values, formats), ...drawStrip(chart, frame, formats));
  return {
    width: size.width,
    height: size.height,
    marks,
    plot,
    keys: chart.series.length > 1 ? keysOf(chart) : [],
    placed: (spot) => placedInStrip(chart, frame, spot) ?? placedBar(chart, frame, spot),
    spotAt: (x, y) => spotAt(chart, frame, x, y),
  };
}

/** Returns the highest value drawn at each place: the sum of a stack, or the highest bar. */
function* topsOf(chart: BarsChart): Generator<number> {
  const count = chart.series.reduce((most, { points }) => Math.max(most, points.length), 0);
  for (let index = 0; index < count; index++) {
    const here = chart.series.map(({ points }) => points[index] ?? 0);
    yield chart.kind === "stacked" ? here.reduce((sum, value) => sum + value, 0) : Math.max(0, ...here);
  }
}

/** Returns the places that are drawn: all in view, or the highest of each px where bars are thin. */
function shownPlaces(frame: Frame, values: readonly number[]): readonly number[] {
  const { first, until, plot, centerOf } = frame;
  const all = Array.from({ length: until - first }, (_, place) => first + place);
  if (plot.width / all.length >= THIN) return all;
  const highest = new Map<number, number>();
  for (const index of all) {
    const column = Math.floor(centerOf(index));
    const known = highest.get(column);
    if (known === undefined || (values[index] ?? 0) > (values[known] ?? 0)) highest.set(column, index);
  }
  return [...highest.values()];
}

/** Returns the box of a bar, or of a part of a stack; null without a value. */
function boxOf(chart: BarsChart, { barOf, axis }: Frame, { series, index }: Spot): Box | null {
  const value = chart.series[series]?.points[index] ?? null;
  if (value === null) return null;
  const [left, right] = barOf(index);
  const width = Math.max(0.7, right - left);
  if (chart.kind === "stacked") {
    let under = 0;
    for (let below = 0; below < series; below++) under += chart.series[below]?.points[index] ?? 0;
    const [top, bottom] = [axis.at(under + value), axis.at(under)];
    return { left, top, width, height: bottom - top };
  }
  const each = width / chart.series.length;
  const [top, bottom] = [axis.at(Math.max(0, value)), axis.at(Math.min(0, value))];
  return { left: left + series * each, top, width: Math.max(0.7, each), height: bottom - top };
}

function pathOf(chart: BarsChart, series: number, { left, top, width, height }: Box): string {
  const isTop = chart.kind === "bars" || series === chart.series.length - 1;
  // One px of the ground stays visible between the parts of a stack.
  const gap = chart.kind === "stacked" && series > 0 && height > 2 ? 1 : 0;
  return roundedBox(left, top, width, top + height - gap, isTop ? RADIUS : 0);
}

/** Draws the target, and hatches the part of each bar that misses it. */
function targetMarks(chart: BarsChart, frame: Frame, shown: readonly number[]): Mark[] {
  const { target } = chart;
  if (!target) return [];
  const { plot, axis, narrow } = frame;
  const y = axis.at(target.value);
  let [short, over] = ["", ""];
  const main = chart.series.findIndex(({ comparison }) => !comparison);
  for (const index of shown) {
    const bar = chart.kind === "stacked" ? null : boxOf(chart, frame, { series: main, index });
    if (!bar) continue;
    if (target.is === "least" && bar.top > y) short += roundedBox(bar.left, y, bar.width, bar.top, 0);
    if (target.is === "most" && bar.top < y) over += roundedBox(bar.left, bar.top, bar.width, y, RADIUS);
  }
  return [
    ...(short === "" ? [] : [{ kind: "path", class: "short", d: short } as const]),
    ...(over === ""
      ? []
      : ([
          { kind: "path", class: "over", d: over },
          { kind: "path", class: "texture", d: over },
        ] as const)),
    { kind: "line", class: "target", x1: plot.left, x2: plot.left + plot.width, y1: y, y2: y },
    narrow
      ? {
          kind: "text",
          class: "goal",
          x: plot.left + plot.width,
          y: y - 5,
          text: target.label,
          anchor: "end",
        }
      : {
          kind: "text",
          class: "goal",
          x: plot.left + plot.width + 10,
          y: y + 4,
          text: target.label,
          anchor: "start",
        },
  ];
}

/** Writes the highest value above its bar. */
function highestLabel(frame: Frame, values: readonly number[], formats: ChartFormats): Mark[] {
  let index = frame.first;
  for (let place = frame.first; place < frame.until; place++)
    if ((values[place] ?? 0) > (values[index] ?? 0)) index = place;
  const value = values[index] ?? 0;
  if (value <= 0) return [];
  const y = Math.max(12, frame.axis.at(value) - 6);
  const lead = formats.tick(value);
  return [{ kind: "text", class: "plain", x: frame.centerOf(index), y, lead, text: "", anchor: "middle" }];
}

const keysOf = (chart: BarsChart): Key[] =>
  chart.series.map(({ label, comparison }, index) => ({
    kind: "bar",
    tone: toneOf(chart, index),
    label,
    ...(comparison && { dashed: true }),
  }));

function placedBar(chart: BarsChart, frame: Frame, spot: Spot): Placed | null {
  if (spot.index < frame.first || spot.index >= frame.until) return null;
  const found = boxOf(chart, frame, spot);
  return found && { x: found.left + found.width / 2, y: found.top, box: found };
}

/** Returns the bar at the place under a position. */
function spotAt(chart: BarsChart, frame: Frame, x: number, y: number): Spot | null {
  const { plot, strip } = frame;
  if (x < plot.left || x > plot.left + plot.width || frame.until === frame.first) return null;
  const index = frame.indexAt(x);
  if (strip && y > strip.top - 8) return { series: chart.series.length, index };
  const series = chart.series.findIndex((_, place) => {
    const found = boxOf(chart, frame, { series: place, index });
    if (!found) return false;
    return chart.kind === "stacked"
      ? y >= found.top && y < found.top + found.height
      : x >= found.left && x < found.left + found.width;
  });
  if (series >= 0) return { series, index };
  const known = chart.series.findIndex((_, place) => valueAt(chart, { series: place, index }) !== null);
  return { series: Math.max(0, known), index };
}
