import { useState } from "react";
import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { ExportBar } from "../../../resource/records/export/export-bar.tsx";
import { ExportMenu } from "../../../resource/records/export/export-menu.tsx";
import { useExport } from "../../../resource/records/export/use-export.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ListColumn } from "../../../ui/list-column.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Sparkline } from "../../../ui/sparkline.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useMeasureWords } from "../frame/use-measure-words.ts";
import type { MetricsRow } from "../frame/use-metrics.ts";
import table from "../frame/report-table.module.css";
import { callsHref, type Counted, type GroupKind } from "./group-kinds.ts";
import { type GroupCourse, type GroupSums, shareOf } from "./group-rows.ts";
import styles from "./group-table.module.css";

type Column = "count" | "share" | "change" | CallMeasure;
type SortBy = { readonly column: Column | "name"; readonly descending: boolean };

/** A row of the table: a value, all calls, or those without a value. */
interface Line {
  readonly counted: Counted;
  readonly name: string;
  readonly row: MetricsRow | undefined;
  readonly count: number;
  readonly share: number | null;
  readonly was: number | null;
  readonly trend: readonly number[];
}

interface GroupTableProps {
  readonly kind: GroupKind;
  readonly state: InsightsFilters;
  readonly sums: GroupSums;
  readonly labelOf: (value: string) => string;
  readonly course: GroupCourse | undefined;
  /** Calls that the numbers are computed from. */
  readonly calls: number;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** Numbers by value: the total first, then each value, and last the calls without any. */
export function GroupTable({ kind, state, sums, labelOf, course, calls, old }: GroupTableProps) {
  const { say, locale } = useTexts();
  const text = say.insights.groups;
  const own = text[kind.page];
  const words = useMeasureWords();
  const [sort, setSort] = useState<SortBy>({ column: "count", descending: true });
  const columns: readonly Column[] = [
    "count",
    "share",
    ...(state.comparison ? ["change" as const] : []),
    ...kind.measures,
  ];
  const lines = sums.lines
    .map((line): Line => ({
      ...line,
      counted: { value: line.value },
      name: labelOf(line.value),
      trend: course?.counts.get(line.value) ?? [],
    }))
    .toSorted((a, b) => {
      const direction = sort.descending ? -1 : 1;
      if (sort.column === "name") return direction * a.name.localeCompare(b.name, locale);
      const [one, other] = [valueIn(sort.column, a), valueIn(sort.column, b)];
      // Rows without a value are last in both directions.
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction * (one - other) || a.name.localeCompare(b.name, locale);
    });
  const { total, without, totalRow, noneRow } = sums;
  const all: Line = {
    counted: "all",
    name: own.all(),
    row: totalRow,
    count: total,
    share: total === 0 ? null : 100,
    was: null,
    trend: [],
  };
  const none: Line = {
    counted: "without",
    name: own.without(),
    row: noneRow,
    count: without,
    share: shareOf(without, total),
    was: null,
    trend: [],
  };
  const label = (column: Column): string =>
    column === "count"
      ? words.nameOf(kind.counted)
      : column === "share" || column === "change"
        ? text.table[column]()
        : words.nameOf(column);
  const explains = (column: Column): string =>
    column === "count"
      ? words.meansOf(kind.counted)
      : column === "share" || column === "change"
        ? text.table.explained[column]()
        : words.meansOf(column);
  const head = (column: SortBy["column"], name: string, title?: string) => (
    <th
      key={column}
      scope="col"
      title={title}
      aria-sort={sort.column === column ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={table.sort}
        onClick={() =>
          setSort({ column, descending: sort.column === column ? !sort.descending : column !== "name" })
        }
      >
        {name}
        {sort.column === column ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
      </button>
    </th>
  );
  const shared = { kind, state, columns };
  return (
    <Panel>
      <Tools {...shared} lines={[all, ...lines, ...(without > 0 ? [none] : [])]} sort={sort} label={label} />
      <div className={table.scroll} role="region" aria-label={own.title()} tabIndex={0}>
        <table className={table.table} data-old={old ? "" : undefined} aria-busy={old}>
          <thead>
            <tr>
              {head("name", own.value())}
              {columns.map((column) => head(column, label(column), explains(column)))}
              <th scope="col">{text.table.trend()}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={table.total}>
              <Cells {...shared} line={all} />
            </tr>
            {lines.map((line) => (
              <tr key={typeof line.counted === "object" ? line.counted.value : ""}>
                <Cells {...shared} line={line} />
              </tr>
            ))}
            {without > 0 ? (
              <tr className={styles.without}>
                <Cells {...shared} line={none} />
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <p className={table.foot}>
        {say.insights.summary.from({ count: calls })}
        {kind.group === "reason" ? null : ` · ${text.table.once()}`}
      </p>
    </Panel>
  );
}

/** Returns the change of the share in percentage points; null without a comparison. */
const changeIn = ({ share, was }: Pick<Line, "share" | "was">): number | null =>
  share === null || was === null ? null : Math.round(share * 10) / 10 - Math.round(was * 10) / 10;

function valueIn(column: Column, line: Line): number | null {
  if (column === "count" || column === "share") return line[column];
  return column === "change" ? changeIn(line) : (line.row?.values[column] ?? null);
}

interface CellsProps {
  readonly kind: GroupKind;
  readonly state: InsightsFilters;
  readonly columns: readonly Column[];
  readonly line: Line;
}

function Cells({ kind, state, columns, line }: CellsProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useMeasureWords();
  const { name, count, share, row, trend } = line;
  const none = say.insights.summary.noValue();
  const cellOf = (column: Column) => {
    switch (column) {
      case "count":
        return count === 0 ? (
          formats.number(0)
        ) : (
          <TextLink href={callsHref(kind, state, line.counted)}>{formats.number(count)}</TextLink>
        );
      case "share":
        return share === null ? (
          none
        ) : (
          <span className={table.value}>
            <span className={`${table.bar} ${styles.bar}`} aria-hidden="true">
              <span style={{ inlineSize: `${share}%` }} />
            </span>
            <span className={table.level}>{formats.percent(share, 1)}</span>
          </span>
        );
      case "change": {
        const change = changeIn(line);
        if (change === null) return none;
        const points = Math.round(Math.abs(change) * 10) / 10;
        return `${points === 0 ? "" : change < 0 ? "−" : "+"}${formats.number(points)}`;
      }
      default:
        return words.valueOf(column, row?.values[column] ?? null);
    }
  };
  const high = Math.max(1, ...trend);
  return (
    <>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td
          key={column}
          className={column === "change" ? table.change : undefined}
          title={
            column !== "count" && column !== "share" && column !== "change" && row?.values[column] === null
              ? words.reasonOf(column, row.sums["calls"] ?? 0)
              : undefined
          }
        >
          {cellOf(column)}
        </td>
      ))}
      <td className={styles.trend}>
        {trend.length > 1 ? (
          <Sparkline
            values={trend}
            places={trend.length}
            domain={[0, high]}
            height={20}
            label={say.insights.groups.table.course({ name, most: high })}
          />
        ) : null}
      </td>
    </>
  );
}

interface ToolsProps {
  readonly kind: GroupKind;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly sort: SortBy;
  readonly label: (column: Column) => string;
}

/** Title of the table, and its export as it is shown. */
function Tools({ kind, columns, lines, sort, label }: ToolsProps) {
  const { say } = useTexts();
  const own = say.insights.groups[kind.page];
  const filterWords = useFilterWords();
  const words = useMeasureWords();
  const file = useExport();
  const kindOf = (column: Column) => {
    if (column === "share") return "percent" as const;
    if (column === "count" || column === "change") return "number" as const;
    const unit = words.unitOf(column);
    return unit === "percent" ? ("percent" as const) : unit === "milliseconds" ? "minutes" : "number";
  };
  const written: readonly ListColumn<Line>[] = [
    { id: "name", header: own.value(), cell: () => null, written: { kind: "text", of: ({ name }) => name } },
    ...columns.map((column): ListColumn<Line> => ({
      id: column,
      header: label(column),
      cell: () => null,
      written: { kind: kindOf(column), of: (line) => valueIn(column, line) },
    })),
  ];
  return (
    <>
      <div className={styles.tools}>
        <h2>{own.title()}</h2>
        <ExportMenu
          total={lines.length}
          picked={0}
          busy={file.busy}
          onChoose={(format) =>
            file.start({
              kind: format,
              title: own.title(),
              columns: written,
              keyOf: ({ counted }) => (typeof counted === "object" ? `= ${counted.value}` : counted),
              read: ({ $skip, $limit }) =>
                Promise.resolve({ data: lines.slice($skip, $skip + $limit), total: lines.length }),
              view: { search: "", filters: [] },
              sort: { field: sort.column, descending: sort.descending },
              all: written,
              fields: [],
              words: filterWords,
            })
          }
        />
      </div>
      <ExportBar state={file.state} />
    </>
  );
}
