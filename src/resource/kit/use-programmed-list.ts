import { type ReadPath, useApiQuery } from "../../services/use-api-query.ts";
import { isNarrowed, type Sort, type View, type ViewRules } from "../../ui/view-state.ts";
import { useReadPart } from "./use-read-part.ts";
import { useView } from "./use-view.ts";

/**
 * Returns the API query (page, order, search and filters) of a view in which every filter is a list of texts.
 */
function questionOf(view: View, usual: Sort) {
  const { field, descending } = view.sort ?? usual;
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...Object.fromEntries(view.filters.map((filter) => [filter.field, { $in: [...filter.values] }])),
  };
}

type Listed = { readonly rules: ViewRules } & (
  | {
      /** Default sorting. */
      readonly usual: Sort;
      readonly populate: readonly string[];
    }
  /**
   * Returns the API query of a view, for lists that also filter by values other than texts, such as numbers
   * or days.
   */
  | { readonly ask: (view: View) => object }
);

/**
 * Returns the state of a list without a resource description: its view, response, total without filters, and
 * a function that reads it page by page.
 */
export function useProgrammedList<Path extends ReadPath>(path: Path, { rules, ...how }: Listed) {
  const look = useView(rules);
  const narrowed = isNarrowed(look.view);
  const ask = (view: View) =>
    "ask" in how ? how.ask(view) : { ...questionOf(view, how.usual), populate: how.populate };
  const parameters = { query: ask(look.view) };
  const asked = parameters as unknown as Parameters<typeof useApiQuery<Path>>[1]; // the view rules allow exactly the parameters of the contract
  const list = useApiQuery(path, asked, { keep: true, enabled: !look.pending });
  const everything = useApiQuery(path, { query: { $limit: 1 } } as typeof asked, {
    enabled: narrowed,
    keep: true,
  }); // every list accepts $limit
  const total = (answer: unknown) => (answer as { readonly total: number } | undefined)?.total; // every list response has a total
  return {
    look: { ...look, counted: { path, ask } },
    list,
    read: useReadPart(path, asked),
    all: (narrowed ? total(everything.data) : undefined) ?? total(list.data) ?? 0,
  };
}
