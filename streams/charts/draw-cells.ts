import type { CalendarChart, CellState, ChartFormats, Flag, HeatChart, Spot, Tone } from "./chart.ts";
import type { Box, Drawing, Key, Mark } from "./marks.ts";
import { tenths } from "./paths.ts";

/** Shares of the five steps of a calendar's ramp, %. */
const STEPS = [18, 36, 54, 74, 100];
const FAINTEST = 6;
/** Above 1, so that small values differ less than high ones. */
const EXPONENT = 1.15;
/** On darker cells the glyph is drawn in the color of the ground, %. */
const DARK = 60;

type CellChart = HeatChart | CalendarChart;

/** Positions of the cells of a chart. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  /** Returns the box of a cell. */
  readonly boxOf: (spot: Spot) => Box | null;
  readonly spotAt: (x: number, y: number) => Spot | null;
  /** Names of rows and columns. */
  readonly labels: readonly Mark[];
}

/** Draws cells whose color is their value, with their states and flags. */
export function drawCells(chart: CellChart, cells: Cells, tone: Tone, formats: ChartFormats): Drawing {
  const shareOf = shares(chart);
  const marks: Mark[] = [...cells.labels];
  chart.series.forEach(({ points, states, flags }, series) =>
    points.forEach((value, index) => {
      const box = cells.boxOf({ series, index });
      if (!box) return;
      const state = states?.[index] ?? null;
      if (value === null) return void marks.push(...emptyCell(box, state));
      const share = shareOf(value);
      marks.push({ ...rectOf(box), class: "cell", tone, share });
      if (chart.flag && flags?.[index]) marks.push(flagMark(chart.flag, box, share));
    }),
  );
  return {
    width: cells.width,
    height: cells.height,
    marks,
    plot: cells.plot,
    keys: keysOf(chart, tone, formats),
    placed: (spot) => {
      const box = chart.series[spot.series]?.points[spot.index] === undefined ? null : cells.boxOf(spot);
      return box && { x: box.left + box.width / 2, y: box.top, box };
    },
    spotAt: cells.spotAt,
  };
}

const rectOf = ({ left, top, width, height }: Box) =>
  ({ kind: "rect", x: left, y: top, width, height, radius: Math.min(3, width / 4) }) as const;

function emptyCell(box: Box, state: CellState | null): Mark[] {
  if (state === "closed") return [];
  if (state === "future") {
    const [x, y] = [box.left + box.width / 2 - 1, box.top + box.height / 2 - 1];
    return [{ kind: "rect", class: "future", x, y, width: 2, height: 2, radius: 1 }];
  }
  const inner = { left: box.left + 0.5, top: box.top + 0.5, width: box.width - 1, height: box.height - 1 };
  const outline: Mark = { ...rectOf(inner), class: "unknown" };
  return state === "absent" ? [{ ...rectOf(inner), class: "absent" }, outline] : [outline];
}

function flagMark({ glyph }: Flag, { left, top, width, height }: Box, share: number): Mark {
  const [x, y] = [left + width / 2, top + height / 2];
  const r = Math.min(4, width / 3);
  const d =
    glyph === "triangle"
      ? `M${tenths(x)} ${tenths(y - r)}L${tenths(x + r)} ${tenths(y + r * 0.8)}H${tenths(x - r)}z`
      : `M${tenths(x - r / 2)} ${tenths(y)}a${r / 2} ${r / 2} 0 1 0 ${r} 0a${r / 2} ${r / 2} 0 1 0 ${-r} 0z`;
  return { kind: "path", class: share < DARK ? "flag" : "onFlag", d };
}

const valuesOf = (chart: CellChart): number[] =>
  chart.series.flatMap(({ points }) => points.filter((point) => point !== null));
const limitsOf = (chart: CellChart): readonly number[] | null =>
  (chart.kind === "calendar" && chart.limits) || null;

/** Returns a function that finds the share of the tone in the color of a value, %. */
export function shares(chart: CellChart): (value: number) => number {
  const limits = limitsOf(chart);
  if (limits) return (value) => stepShare(limits, limits.filter((limit) => value >= limit).length);
  const most = valuesOf(chart).reduce((high, value) => Math.max(high, value), 0) || 1;
  return (value) => Math.round(FAINTEST + (100 - FAINTEST) * Math.max(0, value / most) ** EXPONENT);
}

/** Returns the share of a step. With fewer than five steps, they still end at the full tone. */
const stepShare = (limits: readonly number[], step: number): number =>
  STEPS[STEPS.length - 1 - limits.length + step] ?? 100;

function keysOf(chart: CellChart, tone: Tone, formats: ChartFormats): Key[] {
  const limits = limitsOf(chart);
  const used = new Set(
    chart.series.flatMap(({ points, states }) =>
      points.flatMap((value, index) => (value === null ? [states?.[index] ?? "unknown"] : [])),
    ),
  );
  const names = (["unknown", "absent", "future"] as const).flatMap((kind): Key[] => {
    const label = chart.states?.[kind];
    return label !== undefined && used.has(kind) ? [{ kind, label }] : [];
  });
  const most = valuesOf(chart).reduce((high, value) => Math.max(high, value), 0);
  const ramp: Key[] = limits
    ? [0, ...limits].map((limit, step) => ({
        kind: "step",
        tone,
        share: stepShare(limits, step),
        label: step === 0 ? `< ${formats.value(limits[0] ?? 0)}` : formats.tick(limit),
      }))
    : [{ kind: "ramp", tone, low: formats.tick(0), high: formats.value(most) }];
  const flag: Key[] = chart.flag ? [{ kind: "flag", ...chart.flag }] : [];
  return [...names, ...ramp, ...flag];
}
