import { type ReactNode, memo } from "react";
import type { LiveColumn, NarrowRow } from "./live-column.ts";
import styles from "./live-table.module.css";

interface TableRowProps<Row> {
  readonly row: Row;
  readonly gone: boolean;
  /** Position (px from the top of the rows) if the row is outside of the document flow; otherwise null. */
  readonly apart: number | null;
  readonly height: number;
  readonly columns: readonly LiveColumn<Row>[];
  readonly narrow?: ((row: Row) => NarrowRow) | undefined;
  readonly goneLabel: string;
  /** True for the one row that Tab reaches. Arrow keys reach the others. */
  readonly tabbable: boolean;
  readonly onFocus: (id: string) => void;
}

/** Applies `memo` and keeps the type parameter of a generic component, which `memo` would lose. */
const memoized = <Component extends (props: never) => ReactNode>(component: Component) =>
  memo(component as unknown as () => ReactNode) as unknown as Component; // memo keeps the props as they are

/**
 * A row. Its position changes often and its content rarely, so the cells are a separate memoized component.
 */
export const TableRow = memoized(function TableRow<Row extends { readonly id: string }>({
  row,
  gone,
  apart,
  height,
  columns,
  narrow,
  goneLabel,
  tabbable,
  onFocus,
}: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      className={styles.row}
      data-row={row.id}
      data-gone={gone ? "" : undefined}
      tabIndex={tabbable ? 0 : -1}
      style={apart === null ? { height } : { height, position: "absolute", insetBlockStart: apart }}
      onFocus={() => onFocus(row.id)}
    >
      {narrow ? (
        <NarrowCells row={row} narrow={narrow} columns={columns.length} gone={gone ? goneLabel : null} />
      ) : (
        <Cells row={row} columns={columns} gone={gone ? goneLabel : null} />
      )}
    </tr>
  );
});

/** Marks a removed row that is shown while the list is held. */
const Struck = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <s>{children}</s> <span className={styles.gone}>{label}</span>
  </>
);

const Cells = memoized(function Cells<Row>({
  row,
  columns,
  gone,
}: {
  row: Row;
  columns: readonly LiveColumn<Row>[];
  gone: string | null;
}) {
  return columns.map((column) =>
    column.fixed ? (
      <th
        key={column.id}
        role="rowheader"
        scope="row"
        className={styles.cell}
        data-align={column.align}
        data-fixed=""
      >
        {gone === null ? column.cell(row) : <Struck label={gone}>{column.cell(row)}</Struck>}
      </th>
    ) : (
      <td key={column.id} role="cell" className={styles.cell} data-align={column.align}>
        {column.cell(row)}
      </td>
    ),
  );
});

const NarrowCells = memoized(function NarrowCells<Row>({
  row,
  narrow,
  columns,
  gone,
}: {
  row: Row;
  narrow: (row: Row) => NarrowRow;
  columns: number;
  gone: string | null;
}) {
  const { title, state, details, value } = narrow(row);
  return (
    <td role="cell" aria-colspan={columns} className={styles.narrow}>
      <span className={styles.line}>
        <span className={styles.title}>{gone === null ? title : <Struck label={gone}>{title}</Struck>}</span>
        <span className={styles.end}>{state}</span>
      </span>
      <span className={styles.line} data-second="">
        <span className={styles.details}>{details}</span>
        <span className={styles.end}>{value}</span>
      </span>
    </td>
  );
});
