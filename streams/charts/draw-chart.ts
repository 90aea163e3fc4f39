import { type Chart, type ChartFormats, placeCount } from "./chart.ts";
import { drawBars } from "./draw-bars.ts";
import { drawCalendar } from "./draw-calendar.ts";
import { drawHeat } from "./draw-heat.ts";
import { drawLines } from "./draw-lines.ts";
import { drawRows } from "./draw-rows.ts";
import type { Drawing } from "./marks.ts";
import type { Size } from "./plot-frame.ts";

/**
 * Lays out a chart as marks. Heat maps, calendars and rows of bars have a height of their own and ignore that
 * of `size`.
 */
export function drawChart(chart: Chart, size: Size, formats: ChartFormats): Drawing {
  if (placeCount(chart) === 0 || chart.series.length === 0) return nothing(size);
  switch (chart.kind) {
    case "lines":
      return drawLines(chart, size, formats);
    case "bars":
      return chart.layout === "rows" ? drawRows(chart, size, formats) : drawBars(chart, size, formats);
    case "stacked":
      return drawBars(chart, size, formats);
    case "heat":
      return drawHeat(chart, size.width, formats);
    case "calendar":
      return drawCalendar(chart, size.width, formats);
  }
}

/** Returns an empty drawing, for a chart without places or series. */
const nothing = ({ width, height }: Size): Drawing => ({
  width,
  height,
  marks: [],
  plot: { left: 0, top: 0, width, height },
  keys: [],
  placed: () => null,
  spotAt: () => null,
});
