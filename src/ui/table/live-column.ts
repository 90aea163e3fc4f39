import type { ReactNode } from "react";
import type { SortKey } from "./row-order.ts";

/** One column of a live table. */
export interface LiveColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Sort key of the column; without one it cannot be sorted. */
  readonly sortKey?: (row: Row) => SortKey;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end, texts to the start. */
  readonly align?: "start" | "end";
  /** A track of the grid, such as `minmax(160px, 2fr)` or `96px`. */
  readonly width: string;
  /** px that its cells keep behind the number; the head keeps them too. */
  readonly room?: number;
  /** The first column identifies the row and cannot be removed. */
  readonly fixed?: boolean;
}

/** A row on a narrow screen: two lines, each with something at its end. */
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
