import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { StatusPill } from "../../../ui/status-pill.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { InsightsPage, NothingFound } from "../frame/insights-page.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { SurveyKeyFigures } from "./survey-key-figures.tsx";
import { callsOfMeasure } from "./survey-links.ts";
import { type SurveyLine, SurveyTable } from "./survey-table.tsx";
import { surveyOf, totalOf, UNKNOWN, useSurveyMetrics } from "./use-survey-metrics.ts";

const BY_SURVEY = { groupBy: ["survey" as const] };
const MEASURES = ["nps", "answered"] as const;

/** The NPS by survey. Obsolete: the report of surveys shows it with the other scales. */
export function NpsReportPage() {
  const text = useTexts().say.insights.surveys.obsolete;
  const state = useInsightsFilters();
  return (
    <InsightsPage
      page="nps"
      aside={
        <StatusPill family="off" glyph="off">
          {text.badge()}
        </StatusPill>
      }
    >
      <Banner family="away" role="status">
        {text.text()} <TextLink href={state.hrefOf("/insights/surveys")}>{text.open()}</TextLink>
      </Banner>
      <NpsBySurvey />
    </InsightsPage>
  );
}

function NpsBySurvey() {
  const text = useTexts().say.insights;
  const state = useInsightsFilters();
  const now = useSurveyMetrics(state, BY_SURVEY);
  const was = useSurveyMetrics(state, BY_SURVEY, { compared: true });
  if (!now.data && now.failure)
    return <PageNotRead title={text.summary.failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data) return <RecordSkeleton loading={text.summary.loading()} />;
  if (now.data.calls === 0 && !now.old) return <NothingFound state={state} />;
  const total = totalOf(now.data);
  const compared = state.comparison ? was.data : undefined;
  const names = new Map(now.data.surveys.map(({ _id, name }) => [_id, name]));
  const before = new Map(compared?.rows.map((row) => [surveyOf(row), row]));
  const lines = now.data.rows
    .filter(({ level, sums }) => level === 1 && (sums["npsScores"] ?? 0) > 0)
    .map((row): SurveyLine => {
      const id = surveyOf(row);
      const isKnown = id !== UNKNOWN;
      return {
        id,
        name: isKnown ? (names.get(id) ?? text.surveys.deleted()) : text.surveys.unknown(),
        href: isKnown ? state.hrefOf("/insights/surveys", {}, { survey: id }) : null,
        row,
        was: before.get(id),
      };
    });
  return (
    <>
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {text.summary.failed()}.
        </NotRead>
      ) : null}
      <SurveyKeyFigures
        row={total}
        was={totalOf(compared)}
        measures={MEASURES}
        hrefOf={(measure) => callsOfMeasure(state, measure, null)}
      />
      <SurveyTable
        label={text.surveys.table.label()}
        head={text.surveys.table.survey()}
        lines={lines}
        total={total ? { name: text.surveys.table.all(), row: total, was: totalOf(compared) } : null}
        measures={MEASURES}
        callsOf={(measure, id) => (id === UNKNOWN ? null : callsOfMeasure(state, measure, id))}
        old={now.old}
      />
    </>
  );
}
