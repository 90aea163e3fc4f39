import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { ColumnEdge } from "./column-edge.tsx";
import { Icon } from "./icon.tsx";
import { endOf, type ListColumn } from "./list-column.ts";
import styles from "./list-table.module.css";
import { PickBox } from "./pick-box.tsx";
import type { NarrowRow } from "./table/live-column.ts";
import { type ListSizing, useColumnWidths } from "./use-column-widths.ts";
import { useNarrow } from "./use-media.ts";
import type { Sort } from "./view-state.ts";

interface ListPicks<Row> {
  readonly canBePicked: (row: Row) => boolean;
  readonly isPicked: (row: Row) => boolean;
  readonly onPick: (rows: readonly Row[], on: boolean) => void;
  readonly labelOf: (row: Row) => string;
  /** The label of the box that picks every row of the page. */
  readonly page: string;
}

interface ListTableProps<Row> {
  readonly label: string;
  /** The first one identifies the row. */
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** The row where there is no room for columns. */
  readonly narrow: (row: Row) => NarrowRow;
  /** The rows are those from before: others are on their way, or did not come. */
  readonly old?: boolean;
  /** Selection for bulk actions, if there are any. */
  readonly picks?: ListPicks<Row> | undefined;
  /** Column sizing, if columns can be resized. */
  readonly sizing?: ListSizing | undefined;
}

/** A page of a list. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  return useNarrow() ? <Lines {...props} /> : <Table {...props} />;
}

/** Narrower than this the columns are not squeezed but scrolled to. */
const NAME_AT_LEAST = 200;
const PICK_WIDTH = 44;

function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  old,
  picks: wanted,
  sizing,
}: ListTableProps<Row>) {
  const pickable = wanted ? rows.filter(wanted.canBePicked) : [];
  // Where nothing can be picked there is no column for it.
  const picks = pickable.length > 0 ? wanted : undefined;
  const frame = useScrollHints<HTMLDivElement>();
  const pickWidth = picks ? PICK_WIDTH : 0;
  const { table, seen, widthOf, leastOf, tryWidth, settle, fit } = useColumnWidths(
    columns,
    sizing,
    pickWidth,
  );
  const minWidth = columns.reduce((sum, column) => sum + (leastOf(column) ?? NAME_AT_LEAST), pickWidth);
  // If all columns have fixed widths, the remaining space precedes the end-aligned ones.
  const isFilled = columns.every((column) => widthOf(column) !== undefined);
  const end = columns.findIndex(({ pinned }) => pinned);
  const fillAt = isFilled ? (end < 0 ? columns.length : end) : -1;
  const latest = useRef<string | null>(null);
  const count = picks ? pickable.filter(picks.isPicked).length : 0;
  const pick = (index: number, on: boolean, range: boolean) => {
    const before = range ? rows.findIndex((row) => keyOf(row) === latest.current) : -1;
    const from = before < 0 ? index : before;
    picks?.onPick(rows.slice(Math.min(from, index), Math.max(from, index) + 1), on);
    latest.current = rows[index] === undefined ? null : keyOf(rows[index]);
  };
  const filled = (cells: readonly ReactNode[], fill: ReactNode) =>
    fillAt < 0 ? cells : [...cells.slice(0, fillAt), fill, ...cells.slice(fillAt)];
  return (
    <div ref={frame} className={styles.frame} data-pinned={end < 0 ? undefined : ""}>
      {/* Keyboard users scroll it horizontally with the arrow keys. */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table
          ref={table}
          className={styles.table}
          style={{ minWidth }}
          data-old={old ? "" : undefined}
          aria-busy={old}
          onPointerOver={sayWhole}
        >
          <colgroup>
            {picks ? <col style={{ width: PICK_WIDTH }} /> : null}
            {filled(
              columns.map((column) => <col key={column.id} style={{ width: widthOf(column) }} />),
              <col key="fill" />,
            )}
          </colgroup>
          <thead>
            <tr>
              {picks ? (
                <th scope="col" className={styles.head} data-pick="">
                  <PickBox
                    label={picks.page}
                    checked={count === pickable.length}
                    part={count > 0 && count < pickable.length}
                    onPick={(on) => picks.onPick(pickable, on)}
                  />
                </th>
              ) : null}
              {filled(
                columns.map((column) => (
                  <Head
                    key={column.id}
                    column={column}
                    sort={sort?.field === column.id ? sort : null}
                    onSort={onSort}
                    edge={
                      sizing && !column.pinned ? (
                        <ColumnEdge
                          label={sizing.labelOf(column.header)}
                          width={seen[column.id] ?? column.width ?? NAME_AT_LEAST}
                          onTry={(px) => tryWidth(column.id, px)}
                          onSettle={(px) => settle(column.id, px)}
                          onFit={() => fit(column.id)}
                        />
                      ) : null
                    }
                  />
                )),
                <td key="fill" className={styles.head} data-fill="" aria-hidden="true" />,
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={keyOf(row)} className={styles.row} data-picked={picks?.isPicked(row) ? "" : undefined}>
                {picks ? (
                  <td className={styles.cell} data-pick="">
                    {picks.canBePicked(row) ? (
                      <PickBox
                        label={picks.labelOf(row)}
                        checked={picks.isPicked(row)}
                        onPick={(on, range) => pick(at, on, range)}
                      />
                    ) : null}
                  </td>
                ) : null}
                {filled(
                  columns.map((column, index) => (
                    <Cell key={column.id} name={index === 0} column={column}>
                      {column.cell(row)}
                    </Cell>
                  )),
                  <td key="fill" className={styles.cell} data-fill="" aria-hidden="true" />,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Shows the full text of a truncated cell as a tooltip. */
function sayWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th") : null;
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth && !cell.querySelector("[title], button"))
    cell.title = cell.innerText;
}

interface HeadProps<Row> {
  readonly column: ListColumn<Row>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly edge: ReactNode;
}

/** The head of a column. One that can be sorted by is a button; a second press turns the order round. */
function Head<Row>({ column, sort, onSort, edge }: HeadProps<Row>) {
  return (
    <th
      scope="col"
      className={styles.head}
      data-column={column.id}
      data-align={column.align}
      data-room={column.room === undefined ? undefined : ""}
      data-end={column.pinned ? "" : undefined}
      title={column.explains}
      style={{ paddingInlineEnd: endOf(column.room) }}
      aria-sort={sort ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sort}
          data-word=""
          onClick={() => onSort({ field: column.id, descending: sort ? !sort.descending : false })}
        >
          <span className={styles.word}>{column.header}</span>
          {sort ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
        </button>
      ) : (
        <span className={styles.word} data-word="">
          {column.header}
        </span>
      )}
      {edge}
    </th>
  );
}

const Cell = ({
  name,
  column: { align, pinned },
  children,
}: {
  name: boolean;
  column: Pick<ListColumn<never>, "align" | "pinned">;
  children: ReactNode;
}) =>
  name ? (
    <th scope="row" className={styles.cell} data-name="" data-align={align}>
      {children}
    </th>
  ) : (
    <td className={styles.cell} data-align={align} data-end={pinned ? "" : undefined}>
      {children}
    </td>
  );

function Lines<Row>({ label, rows, keyOf, narrow, old }: ListTableProps<Row>) {
  return (
    <ul
      className={styles.lines}
      aria-label={label}
      tabIndex={0}
      data-old={old ? "" : undefined}
      aria-busy={old}
    >
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

/**
 * Returns a ref for a frame around something that scrolls sideways: the frame has `data-before` and
 * `data-after` while columns are out of sight on that side. Set past React: scrolling renders nothing.
 */
function useScrollHints<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const scroller = frame.current?.firstElementChild;
    if (!scroller) return;
    const tell = () => {
      frame.current?.toggleAttribute("data-before", scroller.scrollLeft > 1);
      frame.current?.toggleAttribute(
        "data-after",
        scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 1,
      );
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", tell);
    };
  }, []);
  return frame;
}
