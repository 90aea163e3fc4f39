import type { ViewRules } from "../../ui/view-state.ts";

/** What the address of the list may say. */
export const RESTRICTIONS_RULES: ViewRules = {
  sortable: ["range", "description", "createdAt"],
  columns: ["range", "users", "description", "createdAt", "actions"],
  filters: {},
  sizes: [25, 50, 100],
  choices: {},
};
