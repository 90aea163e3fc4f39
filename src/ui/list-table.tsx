import { type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";
import { type ListColumn, endOf } from "./list-column.ts";
import type { ListPicks } from "./list-picks.ts";
import styles from "./list-table.module.css";
import { PickBox } from "./pick-box.tsx";
import type { NarrowRow } from "./table/live-column.ts";
import { useNarrow } from "./use-narrow.ts";
import type { Sort } from "./view-state.ts";

interface ListTableProps<Row> {
  readonly label: string;
  /** The first tells the rows apart. */
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** The row where there is no room for columns. */
  readonly narrow: (row: Row) => NarrowRow;
  /** The rows are those from before: others are on their way, or did not come. */
  readonly old?: boolean;
  /** Where something can be done with many of them. */
  readonly picks?: ListPicks<Row> | undefined;
}

/** A page of a list. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  return useNarrow() ? <Lines {...props} /> : <Table {...props} />;
}

/** Narrower than this the columns are not squeezed but scrolled to. */
const NAME_AT_LEAST = 200;
const PICK_WIDTH = 44;

function Table<Row>({ label, columns, rows, keyOf, sort, onSort, old, picks }: ListTableProps<Row>) {
  const minWidth = columns.reduce((sum, { width }) => sum + (width ?? NAME_AT_LEAST), picks ? PICK_WIDTH : 0);
  const latest = useRef<string | null>(null);
  const count = picks ? rows.filter(picks.isPicked).length : 0;
  const pick = (index: number, on: boolean, range: boolean) => {
    const before = range ? rows.findIndex((row) => keyOf(row) === latest.current) : -1;
    const from = before < 0 ? index : before;
    picks?.onPick(rows.slice(Math.min(from, index), Math.max(from, index) + 1), on);
    latest.current = rows[index] === undefined ? null : keyOf(rows[index]);
  };
  return (
    // Whoever has no pointer scrolls it sideways with the arrow keys.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} style={{ minWidth }} data-old={old ? "" : undefined} aria-busy={old}>
        <colgroup>
          {picks ? <col style={{ width: PICK_WIDTH }} /> : null}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {picks ? (
              <th scope="col" className={styles.head} data-pick="">
                <PickBox label={picks.page} checked={count === rows.length} part={count > 0 && count < rows.length} onPick={(on) => picks.onPick(rows, on)} />
              </th>
            ) : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort?.field === column.id ? sort : null} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={keyOf(row)} className={styles.row} data-picked={picks?.isPicked(row) ? "" : undefined}>
              {picks ? (
                <td className={styles.cell} data-pick="">
                  <PickBox label={picks.labelOf(row)} checked={picks.isPicked(row)} onPick={(on, range) => pick(at, on, range)} />
                </td>
              ) : null}
              {columns.map((column, index) => (
                <Cell key={column.id} name={index === 0} align={column.align}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a column. One that can be sorted by is a button; a second press turns the order round. */
function Head<Row>({ column, sort, onSort }: { column: ListColumn<Row>; sort: Sort | null; onSort: (sort: Sort) => void }) {
  return (
    <th scope="col" className={styles.head} data-align={column.align} title={column.explains} style={{ paddingInlineEnd: endOf(column.room) }} aria-sort={sort ? (sort.descending ? "descending" : "ascending") : undefined}>
      {column.sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort({ field: column.id, descending: sort ? !sort.descending : false })}>
          {column.header}
          {sort ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

const Cell = ({ name, align, children }: { name: boolean; align: "start" | "end" | undefined; children: ReactNode }) =>
  name ? (
    <th scope="row" className={styles.cell} data-name="" data-align={align}>
      {children}
    </th>
  ) : (
    <td className={styles.cell} data-align={align}>
      {children}
    </td>
  );

function Lines<Row>({ label, rows, keyOf, narrow, old }: ListTableProps<Row>) {
  return (
    <ul className={styles.lines} aria-label={label} tabIndex={0} data-old={old ? "" : undefined} aria-busy={old}>
      {rows.map((row) => {
        const { title, state, details, value } = narrow(row);
        return (
          <li key={keyOf(row)} className={styles.two}>
            <div className={styles.line}>
              <span>{title}</span>
              <span>{state}</span>
            </div>
            <div className={styles.line}>
              <span>{details}</span>
              <span>{value}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
