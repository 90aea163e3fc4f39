import type { paths } from "../../../openapi/generated/console.ts";
import type { View, ViewRules } from "../../ui/view-state.ts";

type Query = NonNullable<paths["/users"]["get"]["parameters"]["query"]>;

const PEOPLE_COLUMNS = ["name", "login", "privilege", "segments", "state", "createdAt"];
export const USUAL_AGENT_COLUMNS = ["name", "login", "segments", "state", "createdAt"];
export const USUAL_ADMIN_COLUMNS = ["name", "login", "privilege", "state", "createdAt"];

const LIST: Omit<ViewRules, "choices"> = {
  sortable: ["name", "login", "createdAt"],
  columns: PEOPLE_COLUMNS,
  filters: {
    disabled: { operators: ["is"], values: ["yes", "no"] },
    imported: { operators: ["is"], values: ["yes", "no"] },
  },
  sizes: [10, 25, 50, 100],
};

/** What the address of the users may say: the level, and how their list is looked at. */
export const USERS_RULES: ViewRules = { ...LIST, choices: { level: ["5", "4"] }, saved: "users" };
/** What the address of the administrators may say. */
export const ADMINISTRATORS_RULES: ViewRules = { ...LIST, choices: { tab: ["people", "privileges", "permissions"] }, saved: "users.administrators" };

/** How both lists are sorted by themselves. */
export const BY_NAME = { field: "name", descending: false };

const SORTS: Readonly<Record<string, "firstname" | "email" | "createdAt">> = { name: "firstname", login: "email", createdAt: "createdAt" };

/** The question that a view of a list of people asks the platform. */
export function peopleQuery(view: View, level: Query["level"]): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const towards = descending ? -1 : 1;
  const sort = SORTS[field] ?? "firstname";
  const only = (name: "disabled" | "imported") => {
    const values = view.filters.find((filter) => filter.field === name)?.values ?? [];
    // Both together are no condition.
    return values.length === 1 ? { [name]: values[0] === "yes" } : {};
  };
  return {
    level,
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: sort === "firstname" ? { firstname: towards, lastname: towards } : { [sort]: towards },
    populate: ["segments"],
    ...(view.search === "" ? {} : { $search: view.search }),
    ...only("disabled"),
    ...only("imported"),
  };
}
