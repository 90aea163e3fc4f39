import type { ViewRules } from "../../ui/view-state.ts";

/** How the list is sorted by itself. */
export const BY_NAME = { field: "name", descending: false };

/** What the address of the list may say. */
export const SECRETS_RULES: ViewRules = {
  sortable: ["name", "createdAt"],
  columns: ["name", "traceId", "webhooks", "oldUntil", "createdAt", "actions"],
  filters: { webhooks: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "webhooks.secrets",
};
