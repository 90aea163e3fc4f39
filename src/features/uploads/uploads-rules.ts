import { FILE_ENDINGS } from "../../../openapi/formats/file-endings.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** How the list is sorted by itself. */
export const NEWEST_FIRST = { field: "createdAt", descending: true };

export const USUAL_COLUMNS = ["name", "size", "state", "createdBy", "createdAt", "actions"];

/** What the address of the list may say. */
export const UPLOADS_RULES: ViewRules = {
  sortable: ["name", "extension", "size", "createdAt"],
  columns: ["name", "extension", "size", "state", "createdBy", "createdAt", "actions"],
  filters: {
    extension: { operators: ["is"], values: FILE_ENDINGS },
    state: { operators: ["is"], values: ["ready", "receiving"] },
  },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "uploads",
};
