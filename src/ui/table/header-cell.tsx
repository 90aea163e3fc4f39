import { Icon } from "../icon.tsx";
import type { LiveColumn, Sorting } from "./live-column.ts";
import styles from "./live-table.module.css";

interface HeaderCellProps<Row> {
  readonly column: LiveColumn<Row>;
  /** How the table is sorted, where it is sorted by this column. */
  readonly sorting: Sorting | null;
  /** null where the heads are out of sight: nobody is led to what they cannot see. */
  readonly onSort: ((sorting: Sorting) => void) | null;
  readonly label: (header: string, sorting: Sorting | null) => string;
}

/** A column's head. One that can be sorted by is a button; a second press turns the order round. */
export function HeaderCell<Row>({ column, sorting, onSort, label }: HeaderCellProps<Row>) {
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
