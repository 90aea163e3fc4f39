import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { ReadParameters, ReadPath } from "../api/read.ts";
import { useServices } from "./services.ts";
import { useChanged } from "./use-changed.ts";

/** Time (ms) for which an unchanged total stays valid, and over which changes by others are collected. */
const KEPT = 60_000;
const GATHERED = 5_000;

/** The list and its queries; changes of these kinds affect the totals. */
interface Asked {
  readonly path: ReadPath;
  readonly kinds: readonly string[];
  /** Each query as JSON, and each once. */
  readonly questions: readonly string[];
}

/**
 * Returns the number of records that each query finds, as far as known: each request reads one record, and
 * its total is cached for a while.
 */
export function useTotals({ path, kinds, questions }: Asked): ReadonlyMap<string, number> {
  const { read } = useServices();
  const client = useQueryClient();
  const each = questions.map((question) => ({
    question,
    queryKey: [path, { query: JSON.parse(question) as object }] as const,
  })); // it was written from one
  const totals = useQueries({
    queries: each.map(({ queryKey }) => ({
      queryKey,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<{ readonly total: number }> => {
        const answer: unknown = await read(path, queryKey[1] as ReadParameters<ReadPath>, signal); // its rules allow exactly the parameters of the contract
        return answer as { readonly total: number }; // as every list answers
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
