import type { KeptFigure } from "./figure.ts";
import type { HistoryLine } from "./history.ts";
import { BenchRefused } from "./refusal.ts";
import { rounded } from "./statistics.ts";

/** A figure beside the last line of the history. */
export interface Comparison {
  readonly id: string;
  readonly unit: string;
  readonly now: number;
  /** null: the history has no line to compare with. */
  readonly before: number | null;
  /** now − before. */
  readonly difference: number | null;
  /** The largest difference for the worse that counts as noise. */
  readonly allowed: number | null;
  readonly verdict: Verdict;
}

type Verdict =
  | "worse"
  | "better"
  | "same"
  | "no line yet: not compared"
  | "another unit before: not compared";

/**
 * Smallest difference that the method can distinguish from noise, as a part of the value. Frames come in
 * steps of the screen's clock, so that three measurements may agree to the last digit and the next one not.
 */
const RESOLUTION = 0.01;

/**
 * Throws BenchRefused where none of these figures has a line: to measure them would take long and compare
 * nothing.
 */
export function assertComparable(ids: ReadonlySet<string>, last: ReadonlyMap<string, HistoryLine>): void {
  if ([...ids].some((id) => last.has(id))) return;
  throw new BenchRefused(
    "The history has no line for any of these figures yet. Append the first with --record.",
  );
}

/** Compares a figure with its last line: it is worse only by more than the larger of the two spreads. */
export function compared(figure: KeptFigure, last: HistoryLine | undefined): Comparison {
  const { id, unit, value: now, better, isExact } = figure;
  const none = { id, unit, now, before: null, difference: null, allowed: null };
  if (!last) return { ...none, verdict: "no line yet: not compared" };
  if (last.unit !== unit) return { ...none, verdict: "another unit before: not compared" };
  const noise = Math.max(figure.spread, last.spread, RESOLUTION * Math.abs(last.value));
  const [difference, allowed] = [rounded(now - last.value), isExact ? 0 : rounded(noise)];
  const gain = better === "higher" ? difference : -difference;
  const verdict = gain < -allowed ? "worse" : gain > allowed ? "better" : "same";
  return { id, unit, now, before: last.value, difference, allowed, verdict };
}

/**
 * Formats comparisons as a table in plain text. The lines below it name what is worse, and which of the
 * chosen figures have no comparison because they could not be measured.
 */
export function comparisonTable(comparisons: readonly Comparison[], chosen: ReadonlySet<string>): string {
  const rows = [
    ["figure", "before", "now", "difference", "allowed", "unit", ""],
    ...comparisons.map(({ id, before, now, difference, allowed, unit, verdict }) => [
      id,
      cell(before),
      cell(now),
      `${difference !== null && difference > 0 ? "+" : ""}${cell(difference)}`,
      cell(allowed),
      unit,
      verdict,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const isNumber = (column: number) => column >= 1 && column <= 4;
  const pad = (text: string, column: number) =>
    isNumber(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  const worse = comparisons.filter(({ verdict }) => verdict === "worse").map(({ id }) => id);
  const missing = [...chosen].filter((chosenId) => !comparisons.some(({ id }) => id === chosenId));
  const results = [
    ...(worse.length > 0 ? [`Worse: ${worse.join(", ")}`] : []),
    ...(missing.length > 0 ? [`Not measured: ${missing.join(", ")}`] : []),
  ];
  const lines = [
    ...rows.map((row) => row.map(pad).join("  ").trimEnd()),
    "",
    ...(results.length > 0 ? results : ["No figure is worse."]),
  ];
  return `${lines.join("\n")}\n`;
}

const cell = (value: number | null) => (value === null ? "–" : String(value));
