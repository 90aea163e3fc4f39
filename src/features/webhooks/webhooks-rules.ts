import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";
import { EVENTS } from "./event-groups.ts";

/** How the list is sorted by itself. */
export const BY_NAME = { field: "name", descending: false };

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["name", "enabled", "url", "events", "lastDelivery", "actions"];

/** What the address of the list may say. */
export const WEBHOOKS_RULES: ViewRules = {
  sortable: ["name", "url", "createdAt"],
  columns: [...USUAL_COLUMNS, "waiting", "createdAt"],
  filters: {
    enabled: { operators: ["is"], values: ["yes", "no"] },
    events: { operators: ["is"], values: EVENTS },
  },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "webhooks",
};

type Query = NonNullable<paths["/webhooks"]["get"]["parameters"]["query"]>;

/** The question that a view of the list asks the platform. */
export function webhooksQuery(view: View): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const among = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const [enabled, events] = [among("enabled"), among("events")];
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(enabled.length === 1 ? { enabled: enabled[0] === "yes" } : {}),
    ...(events.length === 0 ? {} : { events: { $in: [...events] } }),
  };
}
