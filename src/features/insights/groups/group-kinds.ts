import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { joinValues } from "../../../ui/view-state.ts";
import { type Controls, FILTER_NAMES } from "../frame/filter-url.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import type { ValueList } from "../frame/use-named-values.ts";
import type { ValueGroup } from "./group-rows.ts";

/** A report of calls by tag, abandon reason or AI topic. */
export interface GroupKind {
  readonly page: "tags" | "abandonReasons" | "aiTopics";
  readonly group: ValueGroup;
  readonly list: ValueList;
  /** Page of the records that name the values. */
  readonly settings: string;
  /** The measure that counts the calls. */
  readonly counted: CallMeasure;
  /** Outcomes of the counted calls. */
  readonly outcomes: readonly string[];
  /** Further measures by value. */
  readonly measures: readonly CallMeasure[];
  /** The measure among the key figures. */
  readonly figure: CallMeasure;
  /** Name of the values in the filters for calls with and without any. */
  readonly named: "tags" | "reason" | "topics";
  readonly controls: Controls;
}

const ANSWERED = ["answered", "transferred", "in-call"];

const withoutFilter = (...names: readonly string[]): Controls => ({
  period: true,
  comparison: true,
  filters: FILTER_NAMES.filter((name) => !names.includes(name)),
});

/** Tags are not filtered by tags, so that a row and its calls are the same. Outcomes follow from the report. */
export const TAGS: GroupKind = {
  page: "tags",
  group: "tag",
  list: "tags",
  settings: "/tags",
  counted: "answered",
  outcomes: ANSWERED,
  measures: ["serviceLevel", "averageHandleTime", "positiveShare", "negativeShare"],
  figure: "negativeShare",
  named: "tags",
  controls: withoutFilter("tag", "outcome"),
};

export const REASONS: GroupKind = {
  page: "abandonReasons",
  group: "reason",
  list: "abandon-reasons",
  settings: "/account/abandon-reasons",
  counted: "abandoned",
  outcomes: ["abandoned"],
  measures: ["averageAbandonWait", "longestWait"],
  figure: "averageAbandonWait",
  named: "reason",
  // Abandoned calls have neither an agent nor tags.
  controls: withoutFilter("agent", "privilege", "tag", "outcome"),
};

export const TOPICS: GroupKind = {
  page: "aiTopics",
  group: "topic",
  list: "ai-topics",
  settings: "/account/ai/topics",
  counted: "answered",
  outcomes: ANSWERED,
  measures: ["averageHandleTime", "positiveShare", "negativeShare", "qualityScore"],
  figure: "negativeShare",
  named: "topics",
  controls: withoutFilter("outcome"),
};

/** Calls that a number counts: all of the report, those with any value, those without one, or those with one. */
export type Counted = "all" | "with" | "without" | { readonly value: string };

/** Returns the link to the calls that a number counts, in all segments or in one. */
export function callsHref(
  kind: GroupKind,
  { hrefOf, chosen }: Pick<InsightsFilters, "hrefOf" | "chosen">,
  counted: Counted,
  segment?: string,
): string {
  const value = typeof counted === "object" ? counted.value : null;
  const own =
    value === null || kind.group === "tag" ? [] : [[`is.${kind.group}`, joinValues([value])] as const];
  return hrefOf(
    "/insights/calls",
    {
      filters: {
        ...chosen.filters,
        outcome: kind.outcomes,
        ...(kind.group === "tag" && { tag: value === null ? [] : [value] }),
        ...(kind.group === "reason" && { agent: [], privilege: [], tag: [] }),
        ...(segment !== undefined && { segment: [segment] }),
      },
    },
    {
      view: "list",
      // Customers who left before they entered a queue are not counted as abandoned.
      ...(kind.group === "reason" && { "is.queued": "true" }),
      ...((counted === "with" || counted === "without") && { [`is.${counted}`]: kind.named }),
      ...Object.fromEntries(own),
    },
  );
}
