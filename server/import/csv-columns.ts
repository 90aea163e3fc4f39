import type { CsvColumn } from "./csv-map.ts";

/** Finds the cell of a column in a row, without the spaces around it. */
export type CsvCells = (column: CsvColumn) => string;

/**
 * Gives the cells of rows `width` wide by the columns that a map speaks of: by name where `header` names them, by
 * position from 1 else. Throws where the log does not have one of them.
 */
export function csvColumns(wanted: readonly CsvColumn[], header: readonly string[] | null, width: number): (cells: readonly string[]) => CsvCells {
  const names = header?.map((name) => name.trim()) ?? [];
  const places = new Map(wanted.map((column) => [column, typeof column === "string" && header ? names.indexOf(column.trim()) : Number(column) - 1]));
  const missing = [...places].flatMap(([column, place]) => (Number.isInteger(place) && place >= 0 && place < width ? [] : [JSON.stringify(column)]));
  if (missing.length > 0) throw new Error(`The map speaks of ${missing.join(", ")}, and the log has no such column. ${has(names, width)}`);
  return (cells) => (column) => (cells[places.get(column) ?? -1] ?? "").trim();
}

const has = (names: readonly string[], width: number): string => (names.length > 0 ? `It has: ${names.join(", ")}.` : `It has ${width} columns without names.`);
