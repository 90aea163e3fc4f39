import { type ReadPath, useApiQuery } from "../../services/use-api-query.ts";
import { isNarrowed, type Sort, type View, type ViewRules } from "../../ui/view-state.ts";
import { useReadPart } from "./use-read-part.ts";
import { useView } from "./use-view.ts";

/**
 * The question that a view asks a list that is narrowed by texts alone: its page, its order, what is
 * searched, and each filter.
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
  /** The question that a view asks a list whose filters are not texts alone. */
  | { readonly ask: (view: View) => object }
);

/**
 * State of a list without a resource description: its view, response, total without filters, and a function
 * that reads all of it.
 */
export function useProgrammedList<Path extends ReadPath>(path: Path, { rules, ...how }: Listed) {
  const look = useView(rules);
  const narrowed = isNarrowed(look.view);
  const ask = (view: View) =>
    "ask" in how ? how.ask(view) : { ...questionOf(view, how.usual), populate: how.populate };
  const parameters = { query: ask(look.view) };
  const asked = parameters as unknown as Parameters<typeof useApiQuery<Path>>[1]; // its rules allow exactly the parameters of the contract
  const list = useApiQuery(path, asked, { keep: true, enabled: !look.pending });
  const everything = useApiQuery(path, { query: { $limit: 1 } } as typeof asked, {
    enabled: narrowed,
    keep: true,
  }); // every list can be cut short
  const total = (answer: unknown) => (answer as { readonly total: number } | undefined)?.total; // as every list answers
  return {
    look: { ...look, counted: { path, ask } },
    list,
    read: useReadPart(path, asked),
    all: (narrowed ? total(everything.data) : undefined) ?? total(list.data) ?? 0,
  };
}
