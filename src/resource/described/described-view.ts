import { DESCRIBED } from "../../../openapi/generated/described.ts";
import type { Sort, View, ViewRules } from "../../ui/view-state.ts";
import type { DescribedResource } from "./described-resource.ts";

/** What the contract says of a resource, as any of them may have it. */
export interface Said {
  readonly path: string;
  readonly permission: string;
  readonly members: readonly string[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly sort: readonly string[];
  readonly order: string;
  readonly defaults: Readonly<Record<string, unknown>>;
}

export const saidOf = ({ of }: DescribedResource): Said => DESCRIBED[of];

/** What the address of its list may say. */
export const rulesOf = ({ members, sort, choices }: Said): ViewRules => ({
  sortable: sort,
  columns: [...members, "createdAt", "actions"],
  filters: Object.fromEntries(Object.entries(choices).map(([member, values]) => [member, { operators: ["is"], values }])),
  sizes: [10, 25, 50, 100],
  choices: {},
});

/** How its list is sorted by itself. */
export const usualSort = ({ order }: Said): Sort => ({ field: order, descending: false });

/** The question that a view of its list asks the platform. */
export function queryOf(view: View, said: Said) {
  const { field, descending } = view.sort ?? usualSort(said);
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...Object.fromEntries(view.filters.map(({ field: member, values }) => [member, { $in: [...values] }])),
  };
}
