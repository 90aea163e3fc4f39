import type { ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const API_KEYS_RULES: ViewRules = {
  sortable: ["name", "privilege", "createdAt", "usedAt"],
  columns: ["name", "prefix", "privilege", "usedAt", "createdAt", "actions"],
  filters: {},
  sizes: [25, 50, 100],
  choices: {},
};
