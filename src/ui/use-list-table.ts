import {
  columnResizingFeature,
  columnSizingFeature,
  functionalUpdate,
  type Header,
  rowSelectionFeature,
  type RowSelectionState,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import type { ListColumn } from "./list-column.ts";
import { columnSizes } from "./shared-widths.ts";
import { COLUMN_FEATURES, type ColumnChoice, useColumnOptions } from "./table/use-column-table.ts";
import { useWidth } from "./use-media.ts";
import { type View, WIDTHS } from "./view-state.ts";

const FEATURES = tableFeatures({
  ...COLUMN_FEATURES,
  columnSizingFeature,
  columnResizingFeature,
  rowSelectionFeature,
});
export type ListHeader<Row extends object> = Header<typeof FEATURES, Row>;

interface ListTableOptions<Row extends object> extends ColumnChoice<ListColumn<Row>> {
  readonly view: View;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly canBePicked: (row: Row) => boolean;
}

/** Width of the column of checkboxes, px. */
export const PICK_WIDTH = 44;

/** Clamps a width to the limits of a column. */
export const within = (px: number): number => Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.round(px)));

/**
 * Returns the table of a list that the platform sorts and paginates, with its shown columns, the selection,
 * and a ref for the scroll container. Columns have the widths that the user set; otherwise they share the
 * available space.
 */
export function useListTable<Row extends object>(options: ListTableOptions<Row>) {
  const { columns, view, onColumns, rows, keyOf, canBePicked } = options;
  const [room, scroller] = useWidth();
  const choice = useColumnOptions(options);
  const visible = columns.filter(({ id }) => choice.state.columnVisibility[id]);
  const columnSizing = columnSizes(visible, view.widths, room - (rows.some(canBePicked) ? PICK_WIDTH : 0));
  const { picked, rowSelection, onRowSelectionChange, ...others } = usePicked(view, rows, keyOf);
  const table = useTable({
    features: FEATURES,
    data: rows,
    getRowId: keyOf,
    enableRowSelection: ({ original }) => canBePicked(original),
    ...choice,
    state: { ...choice.state, columnSizing, rowSelection },
    onRowSelectionChange,
    // The first resize fixes all columns at their current widths, so that moving one edge moves no other.
    onColumnSizingChange: (next: Updater<Record<string, number>>) => {
      const sizes = functionalUpdate(next, columnSizing);
      const movable = visible.flatMap(({ id, pinned }) => (pinned ? [] : [id]));
      if (movable.every((id) => sizes[id] === columnSizing[id])) return;
      const now = Object.fromEntries(movable.map((id) => [id, within(sizes[id] ?? 0)]));
      onColumns({ columns: view.columns, widths: { ...view.widths, ...now } });
    },
  });
  const shown = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  return { table, shown, scroller, picked, ...others };
}

/**
 * Returns the selected records by id, and functions to change the selection. Each record has the values that
 * the list showed when it was selected, until `renew` updates it. The selection spans pages, and is cleared
 * when the search, the filters or the choices change. The table stores only ids, but bulk actions also need
 * the records of other pages.
 */
function usePicked<Row extends object>(
  { search, filters, choices }: View,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
) {
  type Picked = ReadonlyMap<string, Row>;
  const none: Picked = new Map();
  const query = JSON.stringify([search, filters, choices]);
  const [state, setState] = useState({ query, picked: none });
  const current = (one: typeof state) => (one.query === query ? one.picked : none);
  const become = (next: (before: Picked) => Picked) =>
    setState((before) => ({ query, picked: next(current(before)) }));
  const selectionOf = (picked: Picked): RowSelectionState =>
    Object.fromEntries([...picked.keys()].map((id) => [id, true]));
  const withRows = (before: Picked, some: readonly Row[]): Picked =>
    new Map([...before, ...some.map((row) => [keyOf(row), row] as const).filter(([id]) => !before.has(id))]);
  return {
    picked: current(state),
    rowSelection: selectionOf(current(state)),
    onRowSelectionChange: (next: Updater<RowSelectionState>) =>
      become((before) => {
        const ids = functionalUpdate(next, selectionOf(before));
        return new Map([...withRows(before, rows)].filter(([id]) => ids[id]));
      }),
    /** Selects records of other pages. */
    pick: (some: readonly Row[]) => become((before) => withRows(before, some)),
    /** Deselects removed records. */
    forget: (ids: readonly string[]) =>
      become((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    /** Updates selected records from `now`, which contains current records by id. */
    renew: (now: ReadonlyMap<string, object>) =>
      become((before) => new Map([...before].map(([id, row]) => [id, { ...row, ...now.get(id) }]))),
  };
}
