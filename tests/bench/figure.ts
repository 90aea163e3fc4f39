import { median, rounded } from "./statistics.ts";

/** A lower or an upper limit. */
export interface Goal {
  readonly is: ">=" | "<=";
  readonly than: number;
}

export const atLeast = (than: number): Goal => ({ is: ">=", than });
export const atMost = (than: number): Goal => ({ is: "<=", than });

export type Direction = "higher" | "lower";

/** Number that the bench measures. The history keeps every figure that has a goal or a direction. */
export interface FigureKind {
  readonly id: string;
  readonly unit: string;
  readonly goal?: Goal;
  /** Which way is better, for a figure without a goal that the history keeps all the same. */
  readonly better?: Direction;
  /** Set where every measurement of the same build gives the same number; it is kept with one decimal. */
  readonly isExact?: boolean;
}

/** The values of one measurement, by id of the figure. null: the page stopped responding under the load. */
export type Readings = Readonly<Record<string, number | null>>;

/**
 * A figure with the median and the spread (greatest − least) of its measurements; null where one has no
 * value.
 */
export interface Figure extends FigureKind {
  readonly value: number | null;
  readonly spread: number | null;
}

/** A figure as the history keeps it, rounded. */
export interface KeptFigure {
  readonly id: string;
  readonly value: number;
  readonly spread: number;
  readonly unit: string;
  readonly better: Direction;
  readonly isExact: boolean;
}

/** Returns which way a figure is better; null for one that the history does not keep. */
export function directionOf({ goal, better }: Pick<FigureKind, "goal" | "better">): Direction | null {
  if (goal) return goal.is === ">=" ? "higher" : "lower";
  return better ?? null;
}

/** Rounds exact values to a tenth, others to three significant digits. */
const shown = ({ isExact = false }: FigureKind, value: number): number =>
  isExact ? Number(value.toFixed(1)) : rounded(value);

/** Combines the measurements of a figure. */
export function figureOf(kind: FigureKind, readings: readonly Readings[]): Figure {
  const values = readings.map((reading) => reading[kind.id] ?? Number.NaN);
  if (values.length === 0 || !values.every(Number.isFinite)) return { ...kind, value: null, spread: null };
  return { ...kind, value: median(values), spread: Math.max(...values) - Math.min(...values) };
}

/** Returns what the history keeps of a figure; null where it keeps nothing. */
export function keptOf(figure: Figure): KeptFigure | null {
  const { id, value, spread, unit, isExact = false } = figure;
  const better = directionOf(figure);
  if (better === null || value === null || spread === null) return null;
  return { id, value: shown(figure, value), spread: shown(figure, spread), unit, better, isExact };
}

/** Formats a figure as a line of JSON. */
export function figureLine(figure: Figure): string {
  const { id, value, spread, unit, goal } = figure;
  const short = (number: number | null) => (number === null ? null : shown(figure, number));
  const holds = goal && value !== null ? (goal.is === ">=" ? value >= goal.than : value <= goal.than) : null;
  const limit = goal ? `${goal.is} ${goal.than}` : null;
  return JSON.stringify({ id, value: short(value), spread: short(spread), unit, goal: limit, holds });
}
