import type { CallMeasure, Metrics } from "../../../../openapi/generated/console.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
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
  const rows = metrics.rows.filter((row) => row.level === 1);
  const { nameOf } = useNames(
    "segments",
    rows.map(({ group }) => String(group["segment"] ?? "")),
  );
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
      rows={rows.map((row): SegmentLine => {
        const id = String(row.group["segment"] ?? "");
        return { row, id, name: nameIn(id) };
      })}
      keyOf={({ id }) => id ?? ""}
      total={total && { row: total, id: null, name: text.table.all() }}
      sort={{ column: measures[0] ?? "", descending: true }}
      old={old}
      foot={metrics.source === "totals" ? text.totals() : text.from({ count: metrics.calls })}
    />
  );
}

/** Returns a column for each measure, and after the service level its change. */
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
  const was = new Map(compared?.rows.map((row) => [String(row.group["segment"] ?? ""), row]));
  const changeIn = ({ row, id }: SegmentLine) =>
    changeOf(level, row.values[level], (id === null ? totalOf(compared) : was.get(id))?.values[level]);
  const change: ReportColumn<SegmentLine> = {
    id: "change",
    label: text.table.change(),
    means: text.table.changeOf(),
    kind: "change",
    value: changeIn,
    cell: (line) => {
      const by = changeIn(line);
      if (by === null) return text.noValue();
      return `${by < 0 ? "−" : "+"}${formats.number(Math.round(Math.abs(by) * 10) / 10)}`;
    },
  };
  return measures.flatMap((measure) => [
    {
      id: measure,
      label: words.nameOf(measure),
      means: words.meansOf(measure),
      value: ({ row }) => row.values[measure] ?? null,
      cell: ({ row, id, name }) => (
        <MeasureValue
          measure={measure}
          row={row}
          bar={measure === level}
          why={measure === level && whyOf && id !== "" ? { href: whyOf(id), name } : undefined}
        />
      ),
      title: ({ row }) =>
        row.values[measure] == null ? words.reasonOf(measure, row.sums["calls"] ?? 0) : undefined,
    },
    ...(measure === level && compared ? [change] : []),
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
  const value = row.values[measure];
  const shown = words.valueOf(measure, value);
  const isOver =
    measure === "abandonRate" &&
    typeof value === "number" &&
    shownValue(measure, value) > targets.abandonedPercent;
  if (value === null || value === undefined) return shown;
  return (
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
  );
}
