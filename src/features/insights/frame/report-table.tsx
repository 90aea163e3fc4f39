import { type ReactNode, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./report-table.module.css";
import { useQueryText } from "./use-query-choice.ts";

type Value = number | string | null;

export interface ReportColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Shorter text of the heading. The label is then part of its tooltip and of its name for screen readers. */
  readonly short?: string | undefined;
  /** Definition of the numbers, shown on the heading. */
  readonly means?: string | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Explanation of a cell, such as the reason why it has no value. */
  readonly title?: (row: Row) => string | undefined;
  /** Value to sort by. Without it, the column cannot be sorted. */
  readonly value?: (row: Row) => Value;
  /** `text`: aligned at the start. `change`: muted, also in the total. `changing`: followed by a change. */
  readonly kind?: "text" | "change" | "changing" | undefined;
}

interface SortBy {
  readonly column: string;
  readonly descending: boolean;
}

/** The rows as they are shown, with the total and the last row. */
export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** Null if the rows are in their own order. */
  readonly sort: SortBy | null;
}

interface ReportTableProps<Row> {
  readonly label: string;
  /** The first column. It stays visible while the others scroll. */
  readonly head: {
    readonly label: string;
    readonly nameOf: (row: Row) => string;
    /** Returns the link of a row; null without one. */
    readonly hrefOf?: (row: Row) => string | null;
    /** Returns a secondary text below the name. */
    readonly aboutOf?: (row: Row) => ReactNode;
    /** True if rows can be sorted by name. */
    readonly sortable?: boolean;
  };
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first row, which is never sorted and has no link. */
  readonly total?: Row | undefined;
  /** The row after all others, which is never sorted and has no link, such as the calls without a value. */
  readonly last?: Row | undefined;
  /** Number of rows shown at first; by default all. */
  readonly most?: number | undefined;
  /** Returns what is above the table, such as its title. */
  readonly renderTop?: (shown: ShownRows<Row>) => ReactNode;
  /** Sorting at first. Without it, the rows stay in their order until a heading is pressed. */
  readonly sort?: SortBy;
  /** Parameter of the URL that keeps the sorting; each table of a page needs its own. */
  readonly sortName?: string;
  /** True while newer numbers load, or after they failed to. */
  readonly old?: boolean;
  /** Text below the table. */
  readonly foot?: ReactNode;
}

/** Id of the first column in the sorting. */
export const NAME = "name";

/** Table of a report, with the total in the first row. Columns with values are sorted by their headings. */
export function ReportTable<Row>({
  label,
  head,
  columns,
  rows,
  keyOf,
  total,
  last,
  most,
  renderTop,
  sort: first,
  sortName = "sort",
  old = false,
  foot,
}: ReportTableProps<Row>) {
  const { locale, say } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const written = useQueryText(sortName);
  const hasNames = head.sortable ?? first !== undefined;
  const chosen = written.value === null ? null : readSort(written.value);
  // A column may be gone, such as that of a comparison.
  const isSortable = ({ column }: SortBy) =>
    column === NAME ? hasNames : columns.some(({ id, value }) => id === column && value !== undefined);
  const sort = chosen && isSortable(chosen) ? chosen : (first ?? null);
  const valueOf = sort?.column === NAME ? head.nameOf : columns.find(({ id }) => id === sort?.column)?.value;
  const sorted =
    sort && valueOf
      ? rows.toSorted(
          (one, other) =>
            compare(valueOf(one), valueOf(other), sort.descending, locale) ||
            head.nameOf(one).localeCompare(head.nameOf(other), locale),
        )
      : rows;
  const heading = (
    column: Pick<ReportColumn<Row>, "id" | "label" | "short" | "means" | "kind">,
    sortable: boolean,
  ) => {
    const isSorted = sortable && sort?.column === column.id;
    const isText = column.id === NAME || column.kind === "text";
    const { label: full, short, means } = column;
    const name = short === undefined ? undefined : full.startsWith(short) ? full : `${short}, ${full}`;
    return (
      <th
        key={column.id}
        scope="col"
        title={short === undefined ? means : [full, means].filter(Boolean).join(": ")}
        aria-label={sortable ? undefined : name}
        data-kind={column.kind}
        aria-sort={isSorted ? (sort.descending ? "descending" : "ascending") : undefined}
      >
        {sortable ? (
          <button
            type="button"
            className={styles.sort}
            aria-label={name}
            onClick={() => {
              const next = writeSort({
                column: column.id,
                descending: isSorted ? !sort.descending : !isText,
              });
              written.change(first && next === writeSort(first) ? null : next);
            }}
          >
            {short ?? full}
            {isSorted ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
          </button>
        ) : (
          (short ?? full)
        )}
      </th>
    );
  };
  const defined = columns.flatMap(({ id, label: name, means }) => (means ? [{ id, name, means }] : []));
  const given = (row: Row | undefined) => (row === undefined ? [] : [row]);
  const hidden = most === undefined || isWhole ? 0 : Math.max(0, sorted.length - most);
  const cells = (row: Row) =>
    columns.map(({ id, cell, title, kind }) => (
      <td key={id} title={title?.(row)} data-kind={kind}>
        {cell(row)}
      </td>
    ));
  return (
    <Panel>
      {renderTop?.({ rows: [...given(total), ...sorted, ...given(last)], sort })}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} data-old={old ? "" : undefined} aria-busy={old}>
          <thead>
            <tr>
              {heading({ id: NAME, label: head.label }, hasNames)}
              {columns.map((column) => heading(column, column.value !== undefined))}
            </tr>
          </thead>
          <tbody>
            {total === undefined ? null : (
              <tr className={styles.total}>
                <th scope="row">{head.nameOf(total)}</th>
                {cells(total)}
              </tr>
            )}
            {sorted.slice(0, sorted.length - hidden).map((row) => {
              const href = head.hrefOf?.(row) ?? null;
              const name = head.nameOf(row);
              const about = head.aboutOf?.(row);
              return (
                <tr key={keyOf(row)}>
                  <th scope="row">
                    {href === null ? name : <TextLink href={href}>{name}</TextLink>}
                    {about ? <span className={styles.about}>{about}</span> : null}
                  </th>
                  {cells(row)}
                </tr>
              );
            })}
            {last === undefined ? null : (
              <tr className={styles.last}>
                <th scope="row">{head.nameOf(last)}</th>
                {cells(last)}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {foot === undefined && defined.length === 0 && hidden === 0 ? null : (
        <p className={styles.foot}>
          {hidden > 0 ? (
            <Button size="small" onClick={() => setWhole(true)}>
              {say.insights.frame.showAllRows({ count: sorted.length })}
            </Button>
          ) : null}
          <span>{foot}</span>
          {defined.length === 0 ? null : <Definitions label={label} columns={defined} />}
        </p>
      )}
    </Panel>
  );
}

interface CallsLinkProps {
  /** The number: null if it has no value. */
  readonly value: number | null;
  readonly shown: string;
  /** Link to the calls that it counts; null if there are none. */
  readonly href: string | null;
}

/** A number that opens the calls that it counts. */
export const CallsLink = ({ value, shown, href }: CallsLinkProps) =>
  value === null || href === null ? (
    shown
  ) : (
    <TextLink quiet href={href}>
      {shown}
    </TextLink>
  );

interface DefinitionsProps {
  /** Name of the table. */
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly name: string; readonly means: string }[];
}

/** Opens the definitions of the columns, which the headings show to the pointer only. */
function Definitions({ label, columns }: DefinitionsProps) {
  const text = useTexts().say.insights.frame;
  return (
    <Popover
      label={text.definitionsOf({ table: label })}
      align="end"
      renderTrigger={(trigger) => (
        <Button kind="quiet" size="small" {...trigger}>
          {text.definitions()}
        </Button>
      )}
    >
      {() => (
        <dl className={styles.definitions}>
          {columns.map(({ id, name, means }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popover>
  );
}

/** Reads a sorting as lists write it in the URL: the column, after a minus sign if it is descending. */
const readSort = (text: string): SortBy => ({
  column: text.replace(/^-/, ""),
  descending: text.startsWith("-"),
});

const writeSort = ({ column, descending }: SortBy): string => `${descending ? "-" : ""}${column}`;

/** Orders two values. Rows without a value are last in both directions. */
function compare(one: Value, other: Value, descending: boolean, locale: string): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === "number" && typeof other === "number"
      ? one - other
      : String(one).localeCompare(String(other), locale);
  return descending ? -order : order;
}
