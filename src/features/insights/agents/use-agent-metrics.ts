import type {
  AgentMetrics,
  AgentMetricsQuery,
  AgentMetricsRow,
} from "../../../../openapi/generated/console.ts";
import { useAgentMetricsQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";

interface AgentMetricsOptions extends Omit<AgentMetricsQuery, "range" | "filters"> {
  /** Replaces the period of the page. Times in ms. */
  readonly time?: { readonly from: number; readonly to: number } | null;
  readonly enabled?: boolean;
}

/**
 * Reads the numbers of the agents that the filters of the page select. While the period lasts, they are read
 * again every minute. The previous numbers are kept until the next ones arrive.
 */
export function useAgentMetrics(
  { period, filters, fault, pending, now }: InsightsFilters,
  { time = period, enabled = true, ...query }: AgentMetricsOptions,
) {
  const { from, to } = time ?? period;
  const { agent, segment, privilege } = filters;
  const body: AgentMetricsQuery = {
    ...query,
    range: { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone: period.zone },
    filters: { ...(agent && { agent }), ...(segment && { segment }), ...(privilege && { privilege }) },
  };
  return useAgentMetricsQuery(body, {
    enabled: enabled && !pending && fault === null && time !== null,
    asOf: to > now ? now : "",
  });
}

/** Returns the row of all agents. */
export const totalIn = (metrics: AgentMetrics | undefined): AgentMetricsRow | undefined =>
  metrics?.rows.find(({ agent, day }) => agent === undefined && day === undefined);

/** Returns functions that write the numbers of agents; each returns a dash for null. */
export function useAgentWords() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents;
  return {
    percent: (value: number | null): string =>
      value === null ? text.none() : formats.percent(Math.round(value * 10) / 10, 1),
    time: (ms: number | null): string => (ms === null ? text.none() : formats.timeUnit(ms)),
  };
}
