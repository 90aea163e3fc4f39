import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { SERVICE_LEVELS } from "../../../../streams/metrics/call-figures.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { InsightsPage, NothingFound } from "../frame/insights-page.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useMetrics } from "../frame/use-metrics.ts";
import { useQueryChoice } from "../frame/use-query-choice.ts";
import { SegmentTable } from "./segment-table.tsx";
import { Why } from "./why.tsx";

/** Columns of each tab. */
const COLUMNS = {
  calls: [
    "offered",
    "serviceLevel",
    "abandonRate",
    "answered",
    "abandoned",
    "averageSpeedOfAnswer",
    "averageHandleTime",
    "longestWait",
    "transferRate",
  ],
  queue: [
    ...SERVICE_LEVELS,
    "offered",
    "dismissed",
    "timeouts",
    "averageSpeedOfAnswer",
    "averageAbandonWait",
    "longestWait",
  ],
} as const satisfies Readonly<Record<string, readonly CallMeasure[]>>;

const MEASURES = [...new Set<CallMeasure>([...COLUMNS.calls, ...COLUMNS.queue])];

const BY_SEGMENT = { groupBy: ["segment" as const], measures: MEASURES };

/** The numbers of each segment; the figures of its queue are a second tab. */
export function SegmentsReportPage() {
  const text = useTexts().say.insights.summary.table.tabs;
  const tab = useQueryChoice("figures", ["calls", "queue"]);
  const { data } = useMetrics(useInsightsFilters(), BY_SEGMENT);
  return (
    <InsightsPage
      page="segments"
      metrics={data}
      action={
        <Segmented
          label={text.label()}
          options={[
            { value: "calls", label: text.calls() },
            { value: "queue", label: text.queue() },
          ]}
          value={tab.value}
          onChange={tab.change}
        />
      }
    >
      <Segments key={tab.value} columns={COLUMNS[tab.value]} />
    </InsightsPage>
  );
}

function Segments({ columns }: { columns: readonly CallMeasure[] }) {
  const text = useTexts().say.insights.summary;
  const state = useInsightsFilters();
  const now = useMetrics(state, BY_SEGMENT);
  const was = useMetrics(state, BY_SEGMENT, { compared: true });
  if (!now.data && now.failure)
    return <PageNotRead title={text.failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data) return <RecordSkeleton loading={text.loading()} />;
  if (now.data.calls === 0 && !now.old) return <NothingFound state={state} />;
  const comparison = state.comparison ? was.data : undefined;
  return (
    <>
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {text.failed()}.
        </NotRead>
      ) : null}
      {comparison?.calls === 0 ? <p>{text.nothingCompared()}</p> : null}
      <SegmentTable
        state={state}
        metrics={now.data}
        compared={comparison?.calls === 0 ? undefined : comparison}
        measures={columns}
        level="serviceLevel"
        old={now.old}
      />
      <Why state={state} />
    </>
  );
}
