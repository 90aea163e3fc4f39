import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { ReadParameters, ReadPath } from "../api/read.ts";
import { useServices } from "./services.ts";
import { useChanged } from "./use-changed.ts";

/** Time (ms) for which a cached total is not requested again. */
const KEPT = 60_000;
/** Time (ms) for which changes by other users are collected before the totals are reloaded. */
const GATHERED = 5_000;

/** A list and its queries. Changes of records of `kinds` reload the totals. */
interface Asked {
  readonly path: ReadPath;
  readonly kinds: readonly string[];
  /** Queries as JSON, without duplicates. */
  readonly questions: readonly string[];
}

/**
 * Returns the total number of records by query, for the queries whose responses are loaded. The queries limit
 * each response to one record; the total in the response is cached.
 */
export function useTotals({ path, kinds, questions }: Asked): ReadonlyMap<string, number> {
  const { read } = useServices();
  const client = useQueryClient();
  const each = questions.map((question) => ({
    question,
    queryKey: [path, { query: JSON.parse(question) as object }] as const,
  })); // each question is the JSON of a query
  const totals = useQueries({
    queries: each.map(({ queryKey }) => ({
      queryKey,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<{ readonly total: number }> => {
        const answer: unknown = await read(path, queryKey[1] as ReadParameters<ReadPath>, signal); // the view rules of a list allow only parameters of the contract
        return answer as { readonly total: number }; // every list returns a total
      },
      staleTime: KEPT,
    })),
    combine: (all) => all.map(({ data }) => data?.total),
  });
  useChanged(
    kinds,
    () => each.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey, exact: true })),
    GATHERED,
  );
  return new Map(
    each.flatMap(({ question }, at) => (totals[at] === undefined ? [] : [[question, totals[at]]])),
  );
}
