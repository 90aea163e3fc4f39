import {
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { LiveColumn, NarrowRow, Sorting } from "./live-column.ts";
import styles from "./live-table.module.css";
import type { RowView } from "./row-view.ts";
import { TableBody } from "./table-body.tsx";
import { Icon } from "../icon.tsx";

interface LiveTableProps<Row extends { readonly id: string }> {
  /** Rows in order; the table renders only the visible ones. */
  readonly view: RowView<Row>;
  /** Shown columns in order. The array must be stable. */
  readonly columns: readonly LiveColumn<Row>[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Accessible name of the table. */
  readonly label: string;
  readonly sortLabel: (header: string, sorting: Sorting | null) => string;
  readonly rowHeight: number;
  /** Set on narrow screens: returns the two lines that each row shows instead of columns. */
  readonly narrow?: ((row: Row) => NarrowRow) | undefined;
  /** True if the rows are outdated. */
  readonly old?: boolean;
  /** Label of a removed row that stays visible while the rows keep their positions. */
  readonly goneLabel: string;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  readonly onOpen?: ((row: Row) => void) | undefined;
}

/**
 * A table of thousands of rows that change while the user reads. Only visible rows are rendered. While the
 * pointer or the focus is in the rows, they keep their positions.
 */
export function LiveTable<Row extends { readonly id: string }>(props: LiveTableProps<Row>) {
  const { view, columns, rowHeight, narrow } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isEmpty = useSyncExternalStore(view.subscribe, () => view.length === 0);
  const table = useRef<HTMLTableElement>(null);
  // The row count can change with every frame. It is written directly to the DOM, so that the column heads do
  // not render each time.
  useLayoutEffect(() => {
    const update = () => {
      const count = String(view.length + 1);
      if (table.current && table.current.ariaRowCount !== count) table.current.ariaRowCount = count;
    };
    update();
    return view.subscribe(update);
  }, [view]);
  // `CSSProperties` does not declare custom properties.
  const tracks = {
    "--columns": narrow ? "minmax(0, 1fr)" : columns.map(({ width }) => width).join(" "),
    "--height": `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div ref={setScroller} className={styles.scroller} style={tracks}>
      <table
        ref={table}
        role="table"
        className={styles.table}
        aria-label={props.label}
        data-narrow={narrow ? "" : undefined}
        data-old={props.old ? "" : undefined}
      >
        <thead role="rowgroup" className={narrow ? styles.hidden : styles.head}>
          <tr role="row" aria-rowindex={1} className={styles.headRow}>
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sorting={props.sorting.column === column.id ? props.sorting : null}
                onSort={narrow ? null : props.onSort}
                label={props.sortLabel}
              />
            ))}
          </tr>
        </thead>
        <TableBody
          view={view}
          columns={columns}
          scroller={scroller}
          rowHeight={rowHeight}
          narrow={narrow}
          goneLabel={props.goneLabel}
          onOpen={props.onOpen}
        />
      </table>
      {isEmpty ? props.empty : null}
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly column: LiveColumn<Row>;
  /** Current sorting, if it is by this column. */
  readonly sorting: Sorting | null;
  /** Null while the heads are hidden, so that the focus never moves to an invisible control. */
  readonly onSort: ((sorting: Sorting) => void) | null;
  readonly label: (header: string, sorting: Sorting | null) => string;
}

/** The head of a column. In a sortable column it is a button; a second click reverses the order. */
function HeaderCell<Row>({ column, sorting, onSort, label }: HeaderCellProps<Row>) {
  const aria = sorting ? (sorting.descending ? "descending" : "ascending") : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.headCell}
      data-align={column.align}
      aria-sort={aria}
      style={
        column.room === undefined ? undefined : { paddingInlineEnd: `calc(var(--cell) + ${column.room}px)` }
      }
    >
      {column.sortKey && onSort ? (
        <button
          type="button"
          className={styles.sort}
          title={label(column.header, sorting)}
          onClick={() =>
            onSort({ column: column.id, descending: sorting ? !sorting.descending : column.align === "end" })
          }
        >
          {column.header}
          {sorting ? <Icon name={sorting.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
