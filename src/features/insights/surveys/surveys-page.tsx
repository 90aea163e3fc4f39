import { useSearch } from "wouter/use-browser-location";
import type { SurveyMetrics } from "../../../../openapi/generated/console.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { InsightsPage } from "../frame/insights-page.tsx";
import { type InsightsFilters, useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useQueryText } from "../frame/use-query-choice.ts";
import { SurveyDetail } from "./survey-detail.tsx";
import { SurveyKeyFigures } from "./survey-key-figures.tsx";
import { SurveyList } from "./survey-list.tsx";
import { callsOfMeasure } from "./survey-links.ts";
import { totalOf, useSurveyMetrics } from "./use-survey-metrics.ts";

const PATH = "/insights/surveys";
const BY_SURVEY = { groupBy: ["survey" as const] };

/** The numbers of all surveys, or of one. */
export function SurveysReportPage() {
  const survey = new URLSearchParams(useSearch()).get("survey");
  return (
    <InsightsPage page="surveys">
      {survey ? <SurveyDetail key={survey} survey={survey} back={PATH} /> : <AllSurveys />}
    </InsightsPage>
  );
}

function AllSurveys() {
  const text = useTexts().say.insights;
  const state = useInsightsFilters();
  const now = useSurveyMetrics(state, BY_SURVEY);
  const was = useSurveyMetrics(state, BY_SURVEY, { compared: true });
  if (!now.data && now.failure)
    return <PageNotRead title={text.summary.failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data) return <RecordSkeleton loading={text.summary.loading()} />;
  return (
    <>
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {text.summary.failed()}.
        </NotRead>
      ) : null}
      <Surveys
        state={state}
        metrics={now.data}
        compared={state.comparison ? was.data : undefined}
        old={now.old}
      />
    </>
  );
}

interface SurveysProps {
  readonly state: InsightsFilters;
  readonly metrics: SurveyMetrics;
  readonly compared: SurveyMetrics | undefined;
  readonly old: boolean;
}

function Surveys({ state, ...loaded }: SurveysProps) {
  const search = useQueryText("search");
  return (
    <>
      <SurveyKeyFigures
        row={totalOf(loaded.metrics)}
        was={totalOf(loaded.compared)}
        hrefOf={(measure) => callsOfMeasure(state, measure, null)}
      />
      <SurveyList
        {...loaded}
        state={state}
        search={search.value ?? ""}
        onSearch={(next) => search.change(next === "" ? null : next)}
        hrefOf={(survey) => state.hrefOf(PATH, {}, { survey })}
      />
    </>
  );
}
