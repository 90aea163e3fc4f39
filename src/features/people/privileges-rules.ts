import type { paths } from "../../../openapi/generated/console.ts";
import { NewPrivilegeBody } from "../../../openapi/generated/bodies/new-privilege.ts";
import type { Sort, View, ViewRules } from "../../ui/view-state.ts";

type Query = NonNullable<paths["/privileges"]["get"]["parameters"]["query"]>;

/** All that there is to be permitted. */
export const PERMISSIONS: readonly string[] = NewPrivilegeBody.properties.permissions.items.enum;

/** What the address of the list may say. */
export const PRIVILEGES_RULES: ViewRules = {
  sortable: ["label", "name", "level", "users"],
  columns: ["label", "name", "level", "default", "permissions", "users", "createdAt", "updatedAt", "actions"],
  filters: {
    level: { operators: ["is"], values: ["1", "2", "3", "4", "5"] },
    default: { operators: ["is"], values: ["true", "false"] },
    permissions: { operators: ["is"], values: PERMISSIONS },
  },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "privileges",
};

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["label", "name", "level", "default", "permissions", "users", "actions"];

/** How the list is sorted by itself: the highest level first. */
export const BY_LEVEL: Sort = { field: "level", descending: false };

/** The question that a view of the list asks the platform. */
export function privilegesQuery(view: View): Query {
  const { field, descending } = view.sort ?? BY_LEVEL;
  const valuesOf = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const [levels, kinds, permissions] = [valuesOf("level"), valuesOf("default"), valuesOf("permissions")];
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(levels.length === 0 ? {} : { level: { $in: levels.map(Number) } }),
    // Both together are no condition.
    ...(kinds.length === 1 ? { default: kinds[0] === "true" } : {}),
    ...(permissions.length === 0 ? {} : { permissions: { $in: [...permissions] } }),
  };
}
