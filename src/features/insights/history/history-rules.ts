import { COMPACT_SIZES, type ViewRules } from "../../../ui/view-state.ts";
import { FILTER_NAMES } from "../frame/filter-url.ts";

/** Columns in default order; the first cannot be removed. */
const COLUMNS = [
  "customer",
  "createdAt",
  "segment",
  "priority",
  "waited",
  "offered",
  "outcome",
  "reason",
  "agent",
  "channel",
  "offers",
  "timeouts",
  "dismissals",
] as const;

export const USUAL_COLUMNS: readonly string[] = COLUMNS.slice(0, COLUMNS.indexOf("agent"));

/** Filters by the agents of the offers, by the numbers of the report of agents that they list. */
export const OFFERED = { offers: "offeredTo", declined: "declinedBy", missed: "missedBy" } as const;

/** Rules for the URL of the queue history. Its choices are also those of the page around the list. */
export const HISTORY_RULES: ViewRules = {
  sortable: ["createdAt", "waited"],
  columns: COLUMNS,
  filters: {
    late: { operators: ["is"], values: ["true", "false"] },
    waited: { operators: ["min", "max"], values: null },
    offers: { operators: ["min", "max"], values: null },
    timeouts: { operators: ["min", "max"], values: null },
    dismissals: { operators: ["min", "max"], values: null },
    offeredTo: { operators: ["is"], values: null },
    declinedBy: { operators: ["is"], values: null },
    missedBy: { operators: ["is"], values: null },
    reason: { operators: ["is"], values: null },
  },
  sizes: COMPACT_SIZES,
  choices: {
    rows: ["pages", "continuous"],
    period: null,
    compare: null,
    ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])),
  },
};
