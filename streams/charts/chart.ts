import { localDay } from "../projections/local-day.ts";

/** Why a cell of a heat map or calendar has no value. Without a state, the value is unknown. */
export type CellState = "closed" | "absent" | "future";

/** Color of a series: a chart color, or gray. */
export type Tone = 1 | 2 | 3 | "quiet";

interface Series {
  readonly id: string;
  readonly label: string;
  /** Null where nothing was measured. */
  readonly points: readonly (number | null)[];
  /** True for another period to compare with, drawn as a dashed gray line. */
  readonly comparison?: boolean;
  /** Defaults to the position of the series. */
  readonly tone?: Tone;
  readonly states?: readonly (CellState | null)[];
  /** True for cells that carry the chart's flag. */
  readonly flags?: readonly boolean[];
}

interface Target {
  readonly value: number;
  /** `least` if values should not be below the target, `most` if they should not be above it. */
  readonly is: "least" | "most";
  /** The target in words, such as "target 80 %". */
  readonly label: string;
}

/** Positions of the points along the chart. */
export type Along =
  | { readonly kind: "names"; readonly names: readonly string[] }
  | {
      readonly kind: "times";
      readonly zone: string;
      /** Starts of the bins (ms), ascending. Bins may differ in length, as days do when clocks change. */
      readonly starts: ArrayLike<number>;
      /** End of the last bin, ms. */
      readonly end: number;
    };

/** A second measure in a strip below the plot, at the same places. */
export interface Below {
  readonly label: string;
  readonly unit: string;
  readonly points: readonly (number | null)[];
  /** Formats a value with its unit. */
  readonly value: (value: number) => string;
  readonly form: "bars" | "step";
}

/** A second fact of a cell, drawn as a glyph. */
export interface Flag {
  readonly glyph: "triangle" | "dot";
  readonly label: string;
}

interface Common {
  readonly unit: string;
  /** Heading of the places in the table, such as "Hour". */
  readonly head: string;
  readonly series: readonly Series[];
  readonly target?: Target;
}

interface Plotted extends Common {
  readonly x: Along;
  /** Values at the bottom and the top. Defaults to a range from 0 that covers the values and the target. */
  readonly domain?: readonly [low: number, high: number];
  /** Steps of the value axis. Durations are in ms. */
  readonly steps?: "decimal" | "duration";
  readonly below?: Below;
  /** Places with a colored ground, by index, `until` exclusive. */
  readonly highlight?: { readonly from: number; readonly until: number };
}

export interface LinesChart extends Plotted {
  readonly kind: "lines";
  /** True for values that hold until the next one. */
  readonly step?: boolean;
  /** The point that is labeled in the plot. */
  readonly callout?: "least" | "most";
  /**
   * The text after the last value at the end of a line: the name of the series, or the place of the value, so
   * that it is not taken for a number of the whole series.
   */
  readonly ends?: "names" | "places";
}

export interface BarsChart extends Plotted {
  /** `stacked` adds up the series; `bars` puts them side by side. */
  readonly kind: "bars" | "stacked";
  /** `rows` draws `bars` from left to right, for places with long names. */
  readonly layout?: "columns" | "rows";
  /** True if the last bin has not ended yet. */
  readonly open?: boolean;
}

interface Cells extends Common {
  readonly flag?: Flag;
  /** Names of the cells without a value, as far as the chart has any. */
  readonly states?: Readonly<Partial<Record<CellState | "unknown", string>>>;
}

/** Each series is a row. */
export interface HeatChart extends Cells {
  readonly kind: "heat";
  /** True if every column is named, with long names shortened. Otherwise names are left out where they do not fit. */
  readonly namesAll?: boolean;
  readonly x: { readonly kind: "names"; readonly names: readonly string[] };
}

/** Days of a year with one series. */
export interface CalendarChart extends Cells {
  readonly kind: "calendar";
  /** Consecutive days, yyyy-mm-dd. */
  readonly days: readonly string[];
  /** Borders between the steps of the ramp, ascending; at most four. Without them the ramp is continuous. */
  readonly limits?: readonly number[];
}

export type Chart = LinesChart | BarsChart | HeatChart | CalendarChart;

/** Precision of a time: a day, a day and time, or only the time within the day of the chart. */
type Grain = "day" | "minute" | "clock";

/** Writes values, times and days in the language of the reader. */
export interface ChartFormats {
  /** Formats a value with its unit. */
  readonly value: (value: number) => string;
  /** Formats a value on the axis. */
  readonly tick: (value: number) => string;
  /** Formats an instant (ms) of a zone in full. */
  readonly moment: (instant: number, zone: string, grain: Grain) => string;
  /** Formats an instant (ms) of a zone on the axis. */
  readonly axis: (instant: number, zone: string, step: "minute" | "day" | "month" | "year") => string;
  /** Formats the start of a month (UTC ms), such as Jan. */
  readonly month: (instant: number) => string;
  /** Formats a day (yyyy-mm-dd) in full. */
  readonly day: (day: string) => string;
  /** Returns the short name of a weekday, from Monday, 1, to Sunday, 7. */
  readonly weekday: (day: number) => string;
  /** Formats the label of the highest value below the plot, such as "most 88 at 10:00". */
  readonly most: (value: string, place: string) => string;
  /** Formats a value of the comparison beside its place, such as "15:00, was 26.9 %". */
  readonly was: (place: string, value: string) => string;
  /** Formats a value with its place, such as "89.1 % at 23:00". */
  readonly at: (value: string, place: string) => string;
}

/** A point of a chart: a series and a place, by index. */
export interface Spot {
  readonly series: number;
  readonly index: number;
}

/** Returns the number of places of a chart. */
export const placeCount = (chart: Chart): number =>
  chart.kind === "calendar"
    ? chart.days.length
    : chart.x.kind === "names"
      ? chart.x.names.length
      : chart.x.starts.length;

const DAY = 86_400_000;
/** Bins from this length on (ms) are days, also those of 23 hours. */
const DAY_LONG = 0.9 * DAY;
/** A day on which clocks are set back, ms. */
const LONGEST_DAY = (25 / 24) * DAY;

/** Returns the name of a place in full. */
export function placeName(chart: Chart, index: number, formats: ChartFormats): string {
  if (chart.kind === "calendar") {
    const day = chart.days[index];
    return day === undefined ? "" : formats.day(day);
  }
  const { x } = chart;
  if (x.kind === "names") return x.names[index] ?? "";
  const start = x.starts[index] ?? 0;
  return formats.moment(start, x.zone, grainOf(x));
}

/** Returns how the times of a chart are given. A chart of a single day does not repeat the day. */
function grainOf({ starts, end, zone }: Along & { kind: "times" }): Grain {
  const first = starts[0] ?? end;
  if ((starts[1] ?? end) - first >= DAY_LONG) return "day";
  return end - first <= LONGEST_DAY && localDay(first, zone).end >= end ? "clock" : "minute";
}

/** Returns the value of a point; the strip below the plot comes after the series. */
export const valueAt = (chart: Chart, { series, index }: Spot): number | null =>
  (chart.series[series] ?? belowOf(chart))?.points[index] ?? null;

/** Returns the strip below the plot, if the chart has one. */
export const belowOf = (chart: Chart): Below | null => ("below" in chart && chart.below) || null;

/** Returns the tone of a series. */
export const toneOf = (chart: Chart, index: number): Tone => {
  const series = chart.series[index];
  if (series?.comparison) return "quiet";
  if (series?.tone !== undefined) return series.tone;
  const position = chart.series.slice(0, index).filter(({ comparison }) => !comparison).length;
  return TONES[position % TONES.length] ?? 1;
};

const TONES: readonly Tone[] = [1, 2, 3];
