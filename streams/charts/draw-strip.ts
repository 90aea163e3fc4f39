import { type Below, belowOf, type ChartFormats, placeName, type Spot } from "./chart.ts";
import type { Box, Mark, Placed } from "./marks.ts";
import { roundedBox, stepPath } from "./paths.ts";
import type { Frame, PlottedChart } from "./plot-frame.ts";

/** Draws the second measure below the plot, with its highest bar emphasized. */
export function drawStrip(chart: PlottedChart, frame: Frame, formats: ChartFormats): Mark[] {
  const below = belowOf(chart);
  const { strip } = frame;
  if (!below || !strip) return [];
  const bottom = strip.top + strip.height;
  const texts = stripLabels(chart, formats);
  const line = { kind: "line", class: "base", x1: strip.left, x2: strip.left + strip.width } as const;
  return [
    ...(below.form === "step" ? stepMarks(below, strip, frame) : barMarks(below, strip, frame)),
    { ...line, y1: bottom + 0.5, y2: bottom + 0.5 },
    ...(frame.narrow ? [texts.join(", ")] : texts).map((text, row): Mark => ({
      kind: "text",
      class: "quiet",
      x: frame.narrow ? strip.left : strip.left + strip.width + 10,
      y: frame.narrow ? strip.top - 8 : bottom - 20 + row * 16,
      text,
      anchor: "start",
    })),
  ];
}

/** Returns the name of the strip, and its highest value. */
export function stripLabels(chart: PlottedChart, formats: ChartFormats): readonly string[] {
  const below = belowOf(chart);
  if (!below) return [];
  const most = indexOfMost(below.points, 0, below.points.length);
  const value = below.points[most] ?? null;
  const place = placeName(chart, most, formats);
  return value === null ? [below.label] : [below.label, formats.most(below.value(value), place)];
}

/** Returns where a point of the strip is drawn; null for points of the plot. */
export function placedInStrip(chart: PlottedChart, frame: Frame, { series, index }: Spot): Placed | null {
  const below = belowOf(chart);
  const { strip } = frame;
  const value = below?.points[index] ?? null;
  if (!below || !strip || series !== chart.series.length || value === null) return null;
  if (index < frame.first || index >= frame.until) return null;
  const [left, right] = frame.barOf(index);
  const y = stripScale(below, strip)(value);
  const box = { left, top: y, width: right - left, height: strip.top + strip.height - y };
  return { x: (left + right) / 2, y, box };
}

/** Returns the scale of the strip, from 0 to its highest value. */
function stripScale({ points }: Below, { top, height }: Box): (value: number) => number {
  const most = points.reduce<number>((high, point) => Math.max(high, point ?? 0), 0) || 1;
  return (value) => top + height * (1 - Math.max(0, value) / most);
}

function stepMarks(below: Below, strip: Box, { first, until, edgesOf }: Frame): Mark[] {
  const y = stripScale(below, strip);
  const steps = Array.from({ length: until - first }, (_, place) => {
    const [from, end] = edgesOf(first + place);
    const value = below.points[first + place] ?? null;
    return { from, until: end, y: value === null ? null : y(value) };
  });
  return [{ kind: "path", class: "line", tone: "quiet", d: stepPath(steps) }];
}

function barMarks(below: Below, strip: Box, { first, until, barOf }: Frame): Mark[] {
  const y = stripScale(below, strip);
  const most = indexOfMost(below.points, first, until);
  let [rest, highest] = ["", ""];
  for (let index = first; index < until; index++) {
    const value = below.points[index] ?? null;
    if (value === null) continue;
    const [left, right] = barOf(index);
    const bar = roundedBox(left, y(value), Math.max(0.5, right - left), strip.top + strip.height, 2);
    if (index === most) highest = bar;
    else rest += bar;
  }
  return [
    { kind: "path", class: "bar", tone: "quiet", share: 55, d: rest },
    { kind: "path", class: "bar", tone: "quiet", share: 100, d: highest },
  ];
}

function indexOfMost(points: readonly (number | null)[], from: number, until: number): number {
  let index = -1;
  for (let place = from; place < until; place++)
    if ((points[place] ?? -Infinity) > (points[index] ?? -Infinity)) index = place;
  return index;
}
