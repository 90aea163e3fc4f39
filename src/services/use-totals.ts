import { useQueries, useQueryClient } from "@tanstack/react-query";
import type { ReadParameters, ReadPath } from "../api/read.ts";
import { useServices } from "./services.ts";
import { useChanged } from "./use-changed.ts";

/**
 * ms for which a number stands that nobody has changed here, and for which the changes of others are
 * gathered.
 */
const KEPT = 60_000;
const GATHERED = 5_000;

/** Which list is asked, and what; those of these kinds change its numbers. */
interface Asked {
  readonly path: ReadPath;
  readonly kinds: readonly string[];
  /** Each query as JSON, and each once. */
  readonly questions: readonly string[];
}

/**
 * How many records each question finds, as far as that is known: each is asked with one record, and its
 * number kept for a while.
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
        const answer: unknown = await read(path, queryKey[1] as ReadParameters<ReadPath>, signal); // what its rules allow is what its contract does
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
