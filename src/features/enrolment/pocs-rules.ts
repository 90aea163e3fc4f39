import type { ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const POCS_RULES: ViewRules = {
  sortable: ["label", "latestConnection", "enrolledAt"],
  columns: ["label", "status", "device", "internalId", "integrationId", "latestConnection", "enrolledAt"],
  filters: {},
  sizes: [10, 25, 50, 100],
  choices: {},
};
