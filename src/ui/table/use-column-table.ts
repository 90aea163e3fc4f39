import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { View } from "../view-state.ts";

export interface ChosenColumn {
  readonly id: string;
  readonly header: string;
  readonly pinned?: true | undefined;
}

/** Options for choosing the columns of a list. */
export interface ColumnChoice<Column extends ChosenColumn> {
  /** All columns. The first one identifies the row and is always shown; pinned ones come last. */
  readonly columns: readonly Column[];
  /** Default columns. */
  readonly usual: readonly string[];
  readonly view: Pick<View, "columns" | "widths">;
  readonly onColumns: (next: Pick<View, "columns" | "widths">) => void;
}

/** The part of a table that the column chooser needs. */
export interface ColumnTable {
  readonly getAllLeafColumns: () => readonly {
    readonly id: string;
    readonly toggleVisibility: (on: boolean) => void;
  }[];
  readonly getVisibleLeafColumns: () => readonly { readonly id: string }[];
  readonly setColumnOrder: (order: string[]) => void;
}

/**
 * Table features for the choice of columns. Lists have further features, which are defined elsewhere so that
 * the monitor does not load their code.
 */
export const COLUMN_FEATURES = { columnOrderingFeature, columnVisibilityFeature };
const FEATURES = tableFeatures(COLUMN_FEATURES);
const NO_ROWS: readonly never[] = [];

/** Returns the table options for a choice of columns. */
export function useColumnOptions({ columns, usual, view, onColumns }: ColumnChoice<ChosenColumn>) {
  const chosen = view.columns ?? usual;
  const columnOrder = inOrder(columns, chosen);
  const columnVisibility: Record<string, boolean> = Object.fromEntries(
    columns.map(({ id }, at) => [id, at === 0 || chosen.includes(id)]),
  );
  const choose = (ids: readonly string[], visible = columnVisibility) => {
    const next = ids.filter((id) => visible[id]);
    const natural = columns.map(({ id }) => id).filter((id) => usual.includes(id));
    const isUsual = [usual, natural].some((one) => one.join() === next.join());
    onColumns({ columns: isUsual ? null : next, widths: view.widths });
  };
  return {
    columns: useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]),
    state: { columnOrder, columnVisibility },
    onColumnOrderChange: (next: Updater<string[]>) => choose(functionalUpdate(next, columnOrder)),
    onColumnVisibilityChange: (next: Updater<Record<string, boolean>>) =>
      choose(columnOrder, functionalUpdate(next, columnVisibility)),
  };
}

/**
 * Returns the ids of all columns: chosen columns in the chosen order, and each hidden column after the column
 * that precedes it by default. Pinned columns come last.
 */
function inOrder(columns: readonly ChosenColumn[], chosen: readonly string[]): string[] {
  const ids = columns.map(({ id }) => id);
  const order = [...new Set([...ids.slice(0, 1), ...chosen.filter((id) => ids.includes(id))])];
  for (const [at, id] of ids.entries())
    if (!order.includes(id)) order.splice(order.indexOf(ids[at - 1] ?? "") + 1, 0, id);
  const isPinned = (id: string) => columns.some((column) => column.id === id && column.pinned);
  return [...order.filter((id) => !isPinned(id)), ...order.filter(isPinned)];
}

/**
 * Returns the shown columns, and a TanStack table that manages columns but contains no rows: live rows change
 * with every frame, so they bypass it.
 */
export function useColumnTable<Column extends ChosenColumn>(choice: ColumnChoice<Column>) {
  const { columns } = choice;
  const table = useTable({ features: FEATURES, data: NO_ROWS, ...useColumnOptions(choice) });
  const ids = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join();
  const shown = useMemo(
    () => ids.split(",").flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [ids, columns],
  );
  return { table, shown };
}
