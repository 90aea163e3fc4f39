import type { Sort, ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const API_KEYS_RULES: ViewRules = {
  sortable: ["name", "privilege", "createdAt", "usedAt"],
  columns: ["name", "prefix", "privilege", "usedAt", "createdAt", "actions"],
  filters: { privilege: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "api-keys",
};

/** How the list is sorted by itself. */
export const LATEST: Sort = { field: "createdAt", descending: true };
