import type { ReactNode } from "react";

/** Keys for actions on the focused row: edit, and more actions. */
export const ROW_KEYS = ["E", "."] as const;
export type RowKey = (typeof ROW_KEYS)[number];
/** Those of a column whose acts begin with editing the row. */
export const EDITS: readonly RowKey[] = ["E"];

/** One column of a list that the platform sorts and cuts into pages. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Explanation of the column head, such as how a number is computed. */
  readonly explains?: string;
  /** Numbers are aligned to the end, texts to the start. */
  readonly align?: "start" | "end";
  /** In px; the columns without one share the rest. */
  readonly width?: number;
  /** px that its cells keep behind the number; the head keeps them too. */
  readonly room?: number;
  /** It stays in sight at the end of each row, wherever one scrolls to. */
  readonly pinned?: true;
  /** True if the platform can sort by it, under its id. */
  readonly sortable?: boolean;
  /** Shortcuts of its actions. */
  readonly keys?: readonly RowKey[];
  /** Value in exports; columns with only actions have none. */
  readonly written?: Written<Row>;
}

/** The padding behind a head whose cells keep `room` px behind their numbers. */
export const endOf = (room: number | undefined): string | undefined =>
  room === undefined ? undefined : `calc(var(--cell) + var(--s2) + ${room}px)`;

type Nothing = null | undefined;

/**
 * Exported value of a column: a text, a day (`2026-05-03`), a time (RFC 3339), a number, a duration in ms, or
 * a percentage from 0 to 100.
 */
export type Written<Row> =
  | { readonly kind: "text" | "day" | "moment"; readonly of: (row: Row) => string | Nothing }
  | { readonly kind: "number" | "minutes" | "percent"; readonly of: (row: Row) => number | Nothing };
