import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";

/** How the list is sorted by itself. */
export const BY_NAME = { field: "name", descending: false };

/** What the address of the list may say. */
export const SECRETS_RULES: ViewRules = {
  sortable: ["name", "createdAt"],
  columns: ["name", "traceId", "webhooks", "oldUntil", "createdAt", "actions"],
  filters: { webhooks: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
};

type Query = NonNullable<paths["/secrets"]["get"]["parameters"]["query"]>;

/** The question that a view of the list asks the platform. */
export function secretsQuery(view: View): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const webhooks = view.filters.find((filter) => filter.field === "webhooks")?.values ?? [];
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    populate: ["webhooks"],
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(webhooks.length === 0 ? {} : { webhooks: { $in: [...webhooks] } }),
  };
}
