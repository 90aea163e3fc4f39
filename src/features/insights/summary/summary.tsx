import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { CALL_MEASURES, SERVICE_LEVELS } from "../../../../streams/metrics/call-figures.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { NothingFound } from "../frame/insights-page.tsx";
import { daysBetween } from "../frame/period.ts";
import { type InsightsFilters, useInsightsFilters } from "../frame/use-insights-filters.ts";
import { type MetricsRow, totalOf, useMetrics } from "../frame/use-metrics.ts";
import { useQueryChoice } from "../frame/use-query-choice.ts";
import { listOf } from "../calls/calls-rules.ts";
import { KEY_MEASURES, KeyFigures } from "./key-figures.tsx";
import { HourCharts } from "./hour-charts.tsx";
import { SegmentTable } from "./segment-table.tsx";
import { WaitDistribution } from "./wait-distribution.tsx";
import { useWhyHref, Why } from "./why.tsx";

/** Columns of the table before and after the service level. */
const TABLE = ["offered"] as const;
const TABLE_END = [
  "abandonRate",
  "answered",
  "abandoned",
  "averageSpeedOfAnswer",
  "averageHandleTime",
  "longestWait",
] as const;

const MEASURES: readonly CallMeasure[] = [
  ...new Set<CallMeasure>([...SERVICE_LEVELS, ...KEY_MEASURES, ...TABLE, ...TABLE_END]),
];
const isMedian = (name: CallMeasure) => CALL_MEASURES[name].median !== undefined;
/** Medians are read from the calls, which takes longer than adding up totals, so nothing waits for them. */
const MEDIANS = MEASURES.filter(isMedian);
const SUMS = MEASURES.filter((name) => !isMedian(name));

/** Longest period, days, whose course is drawn by hour. */
const BY_HOUR = 3;

/** Query of the numbers in total and by segment. */
export const BY_SEGMENT = { groupBy: ["segment" as const], measures: [...SUMS] };

type Values = MetricsRow["values"];

/** Returns the medians of the period; nothing until they are known, and null if they could not be read. */
function useMedians(state: InsightsFilters, options: { enabled: boolean; compared?: boolean }): Values {
  const { data, old, failure } = useMetrics(state, { measures: [...MEDIANS] }, options);
  if (failure) return Object.fromEntries(MEDIANS.map((name) => [name, null]));
  return (old ? undefined : totalOf(data)?.values) ?? {};
}

const withValues = (row: MetricsRow | undefined, values: Values): MetricsRow | undefined =>
  row && { ...row, values: { ...row.values, ...values } };

/** The numbers of the period: key figures, and a table by segment. */
export function Summary() {
  const text = useTexts().say.insights.summary;
  const state = useInsightsFilters();
  const level = useQueryChoice("level", SERVICE_LEVELS);
  const whyHref = useWhyHref();
  const now = useMetrics(state, BY_SEGMENT);
  const was = useMetrics(state, BY_SEGMENT, { compared: true });
  const medians = useMedians(state, { enabled: now.data !== undefined });
  const mediansBefore = useMedians(state, { enabled: was.data !== undefined, compared: true });
  const { first, last } = state.period;
  const interval = daysBetween(first, last) <= BY_HOUR ? "hour" : "day";
  const series = useMetrics(state, { interval, measures: [...SUMS] });
  if (!now.data && now.failure)
    return <PageNotRead title={text.failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data) return <RecordSkeleton loading={text.loading()} />;
  if (now.data.calls === 0 && !now.old) return <NothingFound state={state} />;
  const comparison = state.comparison ? was.data : undefined;
  const compared = comparison?.calls === 0 ? undefined : comparison;
  return (
    <>
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {text.failed()}.
        </NotRead>
      ) : null}
      {comparison?.calls === 0 ? <p>{text.nothingCompared()}</p> : null}
      <KeyFigures
        level={level.value}
        onLevel={level.change}
        row={withValues(totalOf(now.data), medians)}
        was={withValues(totalOf(compared), mediansBefore)}
        series={series.data?.rows.filter((row) => row.level === 1) ?? []}
        hrefOf={(...calls) => state.hrefOf("/insights/calls", {}, listOf(...calls))}
        whyOf={(measure) => whyHref({ kind: "all", measure })}
        old={now.old}
      />
      <HourCharts state={state} level={level.value} />
      <WaitDistribution state={state} />
      <SegmentTable
        state={state}
        metrics={now.data}
        compared={compared}
        measures={[...TABLE, level.value, ...TABLE_END]}
        level={level.value}
        old={now.old}
      />
      <Why state={state} />
    </>
  );
}
