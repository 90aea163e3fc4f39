import { leaveOut } from "./broken-row.ts";
import { type CsvColumn, MapFault, nameOf } from "./csv-map.ts";

/**
 * Returns the cell of a column in a row, without surrounding spaces; "" if the row ends before the column or
 * the cell has a text that means empty.
 */
export type CsvCells = (column: CsvColumn) => string;

interface CsvShape {
  /** Every column that the map names. */
  readonly named: readonly CsvColumn[];
  /** Columns without which a row has no meaning. */
  readonly needed: readonly CsvColumn[];
  /** Cells of the header line; null if the log has none. */
  readonly header: readonly string[] | null;
  /** Texts that mean an empty cell. */
  readonly empty: readonly string[];
}

/** Finds cells by the columns of a map. A column is a name in the log's header or a position from 1. */
export class CsvColumns {
  private readonly places: ReadonlyMap<CsvColumn, number>;
  private readonly names: readonly string[];
  private readonly empty: ReadonlySet<string>;
  /** Maximum number of cells in a row so far. */
  private width: number;

  /** Throws a MapFault if the header lacks a column that the map names. */
  constructor(private readonly shape: CsvShape) {
    const { named, header, empty } = shape;
    const names = header?.map((name) => name.trim()) ?? [];
    this.names = names;
    this.empty = new Set(empty);
    this.width = names.length;
    this.places = new Map(
      named.map((column) => [
        column,
        typeof column === "string" && header ? names.indexOf(column.trim()) : Number(column) - 1,
      ]),
    );
    if (header) this.requireAll();
  }

  /** Returns the cells of a row. Leaves out a row that ends before a required column. */
  of(cells: readonly string[]): CsvCells {
    this.width = Math.max(this.width, cells.length);
    const missing = this.shape.needed.find((column) => this.placeOf(column) >= cells.length);
    if (missing !== undefined) leaveOut({ why: "short", has: cells.length, column: nameOf(missing) });
    return (column) => {
      const text = (cells[this.placeOf(column)] ?? "").trim();
      return this.empty.has(text) ? "" : text;
    };
  }

  /**
   * Throws a MapFault if a column that the map names exists in no row. Without a header, call it after all
   * rows.
   */
  requireAll(): void {
    const missing = [...this.places].flatMap(([column, place]) =>
      Number.isInteger(place) && place >= 0 && place < this.width ? [] : [JSON.stringify(column)],
    );
    if (missing.length === 0) return;
    const has =
      this.names.length > 0
        ? `Its columns are: ${this.names.join(", ")}.`
        : `It has ${this.width} columns without names.`;
    throw new MapFault(`The log has no column ${missing.join(", ")}. Correct the map. ${has}`);
  }

  private placeOf(column: CsvColumn): number {
    return this.places.get(column) ?? -1;
  }
}
