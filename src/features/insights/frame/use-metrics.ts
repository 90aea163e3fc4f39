import type { Metrics, MetricsQuery } from "../../../../openapi/generated/console.ts";
import { useMetricsQuery } from "../../../services/use-api-query.ts";
import type { InsightsFilters } from "./use-insights-filters.ts";

export type MetricsRow = Metrics["rows"][number];

interface MetricsOptions {
  readonly enabled?: boolean;
  /** True to compute the numbers of the comparison. They stay undefined without a comparison. */
  readonly compared?: boolean;
}

/**
 * Computes metrics over the calls of the page's period and filters. While the period lasts, the numbers are
 * computed again every minute. Until then, the previous ones are kept.
 */
export function useMetrics(
  { period, comparison, filters, fault, pending, now }: InsightsFilters,
  query: Omit<MetricsQuery, "range">,
  { enabled = true, compared = false }: MetricsOptions = {},
) {
  const time = compared ? comparison : period;
  const { from, to } = time ?? period;
  return useMetricsQuery(
    {
      ...query,
      range: {
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        zone: period.zone,
      },
      filters: { ...filters, ...query.filters },
    },
    {
      enabled: enabled && !pending && fault === null && time !== null,
      asOf: !compared && to > now ? now : "",
    },
  );
}

/** Returns the row of the whole period. */
export const totalOf = (metrics: Metrics | undefined): MetricsRow | undefined =>
  metrics?.rows.find(({ level }) => level === 0);
