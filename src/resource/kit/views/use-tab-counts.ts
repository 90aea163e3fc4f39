import type { ReadPath } from "../../../services/use-api-query.ts";
import { useTotals } from "../../../services/use-totals.ts";
import type { View } from "../../../ui/view-state.ts";

/** How a list is asked for what a view shows of it. */
export interface Counted {
  readonly path: ReadPath;
  readonly ask: (view: View) => object;
}

/** So many tabs have a number: nobody reads more of them at once, and each costs a question. */
const MOST = 12;
/** What changes nothing of how many there are. */
const ORDER: ReadonlySet<string> = new Set(["$sort", "$skip", "populate"]);

/**
 * How many records each of these views leaves, as far as that is known: one short question for each, and none
 * for a list that has no other view than all. What somebody types changes no question.
 */
export function useTabCounts(
  { path, ask }: Counted,
  kinds: readonly string[],
  views: readonly View[],
): readonly (number | undefined)[] {
  const asked =
    views.length > 1 ? views.slice(0, MOST).map((view) => JSON.stringify(questionOf(ask(view)))) : [];
  const totals = useTotals({ path, kinds, questions: [...new Set(asked)] });
  return views.map((_, at) => totals.get(asked[at] ?? ""));
}

const questionOf = (query: object): object => ({
  ...Object.fromEntries(Object.entries(query).filter(([name]) => !ORDER.has(name))),
  $limit: 1,
});
