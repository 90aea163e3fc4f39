import { columnOrderingFeature, columnVisibilityFeature, rowSortingFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { LiveColumn, NarrowRow, Sorting } from "./live-column.ts";
import styles from "./live-table.module.css";
import type { RowView, ShownRow } from "./row-view.ts";
import { HeaderCell } from "./header-cell.tsx";
import { TableRow } from "./table-row.tsx";

export interface LiveTableProps<Row extends { readonly id: string }> {
  /** The rows in their order; the table draws the few that are in sight. */
  readonly view: RowView<Row>;
  /** Every column there is, and the ids of those that are shown, in their order. */
  readonly columns: readonly LiveColumn<Row>[];
  readonly shown: readonly string[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** What the table is called. */
  readonly label: string;
  readonly sortLabel: (header: string, sorting: Sorting | null) => string;
  readonly rowHeight: number;
  /** Draws two-line rows instead of columns. */
  readonly narrow?: (row: Row) => NarrowRow;
  /** Said beside a row that is only still shown because the list is held. */
  readonly goneLabel: string;
  /** Instead of rows, where there are none. */
  readonly empty: ReactNode;
  readonly onOpen?: (row: Row) => void;
}

const FEATURES = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, rowSortingFeature });
const NOTHING: readonly never[] = [];

/**
 * A table of rows that change while one reads: thousands of them, of which only those in sight are drawn. While the
 * pointer or the focus is in its rows they hold still.
 */
export function LiveTable<Row extends { readonly id: string }>(props: LiveTableProps<Row>) {
  const { view, columns, shown, sorting, onSort, rowHeight, narrow, empty } = props;
  useSyncExternalStore(view.subscribe, view.version);
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedIndex = focused === null ? -1 : view.indexOf(focused);

  const virtualizer = useVirtualizer({
    count: view.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    useFlushSync: false,
    // The row that has the focus stays, wherever one has scrolled to.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex) ? indexes : [...indexes, focusedIndex].sort((a, b) => a - b);
    },
  });

  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header, accessorFn: () => null })), [columns]);
  const visibility = useMemo(() => Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])), [columns, shown]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: NOTHING,
    manualSorting: true,
    state: { columnVisibility: visibility, columnOrder: [...shown], sorting: [{ id: sorting.column, desc: sorting.descending }] },
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = useMemo(
    () => table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    [table, byId, visibility, shown],
  );
  const tracks = { "--columns": visible.map(({ width }) => width).join(" ") } as CSSProperties; // custom properties are no part of the type

  const move = useCallback(
    (to: number) => {
      const target = view.at(Math.max(0, Math.min(view.length - 1, to)));
      if (!target) return;
      setFocused(target.row.id);
      virtualizer.scrollToIndex(view.indexOf(target.row.id));
      requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(target.row.id)}"]`)?.focus({ preventScroll: true }));
    },
    [view, virtualizer],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const from = Math.max(0, focusedIndex);
    const steps: Record<string, number> = { ArrowDown: from + 1, ArrowUp: from - 1, j: from + 1, k: from - 1, PageDown: from + page, PageUp: from - page, Home: 0, End: view.length - 1 };
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === "Enter" && props.onOpen && focusedIndex >= 0 && event.target instanceof HTMLElement && event.target.dataset["row"]) {
      const open = view.at(focusedIndex);
      if (open) props.onOpen(open.row);
    }
  };

  const items = virtualizer.getVirtualItems();
  return (
    <div ref={scroller} className={styles.scroller} style={tracks} tabIndex={view.length === 0 ? undefined : -1}>
      <table role="table" className={styles.table} aria-label={props.label} aria-rowcount={view.length + 1} data-narrow={narrow ? "" : undefined}>
        <thead role="rowgroup" className={narrow ? styles.hidden : styles.head}>
          <tr role="row" aria-rowindex={1} className={styles.headRow}>
            {visible.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting.column === column.id ? sorting : null} onSort={onSort} label={props.sortLabel} />
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className={styles.body}
          style={{ height: virtualizer.getTotalSize() }}
          onPointerEnter={(event) => event.pointerType !== "touch" && view.hold()}
          onPointerLeave={(event) => {
            if (!event.currentTarget.contains(document.activeElement)) view.release();
          }}
          onFocus={() => view.hold()}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            setFocused(null);
            if (!event.currentTarget.matches(":hover")) view.release();
          }}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => {
            const shownRow: ShownRow<Row> | undefined = view.at(item.index);
            if (!shownRow) return null;
            const { row, gone } = shownRow;
            return (
              <TableRow
                key={row.id}
                row={row}
                gone={gone}
                index={item.index}
                top={item.start}
                height={rowHeight}
                columns={visible}
                narrow={narrow}
                goneLabel={props.goneLabel}
                tabbable={focusedIndex < 0 ? item.index === (items[0]?.index ?? 0) : item.index === focusedIndex}
                onFocus={setFocused}
              />
            );
          })}
        </tbody>
      </table>
      {view.length === 0 ? empty : null}
    </div>
  );
}
