import type { ReadPath } from "../../../services/use-api-query.ts";
import { useTotals } from "../../../services/use-totals.ts";
import type { View } from "../../../ui/view-state.ts";

/** Path and query for the records of a view. */
export interface Counted {
  readonly path: ReadPath;
  readonly ask: (view: View) => object;
}

/** Maximum number of tabs with a count, because each costs a request. */
const MOST = 12;
/** Parameters that do not affect the count. */
const ORDER: ReadonlySet<string> = new Set(["$sort", "$skip", "populate"]);

/**
 * Returns the number of records in each view; undefined until loaded, and for the views after the first
 * `MOST`. Sends one short request per view, and none if there is only the default view. The current search is
 * not applied.
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
