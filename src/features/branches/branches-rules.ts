import type { ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const BRANCHES_RULES: ViewRules = {
  sortable: ["label", "name"],
  columns: ["label", "name", "pocs", "segments", "address"],
  filters: {},
  sizes: [10, 25, 50, 100],
  choices: {},
};
