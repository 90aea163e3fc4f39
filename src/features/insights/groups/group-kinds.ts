import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import { listOfMeasure } from "../calls/calls-rules.ts";
import { joinValues } from "../../../ui/view-state.ts";
import { type Chosen, type Controls, FILTER_NAMES } from "../frame/filter-url.ts";
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
  /** Further measures by value. */
  readonly measures: readonly CallMeasure[];
  /** The measure among the key figures. */
  readonly figure: CallMeasure;
  /** Name of the values in the filters for calls with and without any. */
  readonly named: "tags" | "reason" | "topics";
  readonly controls: Controls;
}

const withoutFilter = (...names: readonly string[]): Controls => ({
  period: true,
  comparison: true,
  filters: FILTER_NAMES.filter((name) => !names.includes(name)),
});

/** Tags are not filtered by tags, so that a row and its calls are the same. */
export const TAGS: GroupKind = {
  page: "tags",
  group: "tag",
  list: "tags",
  settings: "/tags",
  counted: "answered",
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
  measures: ["averageHandleTime", "positiveShare", "negativeShare", "qualityScore"],
  figure: "negativeShare",
  named: "topics",
  controls: withoutFilter("outcome"),
};

/** Calls that a number counts: all of the report, those with any value, those without one, or those with one. */
export type Counted = "all" | "with" | "without" | { readonly value: string };

type State = Pick<InsightsFilters, "hrefOf" | "chosen">;

/** Returns the link to calls of the report: with the parameters of their list, and further filters. */
export const countedHref = (
  kind: GroupKind,
  { hrefOf, chosen }: State,
  list: Readonly<Record<string, string>>,
  filters: Partial<Chosen["filters"]> = {},
): string =>
  hrefOf(
    "/insights/calls",
    {
      filters: {
        ...chosen.filters,
        outcome: [],
        ...(kind.group === "tag" && { tag: [] }),
        ...(kind.group === "reason" && { agent: [], privilege: [], tag: [] }),
        ...filters,
      },
    },
    list,
  );

/** Returns the link to the calls that a number counts, in all segments or in one; by default the count. */
export function callsHref(
  kind: GroupKind,
  state: State,
  counted: Counted,
  { segment, measure = kind.counted }: { readonly segment?: string; readonly measure?: CallMeasure } = {},
): string {
  const value = typeof counted === "object" ? counted.value : null;
  const isTag = kind.group === "tag";
  return countedHref(
    kind,
    state,
    {
      ...listOfMeasure(measure),
      ...((counted === "with" || counted === "without") && { [`is.${counted}`]: kind.named }),
      ...(value !== null && !isTag && { [`is.${kind.group}`]: joinValues([value]) }),
    },
    {
      ...(value !== null && isTag && { tag: [value] }),
      ...(segment !== undefined && { segment: [segment] }),
    },
  );
}
