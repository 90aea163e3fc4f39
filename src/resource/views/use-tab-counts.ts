import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import type { ReadParameters, ReadPath } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import type { View } from "../../ui/view-state.ts";

/** How a list is asked for what a view shows of it. */
export interface Counted {
  readonly path: ReadPath;
  readonly ask: (view: View) => object;
}

/** ms for which a number stands that nobody has changed here, and for which the changes of others are gathered. */
const KEPT = 60_000;
const GATHERED = 5_000;
/** So many tabs have a number: nobody reads more of them at once, and each costs a question. */
const MOST = 12;
/** What changes nothing of how many there are. */
const ORDER: ReadonlySet<string> = new Set(["$sort", "$skip", "populate"]);

/**
 * How many records each of these views leaves, as far as that is known: one short question for each, kept for a while,
 * and none for a list that has no other view than all. What somebody types changes no question.
 */
export function useTabCounts({ path, ask }: Counted, kinds: readonly string[], views: readonly View[]): readonly (number | undefined)[] {
  const { read } = useServices();
  const client = useQueryClient();
  const asked = views.length > 1 ? views.slice(0, MOST).map((view) => JSON.stringify(questionOf(ask(view)))) : [];
  const each = [...new Set(asked)].map((question) => ({ question, queryKey: [path, { query: JSON.parse(question) as object }] }));
  const answers = useQueries({
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
  useChanged(kinds, () => each.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey, exact: true })), GATHERED);
  return views.map((_, at) => answers[each.findIndex(({ question }) => question === asked[at])]);
}

const questionOf = (query: object): object => ({ ...Object.fromEntries(Object.entries(query).filter(([name]) => !ORDER.has(name))), $limit: 1 });
