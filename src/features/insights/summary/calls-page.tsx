import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useCallFilters } from "../calls/call-filters.ts";
import { CallsList } from "../calls/calls-list.tsx";
import { InsightsPage } from "../frame/insights-page.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { totalOf, useMetrics } from "../frame/use-metrics.ts";
import { BY_SEGMENT, Summary } from "./summary.tsx";

/** The calls of the period: their numbers in summary, or one by one. */
export function CallsPage() {
  const text = useTexts().say.insights.summary;
  const state = useInsightsFilters();
  const [, navigate] = useLocation();
  const view = new URLSearchParams(useSearch()).get("view");
  // The parameter is also the id of a saved view of the list.
  const isList = view !== null && view !== "summary";
  const own = useCallFilters();
  // The same query as in the summary, so that it is sent once and both show the same number.
  const { data: metrics } = useMetrics(state, BY_SEGMENT, { enabled: !isList });
  const offered = totalOf(metrics)?.values["offered"];
  return (
    <InsightsPage
      page="calls"
      own={isList ? own : undefined}
      metrics={isList ? undefined : metrics}
      // The list counts all calls, not only those offered, above its rows.
      aside={!isList && typeof offered === "number" ? text.offered({ count: offered }) : undefined}
      action={
        <Segmented
          label={text.views.label()}
          options={[
            { value: "summary", label: text.views.summary() },
            { value: "list", label: text.views.list() },
          ]}
          value={isList ? "list" : "summary"}
          onChange={(next) =>
            navigate(state.hrefOf("/insights/calls", {}, next === "list" ? { view: "list" } : {}))
          }
        />
      }
    >
      {isList ? <CallsList /> : <Summary />}
    </InsightsPage>
  );
}
