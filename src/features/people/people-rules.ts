import type { paths } from "../../../openapi/generated/console.ts";
import { type Filter, PAGE_SIZES, type View, type ViewRules } from "../../ui/view-state.ts";

type Query = NonNullable<paths["/users"]["get"]["parameters"]["query"]>;

/** Columns of agents only, from the floor and the log. */
const AGENT_COLUMNS = ["status", "lastCall", "lastConnection"];
const COLUMNS = [
  "name",
  "login",
  "privilege",
  "segments",
  "state",
  ...AGENT_COLUMNS,
  "lang",
  "createdAt",
  "actions",
];
export const USUAL_AGENT_COLUMNS = ["name", "login", "segments", "state", "status", "actions"];
export const USUAL_ADMIN_COLUMNS = ["name", "login", "privilege", "state", "createdAt", "actions"];

/** Stands for those who have no language of their own. */
export const NO_LANGUAGE = "none";

const LIST = {
  filters: {
    disabled: { operators: ["is"], values: ["yes", "no"] },
    privilege: { operators: ["is"], values: null },
    lang: { operators: ["is"], values: ["en", "es", "fr", NO_LANGUAGE] },
    imported: { operators: ["is"], values: ["yes", "no"] },
  },
  sizes: PAGE_SIZES,
} as const satisfies Partial<ViewRules>;

/** Rules of the users' address: the level, and the view of the list. */
export const USERS_RULES: ViewRules = {
  ...LIST,
  sortable: ["name", "login", "lastCall", "lastConnection", "createdAt"],
  columns: COLUMNS,
  filters: {
    segments: { operators: ["is"], values: null },
    connected: { operators: ["is"], values: ["yes", "no"] },
    ...LIST.filters,
  },
  choices: { level: ["5", "4"] },
  saved: "users",
};
/** Rules of the administrators' address. */
export const ADMINISTRATORS_RULES: ViewRules = {
  ...LIST,
  sortable: ["name", "login", "createdAt"],
  columns: COLUMNS.filter((column) => !AGENT_COLUMNS.includes(column)),
  choices: { tab: ["people", "permissions"] },
  saved: "users.administrators",
};

/** Default sorting of both lists. */
export const BY_NAME = { field: "name", descending: false };

const SORTS: Readonly<Record<string, "firstname" | "email" | "lastCall" | "lastConnection" | "createdAt">> = {
  name: "firstname",
  login: "email",
  lastCall: "lastCall",
  lastConnection: "lastConnection",
  createdAt: "createdAt",
};

/** The filter that shows the users from recordings alone. */
export const FROM_RECORDINGS = {
  field: "imported",
  operator: "is",
  values: ["yes"],
} as const satisfies Filter;

/** The question that a view of a list of people asks the platform. */
export function peopleQuery(view: View, level: Query["level"]): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const towards = descending ? -1 : 1;
  const sort = SORTS[field] ?? "firstname";
  const valuesOf = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const only = (name: "disabled" | "imported" | "connected") => {
    const values = valuesOf(name);
    // Both together are no condition. Users from recordings are hidden until a filter asks for them.
    if (name === "imported" && values.length === 0) return { imported: false };
    return values.length === 1 ? { [name]: values[0] === "yes" } : {};
  };
  const among = (name: "segments" | "privilege" | "lang") => {
    const values = valuesOf(name);
    return values.length > 0 ? { [name]: { $in: [...values] } } : {};
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
    ...only("connected"),
    ...among("segments"),
    ...among("privilege"),
    ...among("lang"),
  };
}
