import { type CalendarChart, type ChartFormats, toneOf } from "./chart.ts";
import { type Cells, drawCells } from "./draw-cells.ts";
import type { Box, Drawing, Mark } from "./marks.ts";

const RASTER = { most: 20, least: 12 } as const;
const GAP = 2;
/** Room for the names of weekdays and of months, px. */
const LEFT = 36;
const TOP = 20;
/** Numbers of blocks among which the weeks of a year are divided on narrow screens. */
const BLOCKS = [1, 2, 3, 4, 6];

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** Returns the day of the week, from 0 for Monday. */
const weekdayOf = (instant: number): number => (new Date(instant).getUTCDay() + 6) % 7;

interface Layout {
  readonly weeks: number;
  /** Weeks in each block. */
  readonly each: number;
  readonly raster: number;
  /** Distance from one block to the next, px. */
  readonly block: number;
  /** Days of the first week that lie before the first day. */
  readonly before: number;
}

function layOut({ days }: CalendarChart, width: number): Layout {
  const before = days[0] === undefined ? 0 : weekdayOf(instantOf(days[0]));
  const weeks = Math.max(1, Math.ceil((before + days.length) / 7));
  const blocks = BLOCKS.find((count) => (width - LEFT) / Math.ceil(weeks / count) >= RASTER.least) ?? 6;
  const each = Math.ceil(weeks / blocks);
  const raster = Math.max(8, Math.min(RASTER.most, Math.floor((width - LEFT) / each)));
  return { weeks, each, raster, block: TOP + 7 * raster + 8, before };
}

/** Draws a calendar: a column of seven cells for each week, Monday first. */
export function drawCalendar(chart: CalendarChart, width: number, formats: ChartFormats): Drawing {
  const tone = toneOf(chart, 0);
  return drawCells(chart, calendarCells(chart, width, formats), tone, formats);
}

function calendarCells(chart: CalendarChart, width: number, formats: ChartFormats): Cells {
  const { weeks, each, raster, block, before } = layOut(chart, width);
  const placeOf = (week: number) => ({
    x: LEFT + (week % each) * raster,
    y: Math.floor(week / each) * block + TOP,
  });
  const boxOf = (index: number): Box => {
    const { x, y } = placeOf(Math.floor((before + index) / 7));
    return { left: x, top: y + ((before + index) % 7) * raster, width: raster - GAP, height: raster - GAP };
  };
  const blocks = Math.ceil(weeks / each);
  return {
    width,
    height: blocks * block - 6,
    plot: { left: LEFT, top: TOP, width: each * raster, height: blocks * block - TOP - 6 },
    labels: [
      ...weekdayLabels(blocks, block, raster, formats),
      ...monthLabels(chart, before, placeOf, formats),
    ],
    boxOf: ({ series, index }) => (series === 0 && index < chart.days.length ? boxOf(index) : null),
    spotAt: (x, y) => {
      const column = Math.floor((x - LEFT) / raster);
      const row = Math.floor(y / block);
      const day = Math.floor((y - row * block - TOP) / raster);
      const index = (row * each + column) * 7 + day - before;
      const isInside = column >= 0 && column < each && day >= 0 && day < 7;
      return isInside && index >= 0 && index < chart.days.length ? { series: 0, index } : null;
    },
  };
}

/** Names Monday, Wednesday, Friday and Sunday of each block. */
const weekdayLabels = (blocks: number, block: number, raster: number, formats: ChartFormats): Mark[] =>
  Array.from({ length: blocks }, (_, row) =>
    [0, 2, 4, 6].map((day): Mark => ({
      kind: "text",
      class: "quiet",
      x: 0,
      y: row * block + TOP + day * raster + raster / 2 + 3,
      text: formats.weekday(day + 1),
      anchor: "start",
    })),
  ).flat();

/** Names each month above the week of its first Monday. */
const monthLabels = (
  { days }: CalendarChart,
  before: number,
  placeOf: (week: number) => { readonly x: number; readonly y: number },
  formats: ChartFormats,
): Mark[] =>
  days.flatMap((day, index): Mark[] => {
    const instant = instantOf(day);
    if (weekdayOf(instant) !== 0 || new Date(instant).getUTCDate() > 7) return [];
    const { x, y } = placeOf(Math.floor((before + index) / 7));
    const first = Date.UTC(new Date(instant).getUTCFullYear(), new Date(instant).getUTCMonth(), 1);
    return [{ kind: "text", class: "quiet", x, y: y - 8, text: formats.month(first), anchor: "start" }];
  });
