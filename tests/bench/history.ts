import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { KeptFigure } from "./figure.ts";
import { BenchRefused } from "./refusal.ts";

/** A measured figure, as a line of the history keeps it. */
export interface HistoryLine {
  readonly id: string;
  /** The median of the measurements. */
  readonly value: number;
  /** The greatest measurement less the least. */
  readonly spread: number;
  readonly unit: string;
  /** The short hash of the commit that was measured. */
  readonly commit: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

const TEXTS = ["id", "unit", "commit"] as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads all lines, oldest first; none where there is no file yet. Throws BenchRefused for a line that is
 * invalid.
 */
export function readHistory(path: string): readonly HistoryLine[] {
  return existsSync(path) ? parseHistory(readFileSync(path, "utf8"), path) : [];
}

/** Parses NDJSON; `path` appears in errors. Throws BenchRefused for a line that is invalid. */
export function parseHistory(text: string, path: string): readonly HistoryLine[] {
  return text.split("\n").flatMap((line, index) => {
    if (line === "") return [];
    const parsed = parseLine(line);
    if (typeof parsed === "string")
      throw new BenchRefused(`${path}:${index + 1}: ${parsed}. Correct or remove the line.`);
    return [parsed];
  });
}

/** Appends a line for each figure. */
export function appendHistory(
  path: string,
  figures: readonly KeptFigure[],
  made: Pick<HistoryLine, "commit" | "date">,
): void {
  const lines = figures.map(({ id, value, spread, unit }): HistoryLine => ({
    id,
    value,
    spread,
    unit,
    ...made,
  }));
  // An editor may have left out the end of the last line.
  const isOpen = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, "utf8"));
  appendFileSync(path, `${isOpen ? "\n" : ""}${lines.map((line) => `${JSON.stringify(line)}\n`).join("")}`);
}

/** Returns the last line of each figure, by its id. */
export function lastLines(history: readonly HistoryLine[]): ReadonlyMap<string, HistoryLine> {
  return new Map(history.map((line) => [line.id, line]));
}

/** Returns the line, or a text that describes its fault. */
function parseLine(text: string): HistoryLine | string {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return "Not valid JSON";
  }
  if (typeof line !== "object" || line === null) return "Not an object";
  const members = new Map<string, unknown>(Object.entries(line));
  const bad = [
    ...TEXTS.filter((name) => typeof members.get(name) !== "string" || members.get(name) === ""),
    ...(["value", "spread"] as const).filter((name) => !Number.isFinite(members.get(name))),
    ...(DATE.test(String(members.get("date"))) ? [] : ["date"]),
  ];
  // Every member was checked above.
  return bad.length > 0 ? `Invalid ${bad.join(", ")}` : (line as HistoryLine);
}
