import { useTexts } from "../../../services/use-texts.ts";
import { InsightsPage } from "../frame/insights-page.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { totalOf, useMetrics } from "../frame/use-metrics.ts";
import { BY_SEGMENT, Summary } from "./summary.tsx";

/** The calls of the period: their numbers in summary. */
export function CallsPage() {
  const { say } = useTexts();
  // The same query as in the summary, so that it is sent once and both show the same number.
  const offered = totalOf(useMetrics(useInsightsFilters(), BY_SEGMENT).data)?.values["offered"];
  return (
    <InsightsPage
      page="calls"
      aside={typeof offered === "number" ? say.insights.summary.offered({ count: offered }) : undefined}
    >
      <Summary />
    </InsightsPage>
  );
}
