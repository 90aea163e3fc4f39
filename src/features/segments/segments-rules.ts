import type { Sort, ViewRules } from "../../ui/view-state.ts";

/** Columns that are drawn from the live floor: there for whoever may see it. */
export const LIVE_COLUMNS = ["waiting", "longestWait", "serviceLevel"];

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["name", "channels", "agents", "waiting", "longestWait", "serviceLevel", "visibility"];

/** How the list is sorted by itself. */
export const BY_NAME: Sort = { field: "name", descending: false };

/** What the address of the list may say. */
export const SEGMENTS_RULES: ViewRules = {
  sortable: ["name", "visibility", "type", "createdAt"],
  columns: [...USUAL_COLUMNS, "type", "createdAt"],
  filters: {
    channels: { operators: ["is"], values: ["video", "audio"] },
    visibility: { operators: ["is"], values: ["visible", "hidden"] },
    type: { operators: ["is"], values: ["classic", "event"] },
    imported: { operators: ["is"], values: ["yes", "no"] },
  },
  sizes: [10, 25, 50, 100],
  choices: {},
};
