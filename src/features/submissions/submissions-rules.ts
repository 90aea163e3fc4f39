import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";

export const KINDS = ["form", "agent-form", "survey"] as const;

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["form", "kind", "answers", "segment", "user", "createdAt"];

/** How the list is sorted by itself. */
export const USUAL_SORT = { field: "createdAt", descending: true };

/** What the address of the list may say. */
export const SUBMISSIONS_RULES: ViewRules = {
  sortable: ["createdAt", "kind"],
  columns: ["form", "kind", "answers", "contact", "call", "segment", "user", "createdAt"],
  filters: { kind: { operators: ["is"], values: KINDS } },
  sizes: [10, 25, 50, 100],
  choices: {},
};

type Query = NonNullable<paths["/forms-submissions"]["get"]["parameters"]["query"]>;

/** The question that a view of the list asks the platform. */
export function submissionsQuery(view: View): Query {
  const kinds = view.filters.find(({ field }) => field === "kind")?.values;
  const { field, descending } = view.sort ?? USUAL_SORT;
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    populate: ["form", "segment", "user"],
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(kinds && { kind: { $in: [...kinds] } }),
  };
}
