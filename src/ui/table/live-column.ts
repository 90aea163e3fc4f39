import type { ReactNode } from "react";
import type { SortKey } from "./row-order.ts";

/** One column of a live table. */
export interface LiveColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What the column sorts by; one without cannot be sorted by. */
  readonly sortKey?: (row: Row) => SortKey;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, texts at the start. */
  readonly align?: "start" | "end";
  /** A track of the grid, such as `minmax(160px, 2fr)` or `96px`. */
  readonly width: string;
  /** px that its cells keep behind the number; the head keeps them too. */
  readonly room?: number;
  /** The first column tells the rows apart; it cannot be taken away. */
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
