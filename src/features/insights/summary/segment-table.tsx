import { useState } from "react";
import type { CallMeasure, Metrics } from "../../../../openapi/generated/console.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { type MetricsRow, totalOf } from "../frame/use-metrics.ts";
import {
  changeOf,
  type ServiceLevel,
  shownValue,
  useMeasureWords,
  useTargets,
} from "../frame/use-measure-words.ts";
import { useNames } from "../frame/use-names.ts";
import styles from "./segment-table.module.css";

interface SegmentTableProps {
  readonly metrics: Metrics;
  /** Numbers of the comparison; undefined without one. */
  readonly compared: Metrics | undefined;
  /** The columns, in order. The change is shown after the service level. */
  readonly measures: readonly CallMeasure[];
  /** The measure with a bar, a target and a change. */
  readonly level: ServiceLevel;
  /** Returns the link to the calls of a segment. */
  readonly hrefOf: (segment: string) => string;
  /** Returns the link to the explanation of the service level of a segment, or of all; absent if it is not offered. */
  readonly whyOf?: (segment: string | null) => string;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** Column of the change of the service level. */
const CHANGE = "change";
type Column = CallMeasure | typeof CHANGE;
type SortBy = { readonly column: Column | "segment"; readonly descending: boolean };

/** Numbers by segment, with the total in the first row. */
export function SegmentTable({ metrics, compared, measures, level, hrefOf, whyOf, old }: SegmentTableProps) {
  const { say, locale } = useTexts();
  const text = say.insights.summary;
  const formats = useFormats();
  const words = useMeasureWords();
  const [sort, setSort] = useState<SortBy>({ column: measures[0] ?? "segment", descending: true });
  const rows = metrics.rows.filter((row) => row.level === 1);
  const { nameOf } = useNames(
    "segments",
    rows.map(({ group }) => String(group["segment"] ?? "")),
  );
  const was = new Map(compared?.rows.map((row) => [String(row.group["segment"] ?? ""), row]));
  const columns: readonly Column[] = measures.flatMap((measure) =>
    measure === level && compared ? [measure, CHANGE] : [measure],
  );
  const changeIn = (row: MetricsRow, id: string | null) =>
    changeOf(level, row.values[level], (id === null ? totalOf(compared) : was.get(id))?.values[level]);
  const nameIn = (id: string) =>
    id === ""
      ? text.table.none()
      : (nameOf(id) ?? (nameOf(id) === null ? say.insights.frame.deleted.segment() : ""));
  const lines = rows
    .map((row) => {
      const id = String(row.group["segment"] ?? "");
      return { row, id, name: nameIn(id), change: changeIn(row, id) };
    })
    .toSorted((a, b) => {
      const direction = sort.descending ? -1 : 1;
      if (sort.column === "segment") return direction * a.name.localeCompare(b.name, locale);
      const valueOf = (line: typeof a) =>
        sort.column === CHANGE ? line.change : (line.row.values[sort.column] ?? null);
      const [one, other] = [valueOf(a), valueOf(b)];
      // Rows without a value are last in both directions.
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction * (one - other) || a.name.localeCompare(b.name, locale);
    });
  const total = totalOf(metrics);
  const cells = (row: MetricsRow, change: number | null, why?: WhyOfRow) =>
    columns.map((column) =>
      column === CHANGE ? (
        <td key={column} className={styles.change}>
          {change === null
            ? text.noValue()
            : `${change < 0 ? "−" : "+"}${formats.number(Math.round(Math.abs(change) * 10) / 10)}`}
        </td>
      ) : (
        <ValueCell
          key={column}
          measure={column}
          row={row}
          bar={column === level}
          why={column === level ? why : undefined}
        />
      ),
    );
  const head = (column: SortBy["column"], label: string, explains?: string) => (
    <th
      key={column}
      scope="col"
      title={explains}
      aria-sort={sort.column === column ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() =>
          setSort({ column, descending: sort.column === column ? !sort.descending : column !== "segment" })
        }
      >
        {label}
        {sort.column === column ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
      </button>
    </th>
  );
  return (
    <Panel>
      <div className={styles.scroll} role="region" aria-label={text.table.label()} tabIndex={0}>
        <table className={styles.table} data-old={old ? "" : undefined} aria-busy={old}>
          <thead>
            <tr>
              {head("segment", text.table.segment())}
              {columns.map((column) =>
                column === CHANGE
                  ? head(CHANGE, text.table.change(), text.table.changeOf())
                  : head(column, words.nameOf(column), words.meansOf(column)),
              )}
            </tr>
          </thead>
          <tbody>
            {total ? (
              <tr className={styles.total}>
                <th scope="row">{text.table.all()}</th>
                {cells(total, changeIn(total, null), whyOf && { href: whyOf(null), name: text.table.all() })}
              </tr>
            ) : null}
            {lines.map(({ row, id, name, change }) => (
              <tr key={id}>
                <th scope="row">{id === "" ? name : <TextLink href={hrefOf(id)}>{name}</TextLink>}</th>
                {cells(row, change, whyOf && id !== "" ? { href: whyOf(id), name } : undefined)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>
        {metrics.source === "totals" ? text.totals() : text.from({ count: metrics.calls })}
      </p>
    </Panel>
  );
}

interface WhyOfRow {
  readonly href: string;
  readonly name: string;
}

interface ValueCellProps {
  readonly measure: CallMeasure;
  readonly row: MetricsRow;
  readonly bar: boolean;
  readonly why: WhyOfRow | undefined;
}

function ValueCell({ measure, row, bar, why }: ValueCellProps) {
  const words = useMeasureWords();
  const targets = useTargets();
  const value = row.values[measure];
  const shown = words.valueOf(measure, value);
  const isOver =
    measure === "abandonRate" &&
    typeof value === "number" &&
    shownValue(measure, value) > targets.abandonedPercent;
  if (value === null || value === undefined)
    return <td title={words.reasonOf(measure, row.sums["calls"] ?? 0)}>{shown}</td>;
  return (
    <td>
      <span className={styles.value} data-explained={why ? "" : undefined}>
        {bar ? (
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${value}%` }} />
            <i style={{ insetInlineStart: `${targets.serviceLevelPercent}%` }} />
          </span>
        ) : null}
        {isOver ? <Glyph name="warning" /> : null}
        <span className={bar ? styles.level : undefined}>{shown}</span>
        {why ? (
          <WhyLink
            href={why.href}
            name={why.name}
            value={shown}
            missed={shownValue(measure, value) < targets.serviceLevelPercent}
          />
        ) : null}
      </span>
    </td>
  );
}
