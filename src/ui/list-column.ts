import type { ReactNode } from "react";

/** Keys for actions on the focused row: edit, and more actions. */
export const ROW_KEYS = ["E", "."] as const;
export type RowKey = (typeof ROW_KEYS)[number];
/** Keys of a column whose only shortcut is editing the row. */
export const EDITS: readonly RowKey[] = ["E"];

/** A column of a list that the platform sorts and paginates. */
export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Explanation of the column head, such as how a number is computed. */
  readonly explains?: string;
  /** Numbers are aligned to the end, texts to the start. */
  readonly align?: "start" | "end";
  /** In px; columns without a width share the remaining space. */
  readonly width?: number;
  /** Space (px) after the number in each cell, for the target comparison. The head reserves it too. */
  readonly room?: number;
  /** True if the column stays visible at the end of each row while scrolling. */
  readonly pinned?: true;
  /** True if the platform can sort by this column. The sort key is its id. */
  readonly sortable?: boolean;
  /** Shortcuts of the actions in this column. */
  readonly keys?: readonly RowKey[];
  /** Value in exports; columns with only actions have none. */
  readonly written?: Written<Row>;
}

/** Returns the CSS end padding of a column head whose cells reserve `room` px after their numbers. */
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
