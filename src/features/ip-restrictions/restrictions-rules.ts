import type { Sort, ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const RESTRICTIONS_RULES: ViewRules = {
  sortable: ["range", "description", "createdAt"],
  columns: ["range", "users", "description", "createdAt", "actions"],
  filters: { users: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "ip-restrictions",
};

/** How the list is sorted by itself. */
export const BY_RANGE: Sort = { field: "range", descending: false };
