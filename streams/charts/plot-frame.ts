import { shownAt } from "../projections/local-day.ts";
import {
  type Along,
  type BarsChart,
  belowOf,
  type ChartFormats,
  type LinesChart,
  placeCount,
  placeName,
} from "./chart.ts";
import type { Extent } from "./extent.ts";
import type { Box, Mark } from "./marks.ts";
import { shortened, textWidth } from "./text-width.ts";
import { type TimeSpan, timeAt, xAt, zoneTicks } from "./time-axis.ts";
import { bandAxis, valueAxis, type ValueAxis } from "./value-axis.ts";

export type PlottedChart = LinesChart | BarsChart;

/** Size of a drawing, px, and the shown part of a time axis, ms; without it, all of it is shown. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly view?: { readonly from: number; readonly until: number } | undefined;
}

/** Areas and axes of a chart with an x and a y axis, and the marks of the axes. */
export interface Frame {
  readonly plot: Box;
  readonly bottom: number;
  /** The strip below the plot. */
  readonly strip: Box | null;
  readonly axis: ValueAxis;
  /** Places in view, by index, `until` exclusive. */
  readonly first: number;
  readonly until: number;
  /** Returns the edges of a place, px. */
  readonly edgesOf: (index: number) => readonly [left: number, right: number];
  /** Returns the edges of a bar, which leaves a gap to the next one. */
  readonly barOf: (index: number) => readonly [left: number, right: number];
  readonly centerOf: (index: number) => number;
  /** Returns the place at an x coordinate. */
  readonly indexAt: (x: number) => number;
  readonly marks: readonly Mark[];
  /** True if labels beside the plot have no room for names. */
  readonly narrow: boolean;
}

const TOP = 12;
const AXIS = 24;
const STRIP = { height: 36, gap: 30 } as const;
const NARROW = 520;
/** Widest label of a named place, px; longer ones are shortened. */
const LONG = 64;

interface FrameWish {
  readonly extent: Extent;
  /** Texts beside the plot; the widest decides on the room for them. */
  readonly labels: readonly string[];
}

export const isNarrow = ({ width }: Pick<Size, "width">): boolean => width < NARROW;

/** Lays out the areas and axes of a chart. */
export function plotFrame(chart: PlottedChart, size: Size, wish: FrameWish, formats: ChartFormats): Frame {
  const hasStrip = belowOf(chart) !== null;
  const axisTop = size.height - AXIS;
  const bottom = axisTop - (hasStrip ? STRIP.height + STRIP.gap : 0);
  const axis = valueAxis({
    extent: wish.extent,
    domain: chart.domain,
    steps: chart.steps,
    range: [bottom, TOP],
  });
  const left = Math.ceil(Math.max(...axis.ticks.map((tick) => textWidth(formats.tick(tick)))) + 10);
  const right = Math.ceil(Math.max(8, ...wish.labels.map((label) => textWidth(label) + 18)));
  const plot = { left, top: TOP, width: Math.max(40, size.width - left - right), height: bottom - TOP };
  const along = alongOf(chart.x, plot, size);
  const marks: Mark[] = [];
  if (chart.highlight) {
    const [from, until] = [chart.highlight.from, chart.highlight.until - 1];
    const x = along.edgesOf(from)[0];
    marks.push({
      kind: "rect",
      class: "highlight",
      x,
      y: TOP - 8,
      width: Math.max(0, along.edgesOf(until)[1] - x),
      height: axisTop - TOP + 8,
    });
  }
  for (const tick of axis.ticks) {
    const y = Math.round(axis.at(tick)) + 0.5;
    marks.push(
      { kind: "line", class: "grid", x1: left, x2: left + plot.width, y1: y, y2: y },
      { kind: "text", class: "quiet", x: left - 8, y: y + 4, text: formats.tick(tick), anchor: "end" },
    );
  }
  const base = Math.round(axis.at(Math.max(0, axis.ticks[0] ?? 0))) + 0.5;
  marks.push({ kind: "line", class: "base", x1: left, x2: left + plot.width, y1: base, y2: base });
  marks.push(...placeLabels(chart, plot, size, along, axisTop + 18, formats));
  return {
    plot,
    bottom,
    strip: hasStrip ? { left, top: axisTop - STRIP.height, width: plot.width, height: STRIP.height } : null,
    axis,
    ...along,
    marks,
    narrow: isNarrow(size),
  };
}

type AlongAxis = Pick<Frame, "first" | "until" | "edgesOf" | "barOf" | "centerOf" | "indexAt">;

/** Returns the part of the time axis in view. */
function spanOf(x: Along & { kind: "times" }, { left, width }: Box, { view }: Size): TimeSpan {
  const from = view?.from ?? x.starts[0] ?? 0;
  return { left, width, from, until: Math.max(from + 1, view?.until ?? x.end) };
}

function alongOf(x: Along, plot: Box, size: Size): AlongAxis {
  if (x.kind === "names") {
    const band = bandAxis(x.names.length, plot.left, plot.width);
    const gap = (band.step - band.width) / 2;
    return {
      first: 0,
      until: x.names.length,
      edgesOf: (index) => [band.start(index) - gap, band.start(index) + band.width + gap],
      barOf: (index) => [band.start(index), band.start(index) + band.width],
      centerOf: (index) => band.start(index) + band.width / 2,
      indexAt: (at) => clamped(Math.floor((at - plot.left) / band.step), 0, x.names.length - 1),
    };
  }
  const span = spanOf(x, plot, size);
  const { starts } = x;
  const startOf = (index: number) => starts[index] ?? x.end;
  const indexOf = (time: number) => clamped(firstAfter(starts, time) - 1, 0, starts.length - 1);
  const edgesOf = (index: number) =>
    [
      Math.max(plot.left, xAt(span, startOf(index))),
      Math.min(plot.left + plot.width, xAt(span, startOf(index + 1))),
    ] as const;
  return {
    first: indexOf(span.from),
    until: starts.length === 0 ? 0 : indexOf(span.until - 1) + 1,
    edgesOf,
    barOf: (index) => {
      const [left, right] = edgesOf(index);
      const gap = right - left > 3 ? Math.max(1, (right - left) * 0.18) / 2 : 0;
      return [left + gap, right - gap];
    },
    centerOf: (index) => (xAt(span, startOf(index)) + xAt(span, startOf(index + 1))) / 2,
    indexAt: (at) => indexOf(timeAt(span, at)),
  };
}

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Returns the index of the first start after a time; the length if there is none. */
function firstAfter(starts: ArrayLike<number>, time: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface PlaceLabel {
  readonly x: number;
  readonly text: string;
}

/** Returns the labels of the places below the plot. */
function placeLabels(
  chart: PlottedChart,
  plot: Box,
  size: Size,
  along: AlongAxis,
  y: number,
  formats: ChartFormats,
): Mark[] {
  const labels =
    chart.x.kind === "names"
      ? nameLabels(chart, along, formats)
      : timeLabels(chart.x, spanOf(chart.x, plot, size), along, formats);
  let free = -Infinity;
  return labels.flatMap(({ x, text }): Mark[] => {
    const half = textWidth(text) / 2;
    const at = clamped(x, half, Math.max(half, size.width - half));
    if (at - half < free) return [];
    free = at + half + 6;
    return [{ kind: "text", class: "quiet", x: at, y, text, anchor: "middle" }];
  });
}

function nameLabels(chart: PlottedChart, { centerOf }: AlongAxis, formats: ChartFormats): PlaceLabel[] {
  const count = placeCount(chart);
  const names = Array.from({ length: count }, (_, index) => placeName(chart, index, formats));
  const room = count > 1 ? centerOf(1) - centerOf(0) - 8 : Infinity;
  const widest = Math.max(0, ...names.map((name) => textWidth(name)));
  // Short names, such as hours, are left out where they have no room; long ones are shortened.
  const each = widest > LONG && room >= LONG / 2 ? 1 : Math.max(1, Math.ceil((widest + 8) / (room + 8)));
  return names.flatMap((name, index) =>
    index % each === 0 ? [{ x: centerOf(index), text: each === 1 ? shortened(name, room) : name }] : [],
  );
}

const YEAR = 366 * 86_400_000;
const isJanuary = (instant: number, zone: string) => new Date(shownAt(instant, zone)).getUTCMonth() === 0;

function timeLabels(
  x: Along & { kind: "times" },
  span: TimeSpan,
  { centerOf, indexAt }: AlongAxis,
  formats: ChartFormats,
): PlaceLabel[] {
  const { step, instants } = zoneTicks(span, x.zone);
  const isLong = span.until - span.from > YEAR;
  return instants.map((instant) => {
    const at = xAt(span, instant);
    return {
      // A day is named below its middle, an hour at its start.
      x: step === "day" && x.starts[indexAt(at)] === instant ? centerOf(indexAt(at)) : at,
      // Among months of several years, January is named by its year.
      text: formats.axis(
        instant,
        x.zone,
        isLong && step === "month" && isJanuary(instant, x.zone) ? "year" : step,
      ),
    };
  });
}
