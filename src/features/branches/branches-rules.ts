import type { Sort, ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const BRANCHES_RULES: ViewRules = {
  sortable: ["label", "name"],
  columns: ["label", "name", "pocs", "segments", "address", "actions"],
  filters: { segments: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "branches",
};

/** How the list is sorted by itself. */
export const BY_LABEL: Sort = { field: "label", descending: false };
