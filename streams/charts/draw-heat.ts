import { type ChartFormats, type HeatChart, toneOf } from "./chart.ts";
import { type Cells, drawCells } from "./draw-cells.ts";
import type { Drawing, Mark } from "./marks.ts";
import { shortened, textWidth } from "./text-width.ts";

const RASTER = { most: 44, least: 9, height: 28 } as const;
const GAP = 2;
/** Room between the names of columns, px. */
const ROOM = 4;
const TOP = 22;
const FOOT = 2;
/** Widest name of a row, px. */
const NAMES = 120;

const heatHeight = (chart: HeatChart): number => TOP + chart.series.length * RASTER.height + FOOT;

/** Draws a heat map: a row of cells for each series. */
export function drawHeat(chart: HeatChart, width: number, formats: ChartFormats): Drawing {
  return drawCells(chart, heatCells(chart, width), toneOf(chart, 0), formats);
}

function heatCells(chart: HeatChart, width: number): Cells {
  const { names } = chart.x;
  const rowNames = chart.series.map(({ label }) => label);
  const left = Math.min(NAMES, width * 0.3, Math.max(0, ...rowNames.map((name) => textWidth(name))) + 10);
  const widest = Math.max(0, ...names.map((name) => textWidth(name))) + ROOM;
  const most = chart.namesAll ? Math.max(RASTER.most, widest) : RASTER.most;
  const raster = Math.max(RASTER.least, Math.min(most, (width - left) / Math.max(1, names.length)));
  const each = chart.namesAll ? 1 : Math.max(1, Math.ceil(widest / raster));
  const labels: Mark[] = [
    ...names.flatMap((text, index): Mark[] =>
      index % each === 0
        ? [
            {
              kind: "text",
              class: "quiet",
              x: left + (index + 0.5) * raster - GAP / 2,
              y: TOP - 8,
              text: chart.namesAll ? shortened(text, raster - ROOM) : text,
              anchor: "middle",
            },
          ]
        : [],
    ),
    ...rowNames.map((name, row): Mark => ({
      kind: "text",
      class: "quiet",
      x: 0,
      y: TOP + (row + 0.5) * RASTER.height + 3,
      text: shortened(name, left - 8),
      anchor: "start",
    })),
  ];
  const plot = {
    left,
    top: TOP,
    width: raster * names.length,
    height: RASTER.height * chart.series.length,
  };
  return {
    width,
    height: heatHeight(chart),
    plot,
    labels,
    boxOf: ({ series, index }) => ({
      left: left + index * raster,
      top: TOP + series * RASTER.height,
      width: raster - GAP,
      height: RASTER.height - GAP,
    }),
    spotAt: (x, y) => {
      const index = Math.floor((x - left) / raster);
      const series = Math.floor((y - TOP) / RASTER.height);
      const isInside = index >= 0 && index < names.length && series >= 0 && series < chart.series.length;
      return isInside ? { series, index } : null;
    },
  };
}
