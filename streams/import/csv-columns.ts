import { leaveOut } from "./broken-row.ts";
import { type CsvColumn, MapFault, nameOf } from "./csv-map.ts";

/**
 * Returns the cell of a column in a row, without the spaces around it; empty where the row ends before it.
 */
export type CsvCells = (column: CsvColumn) => string;

interface CsvShape {
  /** Every column that the map names. */
  readonly named: readonly CsvColumn[];
  /** Columns without which a row has no meaning. */
  readonly needed: readonly CsvColumn[];
  /** The cells of the header line; null where the log has none. */
  readonly header: readonly string[] | null;
  /** Texts that stand for an empty cell. */
  readonly empty: readonly string[];
}

/**
 * Finds the cells of rows by the columns that a map names: by name where there is a header, else by position
 * from 1.
 */
export class CsvColumns {
  private readonly places: ReadonlyMap<CsvColumn, number>;
  private readonly names: readonly string[];
  private readonly empty: ReadonlySet<string>;
  /** The most cells that a row had so far. */
  private width: number;

  /** Throws a MapFault where the header does not have a column that the map names. */
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

  /** Returns the cells of a row. Leaves it out where it ends before a column that is needed. */
  of(cells: readonly string[]): CsvCells {
    this.width = Math.max(this.width, cells.length);
    const missing = this.shape.needed.find((column) => this.placeOf(column) >= cells.length);
    if (missing !== undefined) leaveOut({ why: "short", has: cells.length, column: nameOf(missing) });
    return (column) => {
      const text = (cells[this.placeOf(column)] ?? "").trim();
      return this.empty.has(text) ? "" : text;
    };
  }

  /** Throws where no row had a column that the map names; without a header that is known at the end alone. */
  requireAll(): void {
    const missing = [...this.places].flatMap(([column, place]) =>
      Number.isInteger(place) && place >= 0 && place < this.width ? [] : [JSON.stringify(column)],
    );
    if (missing.length === 0) return;
    const has =
      this.names.length > 0
        ? `Its columns are: ${this.names.join(", ")}.`
        : `It has ${this.width} columns without names.`;
    throw new MapFault(`The map names ${missing.join(", ")}, and the log has no such column. ${has}`);
  }

  private placeOf(column: CsvColumn): number {
    return this.places.get(column) ?? -1;
  }
}
