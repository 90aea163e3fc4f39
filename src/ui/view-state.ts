/**
 * Operators of filters: `is` (one of these values), `not` (none of these values), `min` (at least) and `max`
 * (at most). A new operator must also be handled where a filter is edited (`filter-field.ts`,
 * `filter-editor.tsx`), applied to live rows (`list-definition.ts` of the monitor) and translated to an API query
 * (`described-view.ts`, `use-programmed-list.ts` and the rules of the programmed lists).
 */
const OPERATORS = ["is", "not", "min", "max"] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Filter {
  readonly field: string;
  readonly operator: Operator;
  /** At least one value; for `min` and `max` exactly one number or day. */
  readonly values: readonly string[];
}

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** Everything that determines what a list shows, as read from the URL of the page. */
export interface View {
  readonly search: string;
  /** Null for the default order. */
  readonly sort: Sort | null;
  /** Ids in order; null for the default columns. */
  readonly columns: readonly string[] | null;
  /** Widths (px) by column; null for the default widths. */
  readonly widths: Readonly<Record<string, number>> | null;
  /** Null for the user's preference. */
  readonly density: "comfortable" | "compact" | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly filters: readonly Filter[];
  /** Other choices of a page, such as a tab; "" if nothing is selected. */
  readonly choices: Readonly<Record<string, string>>;
  /** Id of the saved view that is the base of this view; "" for none. */
  readonly saved: string;
  /**
   * Unknown, invalid and repeated parameters of the URL. The page shows them, and the URL keeps them until
   * the user removes them.
   */
  readonly ignored: readonly (readonly [name: string, value: string])[];
}

/** View rules of a page: which parameters and values its URL can contain. */
export interface ViewRules {
  readonly sortable: readonly string[];
  readonly columns: readonly string[];
  /**
   * Allowed operators and values by field; `values: null` allows any. With `days`, `min` and `max` are days
   * instead of numbers.
   */
  readonly filters: Readonly<
    Record<
      string,
      {
        readonly operators: readonly Operator[];
        readonly values: readonly string[] | null;
        readonly days?: boolean;
      }
    >
  >;
  /** Allowed numbers of rows per page, the default first. */
  readonly sizes: readonly number[];
  /**
   * Allowed values by name, the default first; null allows any text. A choice named `view` shares its parameter
   * with the ids of saved views; its last value shows the list.
   */
  readonly choices: Readonly<Record<string, readonly string[] | null>>;
  /**
   * Name of the list if its views can be saved: the name of its resource in permissions, with a suffix if the
   * resource has several lists.
   */
  readonly saved?: string;
  /** Parameters that belong to the page around the list. All links of the list keep them. */
  readonly carried?: readonly string[];
}

/** Numbers of rows per page, the default first. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];
/** The same for lists with compact rows, of which more fit into a window. */
export const COMPACT_SIZES: readonly number[] = [25, 10, 50, 100];

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SAVED = /^[0-9a-f]{24}$/;
const COUNT = /^[1-9]\d{0,5}$/;
const WIDTH = /^([^.]+)\.([1-9]\d{1,3})$/;

/** Minimum and maximum width of a column, px. */
export const WIDTHS = { least: 56, most: 1_200 };

/** Returns the default number of rows per page. */
const usualSize = (rules: ViewRules): number => rules.sizes[0] ?? 10;
const usualChoice = (rules: ViewRules, name: string): string => rules.choices[name]?.[0] ?? "";

/** Returns the view of a page without parameters. */
export const plainView = (rules: ViewRules): View => ({
  search: "",
  sort: null,
  columns: null,
  widths: null,
  density: null,
  page: 1,
  size: usualSize(rules),
  filters: [],
  choices: Object.fromEntries(Object.keys(rules.choices).map((name) => [name, usualChoice(rules, name)])),
  saved: "",
  ignored: [],
});

/** Returns the id of the saved view in the query of a URL; "" if there is none. */
export const savedIn = (query: string, rules: ViewRules): string => {
  const id = rules.saved ? new URLSearchParams(query).get("view") : null;
  return id !== null && SAVED.test(id) ? id : "";
};

const nameOf = ({ operator, field }: Pick<Filter, "operator" | "field">): string => `${operator}.${field}`;

/**
 * Parses the query of a URL into a view. The parameters are changes to `base`. Never throws: invalid, unknown
 * and repeated parameters are listed as ignored.
 */
export function readView(query: string, rules: ViewRules, base: View = plainView(rules)): View {
  const view: { -readonly [Member in keyof View]: View[Member] } = { ...base };
  const filters = new Map(base.filters.map((filter) => [nameOf(filter), filter]));
  const ignored = new Map<string, readonly [name: string, value: string]>();
  const seen = new Set<string>();
  for (const part of query.replace(/^\?/, "").split("&")) {
    if (part === "") continue;
    const at = part.indexOf("=");
    const name = decode(at < 0 ? part : part.slice(0, at));
    if (rules.carried?.includes(name)) continue;
    const value = at < 0 ? "" : decode(part.slice(at + 1));
    // If a parameter is repeated, only its first value counts.
    const stored = seen.has(name)
      ? null
      : (readParameter(name, value, rules) ?? (value === "" ? without(name, base) : null));
    seen.add(name);
    if (stored === null) {
      ignored.set(`${name}=${value}`, [name, value]);
    } else {
      if (stored.filters?.length === 0) filters.delete(name);
      for (const filter of stored.filters ?? []) filters.set(name, filter);
      Object.assign(view, stored, stored.choices && { choices: { ...view.choices, ...stored.choices } });
    }
  }
  return { ...view, filters: [...filters.values()], ignored: [...ignored.values()] };
}

/** Returns the query without the parameters of the list; "" if the page around it has none. */
export const carriedIn = (query: string, { carried = [] }: ViewRules): string =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => carried.includes(decode(part.split("=")[0] ?? "")))
    .join("&");

/**
 * Returns the change for a parameter without a value, which resets a setting of the saved view. Returns null
 * if the saved view does not have such a setting.
 */
function without(name: string, base: View): Partial<View> | null {
  if (base.filters.some((filter) => nameOf(filter) === name)) return { filters: [] };
  if (base.choices[name]) return { choices: { [name]: "" } };
  const members: Partial<Record<string, Partial<View>>> = {
    q: base.search === "" ? {} : { search: "" },
    sort: base.sort ? { sort: null } : {},
    cols: base.columns ? { columns: null } : {},
    widths: base.widths ? { widths: null } : {},
  };
  const member = members[name];
  return member && Object.keys(member).length > 0 ? member : null;
}

/** Returns the change of the view that a parameter makes; null if the parameter is invalid or unknown. */
function readParameter(name: string, value: string, rules: ViewRules): Partial<View> | null {
  const items = [...new Set(splitValues(value))];
  const [operator, field] = [name.slice(0, name.indexOf(".")), name.slice(name.indexOf(".") + 1)];
  if (OPERATORS.some((known) => known === operator)) {
    const filter = { field, operator: operator as Operator, values: items }; // checked in the condition
    return isFilter(filter, rules) ? { filters: [filter] } : null;
  }
  switch (name) {
    case "q":
      return value === "" || value.length > 200 ? null : { search: value };
    case "sort": {
      const sort = { field: value.replace(/^-/, ""), descending: value.startsWith("-") };
      return rules.sortable.includes(sort.field) ? { sort } : null;
    }
    case "cols":
      return items.length > 0 && items.every((item) => rules.columns.includes(item))
        ? { columns: items }
        : null;
    case "widths": {
      const widths = items.map((item) => WIDTH.exec(item));
      const stored = widths.flatMap((width) =>
        width?.[1] !== undefined && rules.columns.includes(width[1])
          ? [[width[1], Number(width[2])] as const]
          : [],
      );
      return stored.length > 0 &&
        stored.length === items.length &&
        stored.every(([, px]) => px >= WIDTHS.least && px <= WIDTHS.most)
        ? { widths: Object.fromEntries(stored) }
        : null;
    }
    case "view":
      return rules.saved && SAVED.test(value) ? { saved: value } : readChoice(name, value, rules);
    case "density":
      return value === "comfortable" || value === "compact" ? { density: value } : null;
    case "page":
      return COUNT.test(value) ? { page: Number(value) } : null;
    case "size":
      return COUNT.test(value) && rules.sizes.includes(Number(value)) ? { size: Number(value) } : null;
    default:
      return readChoice(name, value, rules);
  }
}

function readChoice(name: string, value: string, rules: ViewRules): Partial<View> | null {
  if (!Object.hasOwn(rules.choices, name) || value === "") return null;
  const allowed = rules.choices[name];
  return !allowed || allowed.includes(value) ? { choices: { [name]: value } } : null;
}

function isFilter({ field, operator, values }: Filter, rules: ViewRules): boolean {
  const rule = Object.hasOwn(rules.filters, field) ? rules.filters[field] : undefined;
  if (!rule?.operators.includes(operator) || values.length === 0) return false;
  if (operator === "min" || operator === "max")
    return values.length === 1 && values.every((value) => (rule.days ? isDay(value) : NUMBER.test(value)));
  return values.every((value) => value !== "" && (rule.values === null || rule.values.includes(value)));
}

/** Returns true if the calendar has such a day. */
const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));

/**
 * Returns the query of the URL for a view, without the question mark. It contains the differences between the
 * view and `base`.
 */
export function writeView(view: View, rules: ViewRules, base: View = plainView(rules)): string {
  const written = <Value>(
    name: string,
    value: Value,
    of: Value,
    text: string,
  ): (readonly [string, string])[] => (same(value, of) ? [] : [[name, text]]);
  const known = [
    ...(view.saved === "" ? [] : [["view", view.saved] as const]),
    ...view.filters.flatMap((filter) =>
      base.filters.some((one) => same(one, filter))
        ? []
        : [[nameOf(filter), encode(joinValues(filter.values))] as const],
    ),
    ...base.filters.flatMap((filter) =>
      view.filters.some((one) => nameOf(one) === nameOf(filter)) ? [] : [[nameOf(filter), ""] as const],
    ),
    ...written("q", view.search, base.search, encode(view.search)),
    ...written(
      "sort",
      view.sort,
      base.sort,
      view.sort ? `${view.sort.descending ? "-" : ""}${view.sort.field}` : "",
    ),
    ...written("cols", view.columns, base.columns, view.columns?.join(",") ?? ""),
    ...written(
      "widths",
      view.widths,
      base.widths,
      Object.entries(view.widths ?? {})
        .map(([column, px]) => `${column}.${px}`)
        .join(","),
    ),
    ...(view.density ? [["density", view.density] as const] : []),
    // A saved view has the parameter `view` for its own id.
    ...Object.entries(view.choices).flatMap(([name, value]) =>
      name === "view" && view.saved !== "" ? [] : written(name, value, base.choices[name], encode(value)),
    ),
    ...(view.page === 1 ? [] : [["page", String(view.page)] as const]),
    ...written("size", view.size, base.size, String(view.size)),
  ];
  const ignored = view.ignored.map(([name, value]) => [name, encode(value)] as const);
  return [...known, ...ignored].map(([name, value]) => `${encode(name)}=${value}`).join("&");
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the part of a view that can be saved. The page number, the density (a user preference), the id of
 * the saved view and ignored parameters are reset to their defaults.
 */
export const keptOf = (view: View): View => ({ ...view, page: 1, density: null, saved: "", ignored: [] });

/** Members of a view that do not affect the rows. Changing them keeps the page number. */
const HARMLESS = new Set<string>(["columns", "widths", "density", "ignored"] satisfies (keyof View)[]);

/** Returns a changed view. It starts at the first page if the change affects the rows. */
export const changedView = (view: View, changes: Partial<View>): View => ({
  ...view,
  ...(Object.keys(changes).every((name) => HARMLESS.has(name)) ? {} : { page: 1 }),
  ...changes,
});

/**
 * Joins several values with commas. A comma inside a value is escaped with a backslash; percent-encoding
 * would not distinguish it, because programs that forward links may percent-encode any comma.
 */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, "\\$&")).join(",");

/** Splits values that `joinValues` joined. */
export function splitValues(text: string): string[] {
  const values = text === "" ? [] : [""];
  let isMarked = false;
  for (const sign of text) {
    if (sign === "," && !isMarked) values.push("");
    else if (sign !== "\\" || isMarked) values.push(`${values.pop()}${sign}`);
    isMarked = sign === "\\" && !isMarked;
  }
  return values;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** Encodes a text for a URL. Only necessary characters are escaped, so that links stay readable. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%40", "@")
    .replaceAll("%2F", "/");

/** Returns true if a view filters or searches rows. */
export const isNarrowed = ({ search, filters }: Pick<View, "search" | "filters">): boolean =>
  search !== "" || filters.length > 0;
