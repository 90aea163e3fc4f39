import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { ColumnEdge } from "./column-edge.tsx";
import { Icon } from "./icon.tsx";
import { endOf, type ListColumn } from "./list-column.ts";
import styles from "./list-table.module.css";
import { PickBox } from "./pick-box.tsx";
import type { NarrowRow } from "./table/live-column.ts";
import { type ListHeader, PICK_WIDTH, type useListTable, within } from "./use-list-table.ts";
import { useNarrow } from "./use-media.ts";
import type { Sort } from "./view-state.ts";

interface ListPicks<Row> {
  readonly labelOf: (row: Row) => string;
  /** Label of the checkbox that selects every row of the page. */
  readonly page: string;
}

/** Further facts of a row, below it once the user expands it. */
export interface ListDetails<Row> {
  /** Label of the button that expands a row. */
  readonly labelOf: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
}

interface ListTableProps<Row extends object> {
  readonly label: string;
  readonly list: ReturnType<typeof useListTable<Row>>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** Returns a row for narrow screens, without columns. */
  readonly narrow: (row: Row) => NarrowRow;
  /** True if the rows are outdated: new ones are loading, or failed to load. */
  readonly old?: boolean;
  /** Selection for bulk actions, if there are any. */
  readonly picks?: ListPicks<Row> | undefined;
  readonly details?: ListDetails<Row> | undefined;
  /** Accessible name of a column's edge. */
  readonly edgeOf: (header: string) => string;
  /** Called when the end of the rows becomes visible, in lists that grow while they are scrolled. */
  readonly onEnd?: (() => void) | undefined;
}

/** A page of a list: a table, or on narrow screens two lines per row. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  return useNarrow() ? <Lines {...props} /> : <Table {...props} />;
}

function Table<Row extends object>({
  label,
  list: { table, shown: columns, scroller },
  sort,
  onSort,
  old,
  picks: wanted,
  details,
  edgeOf,
  onEnd,
}: ListTableProps<Row>) {
  const { rows } = table.getRowModel();
  const expanded = useExpanded();
  const headers = table.getLeafHeaders();
  // Without selectable rows there is no column of checkboxes.
  const picks = rows.some((row) => row.getCanSelect()) ? wanted : undefined;
  const frame = useScrollHints<HTMLDivElement>();
  useEnd(frame, rows.length, onEnd);
  const { startSize, deltaOffset } = table.state.columnResizing;
  const widthOf = (header: ListHeader<Row>) =>
    header.column.getIsResizing() ? within((startSize ?? 0) + (deltaOffset ?? 0)) : header.getSize();
  // The remaining space precedes the pinned columns.
  const end = columns.findIndex(({ pinned }) => pinned);
  const fillAt = end < 0 ? columns.length : end;
  const filled = (cells: readonly ReactNode[], fill: ReactNode) => [
    ...cells.slice(0, fillAt),
    fill,
    ...cells.slice(fillAt),
  ];
  return (
    <div ref={frame} className={styles.frame} data-pinned={end < 0 ? undefined : ""}>
      {/* Keyboard users scroll the table horizontally with the arrow keys. */}
      <div ref={scroller} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table
          className={styles.table}
          data-old={old ? "" : undefined}
          aria-busy={old}
          onPointerOver={showFullText}
        >
          <colgroup>
            {picks ? <col style={{ width: PICK_WIDTH }} /> : null}
            {filled(
              headers.map((header) => <col key={header.id} style={{ width: widthOf(header) }} />),
              <col key="fill" />,
            )}
          </colgroup>
          <thead>
            <tr>
              {picks ? (
                <th scope="col" className={styles.head} data-pick="">
                  <PickBox
                    label={picks.page}
                    checked={table.getIsAllPageRowsSelected()}
                    part={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
                    onChange={table.getToggleAllPageRowsSelectedHandler()}
                  />
                </th>
              ) : null}
              {filled(
                columns.map((column, at) => {
                  const header = headers[at];
                  return (
                    <Head
                      key={column.id}
                      column={column}
                      sort={sort?.field === column.id ? sort : null}
                      onSort={onSort}
                      edge={
                        header && !column.pinned ? (
                          <ColumnEdge label={edgeOf(column.header)} header={header} width={widthOf(header)} />
                        ) : null
                      }
                    />
                  );
                }),
                <td key="fill" className={styles.head} data-fill="" aria-hidden="true" />,
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <tr className={styles.row} data-picked={row.getIsSelected() ? "" : undefined}>
                  {picks ? (
                    <td className={styles.cell} data-pick="">
                      {row.getCanSelect() ? (
                        <PickBox
                          label={picks.labelOf(row.original)}
                          checked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                        />
                      ) : null}
                    </td>
                  ) : null}
                  {filled(
                    columns.map((column, index) => (
                      <Cell key={column.id} name={index === 0} column={column}>
                        {index === 0 && details ? (
                          <Expander label={details.labelOf(row.original)} {...expanded.of(row.id)} />
                        ) : null}
                        {column.cell(row.original)}
                      </Cell>
                    )),
                    <td key="fill" className={styles.cell} data-fill="" aria-hidden="true" />,
                  )}
                </tr>
                {details && expanded.of(row.id).open ? (
                  <tr data-details="">
                    <td className={styles.details} colSpan={columns.length + (picks ? 2 : 1)}>
                      {details.render(row.original)}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Returns which rows are expanded, by id, and how to change it. */
function useExpanded() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    of: (id: string) => ({
      open: ids.has(id),
      onToggle: () =>
        setIds((before) =>
          before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
        ),
    }),
  };
}

interface ExpanderProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A button that shows and hides the details of a row. */
const Expander = ({ label, open, onToggle }: ExpanderProps) => (
  <button
    type="button"
    className={styles.expander}
    aria-expanded={open}
    aria-label={label}
    onClick={onToggle}
  >
    <Icon name="right" size={12} />
  </button>
);

/** Shows the full text of a truncated cell as a tooltip. */
function showFullText({ target }: PointerEvent): void {
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

/** The head of a column. In a sortable column it is a button; a second click reverses the order. */
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

function Lines<Row extends object>({ label, list, narrow, old, details: shown, onEnd }: ListTableProps<Row>) {
  const { rows } = list.table.getRowModel();
  const expanded = useExpanded();
  const lines = useRef<HTMLUListElement>(null);
  useEnd(lines, rows.length, onEnd);
  return (
    <ul
      ref={lines}
      className={styles.lines}
      aria-label={label}
      tabIndex={0}
      data-old={old ? "" : undefined}
      aria-busy={old}
    >
      {rows.map(({ id, original }) => {
        const { title, state, details, value } = narrow(original);
        return (
          <li key={id} className={styles.two}>
            <div className={styles.line}>
              <span>
                {shown ? <Expander label={shown.labelOf(original)} {...expanded.of(id)} /> : null}
                {title}
              </span>
              <span>{state}</span>
            </div>
            <div className={styles.line}>
              <span>{details}</span>
              <span>{value}</span>
            </div>
            {shown && expanded.of(id).open ? <div data-details="">{shown.render(original)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Calls `onEnd` when the last row is visible. The last row is observed again after rows were added, because the end may
 * still be visible then.
 */
function useEnd(place: RefObject<HTMLElement | null>, rows: number, onEnd: (() => void) | undefined): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  const isWatched = onEnd !== undefined;
  useEffect(() => {
    const last = isWatched
      ? place.current?.querySelectorAll("tbody > tr:not([data-details]), ul > li")[rows - 1]
      : null;
    if (!last) return undefined;
    const visible = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.();
    });
    visible.observe(last);
    return () => visible.disconnect();
  }, [place, isWatched, rows]);
}

/**
 * Returns a ref for a frame around a horizontal scroll container. The frame has `data-before` or `data-after`
 * while columns are hidden on that side. The attributes are set directly in the DOM, so that scrolling
 * renders nothing.
 */
function useScrollHints<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const scroller = frame.current?.firstElementChild;
    if (!scroller) return;
    const update = () => {
      frame.current?.toggleAttribute("data-before", scroller.scrollLeft > 1);
      frame.current?.toggleAttribute(
        "data-after",
        scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 1,
      );
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener("scroll", update, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", update);
    };
  }, []);
  return frame;
}
