import type { ReactNode } from "react";
import type { SortKey } from "./row-order.ts";

/** One column of a live table. */
export interface LiveColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Returns the sort key of a row. A column without this function cannot be sorted. */
  readonly sortKey?: (row: Row) => SortKey;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end, texts to the start. */
  readonly align?: "start" | "end";
  /** CSS grid track, such as `minmax(160px, 2fr)` or `96px`. */
  readonly width: string;
  /**
   * Space (px) that each cell reserves after its number for the comparison with the target. The column head
   * reserves it too.
   */
  readonly room?: number;
  /** True for the first column, which identifies the row and cannot be removed. */
  readonly fixed?: boolean;
}

/**
 * A row on a narrow screen, as two lines: `title` and, at the end of the line, `state`; below them `details`
 * and, at the end, `value`.
 */
export interface NarrowRow {
  readonly title: ReactNode;
  readonly state: ReactNode;
  readonly details: ReactNode;
  readonly value: ReactNode;
}

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}
