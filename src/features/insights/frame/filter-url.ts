import { joinValues, splitValues } from "../../../ui/view-state.ts";
import { type Comparison, COMPARISONS } from "./period.ts";

/** Filters of all insights pages, by their names in the URL. */
export const FILTER_NAMES = ["segment", "agent", "privilege", "tag", "channel", "outcome"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Controls of the filter bar. Each report names those that change it. */
export interface Controls {
  readonly period: boolean;
  readonly comparison: boolean;
  readonly filters: readonly FilterName[];
}

export const ALL_CONTROLS: Controls = { period: true, comparison: true, filters: FILTER_NAMES };
/** Controls of a list with its own filters. */
export const NO_CONTROLS: Controls = { period: false, comparison: false, filters: [] };

type Names = Readonly<Partial<Record<FilterName, string>>>;

/**
 * Parameters of the lists that filter by the same records themselves. Their filters have saved views and counts,
 * so the value moves to the parameter of the list, and back on the way to another report.
 */
const LISTS: Readonly<Record<string, Names>> = {
  "/insights/recordings": { segment: "is.segment", agent: "is.agent" },
  "/insights/submissions": { segment: "is.segment", agent: "is.user" },
};

/** Returns the parameters of the filters at the path of a page or of a record beside its list. */
const namesAt = (path: string): Names =>
  Object.entries(LISTS).find(([list]) => path === list || path.startsWith(`${list}/`))?.[1] ?? {};

/** Returns the parameters that a list keeps for the other reports, because it does not use them. */
export const carriedAt = (path: string): readonly string[] =>
  ["period", "compare", ...FILTER_NAMES].filter((name) => !Object.hasOwn(namesAt(path), name));

/** Choices of all pages of Insights, as read from the URL. */
export interface Chosen {
  /** Text of the period (`readPeriod`). */
  readonly period: string;
  readonly compare: Comparison | null;
  /** Selected values; empty without a filter. */
  readonly filters: Readonly<Record<FilterName, readonly string[]>>;
  /** Invalid parameters, which the page shows until the user removes them. */
  readonly ignored: readonly (readonly [name: string, value: string])[];
}

/** Values that a filter can have; filters that are not listed allow any. */
const VALUES: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
  channel: ["audio", "video"],
  outcome: [
    "answered",
    "abandoned",
    "dismissed",
    "timeout",
    "assigned",
    "transferred",
    "discarded",
    "lost",
    "waiting",
    "in-call",
  ],
};

/** Values of a filter with a fixed list of values. */
export const valuesOf = (name: "channel" | "outcome"): readonly string[] => VALUES[name] ?? [];

const USUAL_PERIOD = "today";

/** Parameters that are kept from page to page. */
const NAMES: ReadonlySet<string> = new Set(["period", "compare", ...FILTER_NAMES]);

/** Maximum number of values of a filter, as in the API. */
const MOST_VALUES = 500;

const entriesOf = (search: string): (readonly [name: string, value: string])[] => [
  ...new URLSearchParams(search),
];

/** Returns the values of each filter. */
export const filtersBy = (valuesIn: (name: FilterName) => readonly string[]): Chosen["filters"] => ({
  segment: valuesIn("segment"),
  agent: valuesIn("agent"),
  privilege: valuesIn("privilege"),
  tag: valuesIn("tag"),
  channel: valuesIn("channel"),
  outcome: valuesIn("outcome"),
});

/** Returns true if the API accepts a value: up to 256 characters, none of which controls a device. */
const isText = (value: string): boolean => value.length <= 256 && !/\p{Cc}/u.test(value);

/** Parses the query of a URL. Never throws: invalid values are listed as ignored. */
export function readChosen(search: string, path = ""): Chosen {
  const names = namesAt(path);
  const entries = new Map(entriesOf(search).toReversed()); // the first of repeated parameters counts
  const ignored: (readonly [string, string])[] = [];
  const compare = entries.get("compare") ?? null;
  const comparison = COMPARISONS.find((one) => one === compare) ?? null;
  if (compare !== null && comparison === null) ignored.push(["compare", compare]);
  const filters = filtersBy((name) => {
    const text = entries.get(names[name] ?? name);
    const values = [...new Set(text === undefined ? [] : splitValues(text))].filter((value) => value !== "");
    const known = values.filter((value) => VALUES[name]?.includes(value) ?? isText(value));
    for (const value of values) if (!known.includes(value)) ignored.push([name, value]);
    return known.slice(0, MOST_VALUES);
  });
  return {
    period: entries.get("period") ?? USUAL_PERIOD,
    compare: comparison,
    filters,
    ignored,
  };
}

/**
 * Returns the query of a URL at `path` without the question mark. Other parameters of `search` are kept; pass
 * none for a link to another page.
 */
export function writeChosen(chosen: Chosen, search = "", path = ""): string {
  const { period, compare, filters, ignored } = chosen;
  const names = namesAt(path);
  const own = [
    ...(period === USUAL_PERIOD ? [] : [["period", period] as const]),
    ...(compare ? [["compare", compare] as const] : []),
    ...FILTER_NAMES.flatMap((name) => {
      const kept = [...filters[name], ...ignored.flatMap(([of, value]) => (of === name ? [value] : []))];
      return kept.length === 0 ? [] : [[names[name] ?? name, joinValues(kept)] as const];
    }),
    ...ignored.filter(([name]) => name === "compare"),
  ];
  const others = entriesOf(search).filter(([name]) => !NAMES.has(name));
  return [...own, ...others].map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

/** Encodes a text for a URL. Commas and similar characters are kept, so that links stay readable. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2C", ",").replaceAll("%3A", ":");
