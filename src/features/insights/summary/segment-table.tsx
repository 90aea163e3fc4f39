import type { CallMeasure, Metrics } from "../../../../openapi/generated/console.ts";
import { CALL_MEASURES } from "../../../../streams/metrics/call-figures.ts";
import { countedCalls, countIn } from "../../../../streams/metrics/counted-calls.ts";
import { EXPLAINED_BY } from "../../../../streams/metrics/why/measured.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { listOfMeasure } from "../calls/calls-rules.ts";
import { Change } from "../frame/change.tsx";
import { CallsLink, type ReportColumn, ReportTable } from "../frame/report-table.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { type MetricsRow, totalOf } from "../frame/use-metrics.ts";
import {
  changeOf,
  isLevel,
  type ServiceLevel,
  useMeasureWords,
  useTargets,
} from "../frame/use-measure-words.ts";
import { useNames } from "../frame/use-names.ts";
import styles from "../frame/report-table.module.css";
import { percentChange, segmentRows, valueIn } from "./segment-rows.ts";
import { partOfSegment, useWhyHref } from "./why.tsx";

/** Measures whose change is shown beside them, if they are columns. The selected service level is one more. */
const COMPARED: ReadonlySet<CallMeasure> = new Set(["offered", "abandonRate"]);

interface SegmentTableProps {
  readonly state: InsightsFilters;
  readonly metrics: Metrics;
  /** Numbers of the comparison; undefined without one. */
  readonly compared: Metrics | undefined;
  /** The columns, in order. With a comparison, some are followed by their change. */
  readonly measures: readonly CallMeasure[];
  /** The measure with a bar and a target. */
  readonly level: ServiceLevel;
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
export function SegmentTable({ state, metrics, compared, measures, level, old }: SegmentTableProps) {
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
        hrefOf: ({ id }) => (id ? callsHref(state, id, { view: "list" }) : null),
      }}
      columns={useColumns({ state, measures, level, compared })}
      rows={[...rows].map(([id, row]): SegmentLine => ({ row, id, name: nameIn(id) }))}
      keyOf={({ id }) => id ?? ""}
      total={total && { row: total, id: null, name: text.table.all() }}
      sort={{ column: "offered", descending: true }}
      old={old}
    />
  );
}

/** Returns the link to calls of a segment, or (null) of all: with the parameters of their list. */
const callsHref = (
  { hrefOf, chosen }: InsightsFilters,
  segment: string | null,
  list: Readonly<Record<string, string>>,
): string =>
  hrefOf(
    "/insights/calls",
    segment === null ? {} : { filters: { ...chosen.filters, segment: [segment] } },
    list,
  );

/** Returns a column for each measure, with its change if that is compared. */
function useColumns({
  state,
  measures,
  level,
  compared,
}: Pick<
  SegmentTableProps,
  "state" | "measures" | "level" | "compared"
>): readonly ReportColumn<SegmentLine>[] {
  const whyHref = useWhyHref();
  const text = useTexts().say.insights.summary;
  const formats = useFormats();
  const words = useMeasureWords();
  const rowsBefore = segmentRows(compared);
  const beforeIn = (measure: CallMeasure, { id }: SegmentLine): number | null => {
    const row = id === null ? totalOf(compared) : rowsBefore.get(id);
    return row ? valueIn(row, measure) : null;
  };
  const wasIn = (measure: CallMeasure, line: SegmentLine): string =>
    text.was({ value: words.valueOf(measure, beforeIn(measure, line)) });
  const columnOfChange = (measure: CallMeasure): ReportColumn<SegmentLine> => {
    const isCount = words.unitOf(measure) === "count";
    const changeIn = (line: SegmentLine): number | null => {
      const [value, before] = [valueIn(line.row, measure), beforeIn(measure, line)];
      return isCount ? percentChange(value, before) : changeOf(measure, value, before);
    };
    return {
      id: `change ${measure}`,
      label: text.table.changeOf({ name: words.nameOf(measure) }),
      short: text.table.change(),
      kind: "change",
      value: changeIn,
      title: (line) => wasIn(measure, line),
      cell: (line) => {
        const by = changeIn(line);
        if (by === null) return text.noValue();
        const size = Math.round(Math.abs(by) * 10) / 10;
        const shown = isCount ? formats.percent(size, 1) : text.points({ value: formats.number(size) });
        return (
          <>
            <Change of={CALL_MEASURES[measure]} by={size === 0 ? 0 : by}>
              {`${size === 0 ? "" : by < 0 ? "−" : "+"}${shown}`}
            </Change>
            <HiddenText>{`, ${wasIn(measure, line)}`}</HiddenText>
          </>
        );
      },
    };
  };
  const hasChange = (measure: CallMeasure) =>
    compared !== undefined && (measure === level || COMPARED.has(measure));
  return measures.flatMap((measure) => [
    {
      id: measure,
      label: words.nameOf(measure),
      short: isLevel(measure) ? text.table.levels[measure]() : undefined,
      means: [words.meansOf(measure), words.targetOf(measure)].filter(Boolean).join(" "),
      value: ({ row }) => valueIn(row, measure),
      cell: ({ row, id, name }) => {
        const explanation = EXPLAINED_BY[measure];
        return (
          <MeasureValue
            measure={measure}
            row={row}
            bar={measure === level}
            href={
              id === "" || countIn(countedCalls(measure), row.sums) === 0
                ? null
                : callsHref(state, id, listOfMeasure(measure))
            }
            why={
              explanation && id !== ""
                ? {
                    href: whyHref(partOfSegment(id, explanation)),
                    name: `${name}, ${words.nameOf(measure)}`,
                  }
                : undefined
            }
          />
        );
      },
      title: (line) => {
        const { row } = line;
        const value = valueIn(row, measure);
        const explains =
          value === null
            ? words.reasonOf(measure, row.sums["calls"] ?? 0)
            : words.againstTarget(measure, value)?.text;
        // Measures without a column for their change show what they were.
        return (
          [explains, compared && !hasChange(measure) && wasIn(measure, line)].filter(Boolean).join(", ") ||
          undefined
        );
      },
    },
    ...(hasChange(measure) ? [columnOfChange(measure)] : []),
  ]);
}

interface MeasureValueProps {
  readonly measure: CallMeasure;
  readonly row: MetricsRow;
  readonly bar: boolean;
  /** Link to the calls that the value counts; null if they cannot be listed. */
  readonly href: string | null;
  /** Link to the explanation of the value. */
  readonly why: { readonly href: string; readonly name: string } | undefined;
}

function MeasureValue({ measure, row, bar, href, why }: MeasureValueProps) {
  const words = useMeasureWords();
  const targets = useTargets();
  const value = valueIn(row, measure);
  const shown = words.valueOf(measure, value);
  if (value === null) return shown;
  const standing = words.againstTarget(measure, value);
  const isMissed = standing?.isMissed ?? false;
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
          {why ? <WhyLink href={why.href} inTable name={why.name} value={shown} missed={isMissed} /> : null}
          {isMissed ? <Glyph name="warning" /> : null}
          <CallsLink value={value} shown={shown} href={href} />
          {isMissed ? <HiddenText>{`, ${standing?.text}`}</HiddenText> : null}
        </span>
      </span>
    </span>
  );
}
