import type { paths } from "../../../openapi/generated/console.ts";
import { type Filter, PAGE_SIZES, type View, type ViewRules } from "../../ui/view-state.ts";

type Query = NonNullable<paths["/users"]["get"]["parameters"]["query"]>;

/** Columns that only lists of agents have. */
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

/** Filter value for users without a language setting. */
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

/** Rules for the URL of the users page: privilege level, filters, sorting and columns. */
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
/** Rules for the URL of the administrators page. */
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

/** Filter for users that were imported from a replay file. */
export const FROM_RECORDINGS = {
  field: "imported",
  operator: "is",
  values: ["yes"],
} as const satisfies Filter;

/** Returns the query parameters for a view of a user list. */
export function peopleQuery(view: View, level: Query["level"]): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const direction = descending ? -1 : 1;
  const sort = SORTS[field] ?? "firstname";
  const valuesOf = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const only = (name: "disabled" | "imported" | "connected") => {
    const values = valuesOf(name);
    // "yes" and "no" together match everything. Imported users are hidden unless a filter includes them.
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
    $sort: sort === "firstname" ? { firstname: direction, lastname: direction } : { [sort]: direction },
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
