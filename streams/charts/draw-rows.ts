import { type BarsChart, type ChartFormats, placeCount, placeName, type Spot, toneOf } from "./chart.ts";
import { extentOf, extentOfValue, joined } from "./extent.ts";
import type { Box, Drawing, Key, Mark } from "./marks.ts";
import { box } from "./paths.ts";
import type { Size } from "./plot-frame.ts";
import { shortened, textWidth } from "./text-width.ts";
import { valueAxis } from "./value-axis.ts";

const ROW = 26;
const BAR = 12;
const TOP = 4;
/** Largest part of the width that names may take. */
const NAMES = 0.38;

const rowsHeight = (chart: BarsChart): number =>
  TOP + placeCount(chart) * ROW * Math.max(1, mainSeries(chart).length * 0.75) + (chart.target ? 20 : 4);

/** Returns the series that are drawn as bars, by index; comparisons are ticks. */
const mainSeries = (chart: BarsChart): readonly number[] =>
  chart.series.flatMap(({ comparison }, index) => (comparison ? [] : [index]));

/** Returns the compared values of a place. */
const ticksAt = (chart: BarsChart, index: number): readonly number[] =>
  chart.series.flatMap(({ comparison, points }) => (comparison && points[index] ? [points[index]] : []));

/** Draws bars from left to right, each with the name of its place before it and its value after it. */
export function drawRows(chart: BarsChart, { width }: Size, formats: ChartFormats): Drawing {
  const count = placeCount(chart);
  const height = rowsHeight(chart);
  const main = mainSeries(chart);
  const row = ROW * Math.max(1, main.length * 0.75);
  const names = Array.from({ length: count }, (_, index) => placeName(chart, index, formats));
  const left = Math.min(Math.max(0, ...names.map((name) => textWidth(name))) + 12, width * NAMES);
  const known = chart.series.flatMap(({ points }) => points.filter((point) => point !== null));
  const extent = joined([
    ...chart.series.map(({ points }) => extentOf(points)),
    ...(chart.target ? [extentOfValue(chart.target.value)] : []),
  ]);
  const room = Math.max(0, ...known.map((value) => textWidth(formats.value(value)))) + 12;
  const plot: Box = { left, top: TOP, width: Math.max(20, width - left - room), height: row * count };
  // Rows have no axis, so the longest bar takes all the room.
  const domain = chart.domain ?? [Math.min(0, extent.low), Math.max(0, extent.high) || 1];
  const axis = valueAxis({ extent, domain, range: [plot.left, plot.left + plot.width] });
  const boxOf = ({ series, index }: Spot): Box | null => {
    const value = chart.series[series]?.points[index] ?? null;
    if (value === null) return null;
    const place = Math.max(0, main.indexOf(series));
    const top = TOP + index * row + (row - main.length * (BAR + 2)) / 2 + place * (BAR + 2);
    const [from, until] = [axis.at(Math.min(0, value)), axis.at(Math.max(0, value))];
    return { left: from, top, width: Math.max(1, until - from), height: BAR };
  };
  const marks: Mark[] = [];
  names.forEach((name, index) =>
    marks.push({
      kind: "text",
      class: "plain",
      x: 0,
      y: TOP + index * row + row / 2 + 4,
      text: shortened(name, left - 12),
      anchor: "start",
    }),
  );
  chart.series.forEach(({ comparison, points }, series) => {
    const tone = toneOf(chart, series);
    let d = "";
    for (let index = 0; index < count; index++) {
      const bar = boxOf({ series, index });
      if (!bar) continue;
      const end = bar.left + bar.width;
      if (comparison) {
        d += `M${Math.round(end) + 0.5} ${bar.top - 3}v${BAR + 6}`;
        continue;
      }
      d += box(bar.left, bar.top, bar.width, bar.top + BAR);
      const text = formats.value(points[index] ?? 0);
      const after = Math.max(end, ...ticksAt(chart, index).map((value) => axis.at(value)));
      marks.push({
        kind: "text",
        class: "plain",
        x: (after - end < 28 ? after : end) + 6,
        y: bar.top + 10,
        lead: text,
        text: "",
        anchor: "start",
      });
    }
    if (d !== "") marks.push({ kind: "path", class: comparison ? "dashed" : "bar", tone, d });
  });
  if (chart.target) {
    const x = axis.at(chart.target.value);
    const half = textWidth(chart.target.label) / 2;
    marks.push(
      { kind: "line", class: "target", x1: x, x2: x, y1: TOP, y2: TOP + plot.height },
      {
        kind: "text",
        class: "goal",
        x: Math.max(half, Math.min(width - half, x)),
        y: TOP + plot.height + 14,
        text: chart.target.label,
        anchor: "middle",
      },
    );
  }
  return {
    width,
    height,
    marks,
    plot,
    keys: chart.series.length > 1 ? keysOf(chart) : [],
    placed: (spot) => {
      const bar = boxOf(spot);
      return bar && { x: bar.left + bar.width, y: bar.top, box: bar };
    },
    spotAt: (_, y) => {
      const index = Math.floor((y - TOP) / row);
      if (index < 0 || index >= count) return null;
      const place = Math.floor(((y - TOP - index * row) / row) * main.length);
      return { series: main[Math.max(0, Math.min(main.length - 1, place))] ?? 0, index };
    },
  };
}

const keysOf = (chart: BarsChart): Key[] =>
  chart.series.map(({ label, comparison }, index) => ({
    kind: comparison ? "line" : "bar",
    tone: toneOf(chart, index),
    label,
    ...(comparison && { dashed: true }),
  }));
