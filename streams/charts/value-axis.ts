import { scaleBand, scaleLinear } from "@visx/scale";
import type { Extent } from "./extent.ts";

/** Values of an axis, and where they are drawn. */
export interface ValueAxis {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
  readonly valueAt: (position: number) => number;
}

interface AxisWish {
  /** Values that the axis must cover, beside 0. */
  readonly extent: Extent;
  readonly domain?: readonly [low: number, high: number] | undefined;
  readonly steps?: "decimal" | "duration" | undefined;
  /** Positions (px) of the lowest and the highest value. */
  readonly range: readonly [low: number, high: number];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Steps of durations, ms. From a day on, steps are whole days. */
const DURATIONS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12, 24, 48, 120, 240].map((hours) => hours * HOUR),
];
/** Space of a label, px. */
const ROOM = 30;

/** Returns the axis of the values: from 0, unless values are negative, to a whole step. */
export function valueAxis({ extent, domain, steps = "decimal", range }: AxisWish): ValueAxis {
  const [low, high, isWhole] = domain ? [...domain, false] : withZero(extent);
  const count = Math.max(2, Math.min(6, Math.floor(Math.abs(range[1] - range[0]) / ROOM)));
  if (steps === "duration") return durationAxis(low, high, count, range, domain !== undefined);
  const scale = scaleLinear<number>({ domain: [low, high], range: [...range] });
  if (!domain) scale.nice(count);
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick));
  return { ticks, at: (value) => scale(value), valueAt: (position) => scale.invert(position) };
}

function withZero({ low, high, isWhole }: Extent): readonly [low: number, high: number, isWhole: boolean] {
  const [from, until] = [Math.min(0, low), Math.max(0, high)];
  return [from, until === from ? from + 1 : until, isWhole];
}

function durationAxis(
  low: number,
  high: number,
  count: number,
  range: readonly [number, number],
  isFixed: boolean,
): ValueAxis {
  const span = high - low;
  const step =
    DURATIONS.find((length) => span / length <= count) ?? Math.ceil(span / count / (24 * HOUR)) * 24 * HOUR;
  const [from, until] = isFixed ? [low, high] : [low, low + Math.ceil(span / step) * step];
  const scale = scaleLinear<number>({ domain: [from, until], range: [...range] });
  const first = Math.ceil(from / step);
  return {
    ticks: Array.from({ length: Math.floor(until / step) - first + 1 }, (_, place) => (first + place) * step),
    at: (value) => scale(value),
    valueAt: (position) => scale.invert(position),
  };
}

/** Equal places along a chart, each with its start and a width without the gap to the next. */
export interface BandAxis {
  readonly start: (index: number) => number;
  readonly width: number;
  /** Distance from one place to the next. */
  readonly step: number;
}

export function bandAxis(count: number, left: number, width: number, gap = 0.22): BandAxis {
  const scale = scaleBand<number>({
    domain: Array.from({ length: count }, (_, index) => index),
    range: [left, left + width],
    paddingInner: gap,
    paddingOuter: gap / 2,
  });
  return { start: (index) => scale(index) ?? left, width: scale.bandwidth(), step: scale.step() };
}
