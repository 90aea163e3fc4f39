import type { paths } from "../../../openapi/generated/console.ts";
import { momentsBetween } from "../../resource/cells/moments-between.ts";
import { PAGE_SIZES, type View, type ViewRules } from "../../ui/view-state.ts";
import { EVENTS } from "./event-groups.ts";

/** Default sorting. */
export const LATEST = { field: "createdAt", descending: true };

/** Default columns. */
export const USUAL_COLUMNS = ["event", "webhook", "state", "status", "attempt", "createdAt"];

/** Tabs of an attempt; the URL contains the selected one. */
export const PARTS = ["overview", "request", "payload", "response", "template"] as const;

/** Rules for the list's URL. `log` is the id of the open attempt, and `part` its selected tab. */
export const LOGS_RULES: ViewRules = {
  sortable: ["createdAt"],
  columns: [...USUAL_COLUMNS, "took", "traceId", "nextAt"],
  filters: {
    webhook: { operators: ["is"], values: null },
    event: { operators: ["is"], values: EVENTS },
    state: { operators: ["is"], values: ["delivered", "retrying", "failed"] },
    createdAt: { operators: ["min", "max"], values: null, days: true },
  },
  sizes: PAGE_SIZES,
  choices: { log: null, part: PARTS },
  saved: "webhooks.logs",
};

type Query = NonNullable<paths["/webhooks-logs"]["get"]["parameters"]["query"]>;

/**
 * Returns the query parameters for a view of the list. Days in its filters are days in the time zone `zone`.
 */
export function logsQuery(view: View, zone: string): Query {
  const among = (field: "webhook" | "event" | "state") => {
    const values = view.filters.find((filter) => filter.field === field)?.values;
    return values ? { [field]: { $in: [...values] } } : {};
  };
  const [first, last] = (["min", "max"] as const).map(
    (operator) =>
      view.filters.find((filter) => filter.field === "createdAt" && filter.operator === operator)?.values[0],
  );
  const { descending } = view.sort ?? LATEST;
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { createdAt: descending ? -1 : 1 },
    populate: ["webhook"],
    ...(view.search === "" ? {} : { $search: view.search }),
    ...among("webhook"),
    ...among("event"),
    ...among("state"),
    ...((first ?? last) === undefined ? {} : { createdAt: momentsBetween(first, last, zone) }),
  };
}
