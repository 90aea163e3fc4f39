import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { spansOf } from "../calls/histogram-bins.ts";
import { InsightsPage, NothingFound } from "../frame/insights-page.tsx";
import { daysBetween } from "../frame/period.ts";
import { type InsightsFilters, useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useMetrics } from "../frame/use-metrics.ts";
import { useNamedValues } from "../frame/use-named-values.ts";
import { GroupCharts } from "./group-charts.tsx";
import { GroupFigures } from "./group-figures.tsx";
import { type GroupKind, REASONS, TAGS, TOPICS } from "./group-kinds.ts";
import { bySegment, courseOf, groupSums } from "./group-rows.ts";
import { GroupTable } from "./group-table.tsx";
import { MandatoryTags } from "./mandatory-tags.tsx";

/** Calls by tag. */
export const TagsReportPage = () => <GroupReportPage kind={TAGS} />;
/** Abandoned calls by reason. */
export const ReasonsReportPage = () => <GroupReportPage kind={REASONS} />;
/** Calls by AI topic. */
export const TopicsReportPage = () => <GroupReportPage kind={TOPICS} />;

const GroupReportPage = ({ kind }: { readonly kind: GroupKind }) => (
  <InsightsPage page={kind.page} controls={kind.controls}>
    <Report kind={kind} />
  </InsightsPage>
);

/** Longest periods, days, whose course is drawn by hour and by day. */
const BY_HOUR = 3;
const BY_DAY = 120;

const intervalOf = ({ period }: InsightsFilters): "hour" | "day" | "month" => {
  const days = daysBetween(period.first, period.last);
  return days <= BY_HOUR ? "hour" : days <= BY_DAY ? "day" : "month";
};

function Report({ kind }: { readonly kind: GroupKind }) {
  const { say } = useTexts();
  const { failed, loading } = say.insights.summary;
  const state = useInsightsFilters(kind.controls);
  const { group, counted } = kind;
  const query = { groupBy: [group], measures: [counted, ...new Set([...kind.measures, kind.figure])] };
  const now = useMetrics(state, query);
  const was = useMetrics(state, query, { compared: true });
  const course = useMetrics(state, { interval: intervalOf(state), groupBy: [group], measures: [counted] });
  const segments = useMetrics(state, { groupBy: ["segment", group], measures: [counted] });
  const compared = state.comparison ? was.data : undefined;
  const sums = now.data && groupSums(now.data, compared, kind);
  const { labelOf } = useNamedValues(kind.list, sums?.lines.map(({ value }) => value) ?? []);
  if (!now.data && now.failure)
    return <PageNotRead title={failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data || !sums) return <RecordSkeleton loading={loading()} />;
  if (now.data.calls === 0 && !now.old) return <NothingFound state={state} />;
  const shared = { kind, state, sums, labelOf };
  const counts = segments.data && bySegment(segments.data, kind);
  const interval = intervalOf(state);
  const starts = interval === "month" ? null : spansOf(state.period, interval).map(({ from }) => from);
  const drawn = course.data && courseOf(course.data, kind, starts);
  return (
    <>
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {failed()}.
        </NotRead>
      ) : null}
      {compared?.calls === 0 ? <p>{say.insights.summary.nothingCompared()}</p> : null}
      <GroupFigures {...shared} compared={compared} />
      {sums.lines.length === 0 ? (
        <NoValues kind={kind} />
      ) : (
        <>
          <GroupCharts {...shared} course={drawn} segments={counts} interval={interval} />
          <GroupTable {...shared} course={drawn} calls={now.data.calls} old={now.old} />
        </>
      )}
      {kind.group === "tag" ? <MandatoryTags state={state} counts={counts} /> : null}
    </>
  );
}

/** Explains that there are calls, but none with a value. */
function NoValues({ kind }: { readonly kind: GroupKind }) {
  const text = useTexts().say.insights.groups[kind.page];
  return (
    <EmptyState
      art={ART.nothingFound}
      role="status"
      title={text.none.title()}
      next={<TextLink href={kind.settings}>{text.none.open()}</TextLink>}
    >
      {text.none.text()}
    </EmptyState>
  );
}
