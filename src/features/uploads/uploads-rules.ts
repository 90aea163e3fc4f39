import { FILE_ENDINGS } from "../../../openapi/formats/file-endings.ts";
import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";

/** How the list is sorted by itself. */
export const NEWEST_FIRST = { field: "createdAt", descending: true };

export const USUAL_COLUMNS = ["name", "size", "state", "createdBy", "createdAt", "actions"];

/** What the address of the list may say. */
export const UPLOADS_RULES: ViewRules = {
  sortable: ["name", "extension", "size", "createdAt"],
  columns: ["name", "extension", "size", "state", "createdBy", "createdAt", "actions"],
  filters: { extension: { operators: ["is"], values: FILE_ENDINGS }, state: { operators: ["is"], values: ["ready", "receiving"] } },
  sizes: [10, 25, 50, 100],
  choices: {},
};

type Query = NonNullable<paths["/uploads"]["get"]["parameters"]["query"]>;

/** The question that a view of the list asks the platform. */
export function uploadsQuery(view: View): Query {
  const among = (field: "extension" | "state") => {
    const values = view.filters.find((filter) => filter.field === field)?.values;
    return values ? { [field]: { $in: [...values] } } : {};
  };
  const { field, descending } = view.sort ?? NEWEST_FIRST;
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    populate: ["createdBy"],
    ...(view.search === "" ? {} : { $search: view.search }),
    ...among("extension"),
    ...among("state"),
  };
}
