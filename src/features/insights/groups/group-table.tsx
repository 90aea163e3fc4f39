import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { ExportBar } from "../../../resource/records/export/export-bar.tsx";
import { ExportMenu } from "../../../resource/records/export/export-menu.tsx";
import { useExport } from "../../../resource/records/export/use-export.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { ListColumn } from "../../../ui/list-column.ts";
import { Sparkline } from "../../../ui/sparkline.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useMeasureWords } from "../frame/use-measure-words.ts";
import type { MetricsRow } from "../frame/use-metrics.ts";
import { CallsLink, NAME, type ReportColumn, ReportTable, type ShownRows } from "../frame/report-table.tsx";
import table from "../frame/report-table.module.css";
import { callsHref, type Counted, type GroupKind } from "./group-kinds.ts";
import { type GroupCourse, type GroupSums, shareOf } from "./group-rows.ts";
import styles from "./group-table.module.css";

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
  const { say } = useTexts();
  const text = say.insights.groups;
  const own = text[kind.page];
  const { total, without, totalRow, noneRow } = sums;
  const columns = useColumns({ kind, state });
  return (
    <ReportTable
      label={own.title()}
      renderTop={(shown) => <Tools kind={kind} columns={columns} {...shown} />}
      head={{ label: own.value(), nameOf: ({ name }) => name }}
      columns={columns}
      rows={sums.lines.map((line) => ({
        ...line,
        counted: { value: line.value },
        name: labelOf(line.value),
        trend: course?.counts.get(line.value) ?? [],
      }))}
      keyOf={keyOf}
      total={{
        counted: "all",
        name: own.all(),
        row: totalRow,
        count: total,
        share: total === 0 ? null : 100,
        was: null,
        trend: [],
      }}
      last={
        without > 0
          ? {
              counted: "without",
              name: own.without(),
              row: noneRow,
              count: without,
              share: shareOf(without, total),
              was: null,
              trend: [],
            }
          : undefined
      }
      sort={{ column: "count", descending: true }}
      old={old}
      foot={`${say.insights.summary.from({ count: calls })}${kind.group === "reason" ? "" : ` · ${text.table.once()}`}`}
    />
  );
}

const keyOf = ({ counted }: Line): string => (typeof counted === "object" ? `= ${counted.value}` : counted);

/** Returns the change of the share in percentage points; null without a comparison. */
const changeIn = ({ share, was }: Line): number | null =>
  share === null || was === null ? null : Math.round(share * 10) / 10 - Math.round(was * 10) / 10;

/** A column of the table. Those with values are exported. */
interface Column extends ReportColumn<Line> {
  readonly value?: (line: Line) => number | null;
  readonly written?: "number" | "percent" | "minutes";
}

function useColumns({ kind, state }: Pick<GroupTableProps, "kind" | "state">): readonly Column[] {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useMeasureWords();
  const text = say.insights.groups.table;
  const none = say.insights.summary.noValue();
  const measured = (measure: CallMeasure): Column => {
    const valueIn = ({ row }: Line) => row?.values[measure] ?? null;
    const unit = words.unitOf(measure);
    return {
      id: measure,
      label: words.nameOf(measure),
      means: words.meansOf(measure),
      value: valueIn,
      written: unit === "percent" ? "percent" : unit === "milliseconds" ? "minutes" : "number",
      title: (line) =>
        line.row && valueIn(line) === null ? words.reasonOf(measure, line.row.sums["calls"] ?? 0) : undefined,
      cell: (line) => (
        <CallsLink
          value={valueIn(line)}
          shown={words.valueOf(measure, valueIn(line))}
          href={callsHref(kind, state, line.counted, { measure })}
        />
      ),
    };
  };
  return [
    {
      id: "count",
      label: words.nameOf(kind.counted),
      means: words.meansOf(kind.counted),
      value: ({ count }) => count,
      written: "number",
      cell: ({ count, counted }) => (
        <CallsLink
          value={count || null}
          shown={formats.number(count)}
          href={callsHref(kind, state, counted)}
        />
      ),
    },
    {
      id: "share",
      label: text.share(),
      means: text.explained.share(),
      value: ({ share }) => share,
      written: "percent",
      cell: ({ share }) =>
        share === null ? (
          none
        ) : (
          <span className={table.value}>
            <span className={`${table.bar} ${styles.bar}`} aria-hidden="true">
              <span style={{ inlineSize: `${share}%` }} />
            </span>
            <span className={table.level}>{formats.percent(share, 1)}</span>
          </span>
        ),
    },
    ...(state.comparison
      ? [
          {
            id: "change",
            label: text.change(),
            means: text.explained.change(),
            kind: "change",
            value: changeIn,
            written: "number",
            cell: (line) => {
              const change = changeIn(line);
              if (change === null) return none;
              const points = Math.round(Math.abs(change) * 10) / 10;
              return `${points === 0 ? "" : change < 0 ? "−" : "+"}${formats.number(points)}`;
            },
          } satisfies Column,
        ]
      : []),
    ...kind.measures.map(measured),
    { id: "trend", label: text.trend(), cell: (line) => <Trend line={line} /> },
  ];
}

/** The course of the count over the period. */
function Trend({ line: { name, trend } }: { readonly line: Line }) {
  const text = useTexts().say.insights.groups.table;
  const high = Math.max(1, ...trend);
  return (
    <span className={styles.trend}>
      {trend.length > 1 ? (
        <Sparkline
          values={trend}
          places={trend.length}
          domain={[0, high]}
          height={20}
          label={text.course({ name, most: high })}
        />
      ) : null}
    </span>
  );
}

interface ToolsProps extends ShownRows<Line> {
  readonly kind: GroupKind;
  readonly columns: readonly Column[];
}

/** Title of the table, and its export as it is shown. */
function Tools({ kind, columns, rows, sort }: ToolsProps) {
  const { say } = useTexts();
  const own = say.insights.groups[kind.page];
  const filterWords = useFilterWords();
  const file = useExport();
  const written: readonly ListColumn<Line>[] = [
    { id: NAME, header: own.value(), cell: () => null, written: { kind: "text", of: ({ name }) => name } },
    ...columns.flatMap(({ id, label, value, written: as }): ListColumn<Line>[] =>
      value && as ? [{ id, header: label, cell: () => null, written: { kind: as, of: value } }] : [],
    ),
  ];
  return (
    <>
      <div className={styles.tools}>
        <h2>{own.title()}</h2>
        <ExportMenu
          total={rows.length}
          picked={0}
          busy={file.busy}
          onChoose={(format) =>
            file.start({
              kind: format,
              title: own.title(),
              columns: written,
              keyOf,
              read: ({ $skip, $limit }) =>
                Promise.resolve({ data: rows.slice($skip, $skip + $limit), total: rows.length }),
              view: { search: "", filters: [] },
              sort: { field: sort?.column ?? NAME, descending: sort?.descending ?? false },
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
