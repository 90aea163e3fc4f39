import type { CallMeasure, Metrics, WhyMeasure } from "../../../../openapi/generated/console.ts";
import { SERVICE_LEVELS } from "../../../../streams/metrics/call-figures.ts";
import { EXPLAINED_BY } from "../../../../streams/metrics/why/measured.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { type ReportColumn, ReportTable } from "../frame/report-table.tsx";
import { type MetricsRow, totalOf } from "../frame/use-metrics.ts";
import {
  changeOf,
  type ServiceLevel,
  shownValue,
  useMeasureWords,
  useTargets,
} from "../frame/use-measure-words.ts";
import { useNames } from "../frame/use-names.ts";
import styles from "../frame/report-table.module.css";
import { percentChange, segmentRows, valueIn } from "./segment-rows.ts";

/** Measures whose change is shown beside them, if they are columns. The selected service level is one more. */
const COMPARED: ReadonlySet<CallMeasure> = new Set(["offered", "abandonRate"]);

interface SegmentTableProps {
  readonly metrics: Metrics;
  /** Numbers of the comparison; undefined without one. */
  readonly compared: Metrics | undefined;
  /** The columns, in order. With a comparison, some are followed by their change. */
  readonly measures: readonly CallMeasure[];
  /** The measure with a bar and a target. */
  readonly level: ServiceLevel;
  /** Returns the link to the calls of a segment. */
  readonly hrefOf: (segment: string) => string;
  /** Returns the link to the explanation of a number of a segment, or of all. */
  readonly whyOf: (segment: string | null, measure: WhyMeasure) => string;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

interface SegmentLine {
  readonly row: MetricsRow;
  /** Id of the segment; empty without one, and null for the total. */
  readonly id: string | null;
  readonly name: string;
}

/** Numbers by segment, with the total in the first row. */
export function SegmentTable({ metrics, compared, measures, level, hrefOf, whyOf, old }: SegmentTableProps) {
  const { say } = useTexts();
  const text = say.insights.summary;
  const rows = segmentRows(metrics);
  const { nameOf } = useNames("segments", [...rows.keys()]);
  const nameIn = (id: string) =>
    id === ""
      ? text.table.none()
      : (nameOf(id) ?? (nameOf(id) === null ? say.insights.frame.deleted.segment() : ""));
  const total = totalOf(metrics);
  return (
    <ReportTable
      label={text.table.label()}
      head={{
        label: text.table.segment(),
        nameOf: ({ name }) => name,
        hrefOf: ({ id }) => (id ? hrefOf(id) : null),
      }}
      columns={useColumns({ measures, level, compared, whyOf })}
      rows={[...rows].map(([id, row]): SegmentLine => ({ row, id, name: nameIn(id) }))}
      keyOf={({ id }) => id ?? ""}
      total={total && { row: total, id: null, name: text.table.all() }}
      sort={{ column: "offered", descending: true }}
      old={old}
      foot={metrics.source === "totals" ? text.totals() : text.from({ count: metrics.calls })}
    />
  );
}

const isLevel = (measure: CallMeasure): measure is ServiceLevel =>
  SERVICE_LEVELS.some((one) => one === measure);

/** Returns a column for each measure, with its change if that is compared. */
function useColumns({
  measures,
  level,
  compared,
  whyOf,
}: Pick<
  SegmentTableProps,
  "measures" | "level" | "compared" | "whyOf"
>): readonly ReportColumn<SegmentLine>[] {
  const text = useTexts().say.insights.summary;
  const formats = useFormats();
  const words = useMeasureWords();
  const rowsBefore = segmentRows(compared);
  const beforeIn = (measure: CallMeasure, { id }: SegmentLine): number | null => {
    const row = id === null ? totalOf(compared) : rowsBefore.get(id);
    return row ? valueIn(row, measure) : null;
  };
  const columnOfChange = (measure: CallMeasure): ReportColumn<SegmentLine> => {
    const isCount = words.unitOf(measure) === "count";
    const changeIn = (line: SegmentLine): number | null => {
      const [value, before] = [valueIn(line.row, measure), beforeIn(measure, line)];
      return isCount ? percentChange(value, before) : changeOf(measure, value, before);
    };
    const wasIn = (line: SegmentLine): string =>
      text.was({ value: words.valueOf(measure, beforeIn(measure, line)) });
    return {
      id: `change ${measure}`,
      label: text.table.changeOf({ name: words.nameOf(measure) }),
      short: text.table.change(),
      kind: "change",
      value: changeIn,
      title: wasIn,
      cell: (line) => {
        const by = changeIn(line);
        if (by === null) return text.noValue();
        const size = Math.round(Math.abs(by) * 10) / 10;
        const shown = isCount ? formats.percent(size, 1) : text.points({ value: formats.number(size) });
        return (
          <>
            {`${size === 0 ? "" : by < 0 ? "−" : "+"}${shown}`}
            <HiddenText>{`, ${wasIn(line)}`}</HiddenText>
          </>
        );
      },
    };
  };
  return measures.flatMap((measure) => [
    {
      id: measure,
      label: words.nameOf(measure),
      short: isLevel(measure) ? text.table.levels[measure]() : undefined,
      means: words.meansOf(measure),
      value: ({ row }) => valueIn(row, measure),
      cell: ({ row, id, name }) => {
        const explanation = EXPLAINED_BY[measure];
        return (
          <MeasureValue
            measure={measure}
            row={row}
            bar={measure === level}
            why={
              explanation && id !== ""
                ? { href: whyOf(id, explanation), name: `${name}, ${words.nameOf(measure)}` }
                : undefined
            }
          />
        );
      },
      title: ({ row }) =>
        valueIn(row, measure) === null ? words.reasonOf(measure, row.sums["calls"] ?? 0) : undefined,
    },
    ...(compared && (measure === level || COMPARED.has(measure)) ? [columnOfChange(measure)] : []),
  ]);
}

interface MeasureValueProps {
  readonly measure: CallMeasure;
  readonly row: MetricsRow;
  readonly bar: boolean;
  /** Link to the explanation of the value. */
  readonly why: { readonly href: string; readonly name: string } | undefined;
}

function MeasureValue({ measure, row, bar, why }: MeasureValueProps) {
  const words = useMeasureWords();
  const targets = useTargets();
  const value = valueIn(row, measure);
  const shown = words.valueOf(measure, value);
  const isOver =
    measure === "abandonRate" && value !== null && shownValue(measure, value) > targets.abandonedPercent;
  if (value === null) return shown;
  return (
    <span className={styles.value}>
      {bar ? (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${value}%` }} />
          <i style={{ insetInlineStart: `${targets.serviceLevelPercent}%` }} />
        </span>
      ) : null}
      <span className={bar ? styles.level : undefined}>
        <span className={styles.value}>
          {why ? (
            <WhyLink
              href={why.href}
              inTable
              name={why.name}
              value={shown}
              missed={isOver || (bar && shownValue(measure, value) < targets.serviceLevelPercent)}
            />
          ) : null}
          {isOver ? <Glyph name="warning" /> : null}
          {shown}
        </span>
      </span>
    </span>
  );
}
