import { useQuery, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type {
  AgentMetrics,
  AgentMetricsQuery,
  Explanation,
  Metrics,
  MetricsQuery,
  SurveyMetrics,
  SurveyMetricsQuery,
  WhyQuery,
} from "../../openapi/generated/console.ts";
import type { ReadAnswer, ReadError, ReadParameters, ReadPath } from "../api/read.ts";
import { writtenAt } from "./reload.ts";
import { useServices } from "./services.ts";

/**
 * Reason of a failed read: a problem response, or no response. `id`: id of the problem that users can quote
 * to support.
 */
export type ReadFailure =
  | { readonly kind: "refused"; readonly status: number; readonly id: string | null }
  | { readonly kind: "unanswered"; readonly timedOut: boolean };

export type { ReadAnswer, ReadError, ReadParameters, ReadPath };

export interface ReadOptions {
  readonly enabled?: boolean;
  /**
   * Keeps the previous result after a change of parameters, until the new response arrives and also if the
   * read fails.
   */
  readonly keep?: boolean;
  /** Removes the result from the cache when the component unmounts, because it is secret. */
  readonly secret?: boolean;
  /** Does not cache the result between mounts, because changes by other users are not reported. */
  readonly passing?: boolean;
}

/** Converts an error of a read for pages. */
export const failureOf = (error: ReadError): ReadFailure =>
  error.name === "ApiError"
    ? { kind: "refused", status: error.problem.status, id: error.problem.instance ?? null }
    : { kind: "unanswered", timedOut: error.timedOut };

/**
 * Returns the result of a query for pages. With `keep`, the previous result is kept until the next one arrives,
 * and also if the read fails.
 */
function useLastAnswer<Answer>(query: UseQueryResult<Answer, ReadError>, keep: boolean) {
  const [last, setLast] = useState(query.data);
  const [lastAt, setLastAt] = useState(query.dataUpdatedAt);
  if (query.data !== undefined && query.dataUpdatedAt !== lastAt) {
    setLast(query.data);
    setLastAt(query.dataUpdatedAt);
  }
  const kept = query.data === undefined && keep;
  return {
    data: kept ? last : query.data,
    failure: query.error ? failureOf(query.error) : null,
    /** True if the data belongs to earlier parameters. */
    old: kept && last !== undefined,
    fetching: query.isFetching,
    /** Wall time (ms) at which the data was received. */
    at: lastAt,
    again: () => void query.refetch(),
  };
}

/** Reads a path and caches the response, also for other components with the same parameters. */
export function useApiQuery<Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
  { enabled = true, keep = false, secret = false, passing = false }: ReadOptions = {},
) {
  const { read } = useServices();
  const client = useQueryClient();
  const query = useQuery<ReadAnswer<Path>, ReadError>({
    queryKey: [path, parameters],
    queryFn: ({ signal }) => read(path, parameters, signal),
    enabled,
    ...((secret || passing) && { gcTime: 0 }),
  });
  return {
    ...useLastAnswer(query, keep),
    /** Wall time (ms) of the last reload of the path by `useReload`, usually after the user's own write. */
    written: writtenAt(client, path),
  };
}

/**
 * Computes metrics of calls. The previous numbers are kept while the next ones are computed. `asOf` is a time
 * or a text; when it changes, the numbers are computed again.
 */
export function useMetricsQuery(
  body: MetricsQuery,
  { enabled = true, asOf = "" }: { readonly enabled?: boolean; readonly asOf?: string | number } = {},
) {
  const { write } = useServices();
  const query = useQuery<Metrics, ReadError>({
    queryKey: ["/metrics/calls", body, asOf],
    queryFn: ({ signal }) => write((api) => api.POST("/metrics/calls", { body, signal })),
    enabled,
  });
  return useLastAnswer(query, true);
}

/** Computes metrics of agents, with the parameters of `useMetricsQuery`. */
export function useAgentMetricsQuery(
  body: AgentMetricsQuery,
  { enabled = true, asOf = "" }: { readonly enabled?: boolean; readonly asOf?: string | number } = {},
) {
  const { write } = useServices();
  const query = useQuery<AgentMetrics, ReadError>({
    queryKey: ["/metrics/agents", body, asOf],
    queryFn: ({ signal }) => write((api) => api.POST("/metrics/agents", { body, signal })),
    enabled,
  });
  return useLastAnswer(query, true);
}

/** Explains a number, with the parameters of `useMetricsQuery`. */
export function useExplanationQuery(
  body: WhyQuery,
  { enabled = true, asOf = "" }: { readonly enabled?: boolean; readonly asOf?: string | number } = {},
) {
  const { write } = useServices();
  const query = useQuery<Explanation, ReadError>({
    queryKey: ["/metrics/why", body, asOf],
    queryFn: ({ signal }) => write((api) => api.POST("/metrics/why", { body, signal })),
    enabled,
  });
  return useLastAnswer(query, true);
}

/** Computes metrics of surveys, with the parameters of `useMetricsQuery`. */
export function useSurveyMetricsQuery(
  body: SurveyMetricsQuery,
  { enabled = true, asOf = "" }: { readonly enabled?: boolean; readonly asOf?: string | number } = {},
) {
  const { write } = useServices();
  const query = useQuery<SurveyMetrics, ReadError>({
    queryKey: ["/metrics/surveys", body, asOf],
    queryFn: ({ signal }) => write((api) => api.POST("/metrics/surveys", { body, signal })),
    enabled,
  });
  return useLastAnswer(query, true);
}
