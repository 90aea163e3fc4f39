import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import {
  areOfContacts,
  COUNTED_SUMS,
  countedCalls,
  type CountedCalls,
} from "../../../../streams/metrics/counted-calls.ts";
import { LOW_SCORE } from "../../../../streams/metrics/survey-answer.ts";
import {
  COMPACT_SIZES,
  type Filter,
  joinValues,
  type Sort,
  type View,
  type ViewRules,
} from "../../../ui/view-state.ts";
import type { OwnTab } from "../../../resource/kit/views/saved-tabs.tsx";
import { readSpan, type Span } from "../../../resource/cells/span-url.ts";
import { FILTER_NAMES, readChosen } from "../frame/filter-url.ts";
import { readPeriod } from "../frame/period.ts";
import { filtersIn, type InsightsFilters } from "../frame/use-insights-filters.ts";

/** Columns in default order; the first cannot be removed. */
const COLUMNS = [
  "customer",
  "createdAt",
  "segment",
  "agent",
  "outcome",
  "waited",
  "served",
  "about",
  "sentiment",
  "survey",
  "recording",
  "channel",
  "transfers",
  "device",
  "location",
  "consentAt",
  "origin",
  "offers",
] as const;

export const USUAL_COLUMNS: readonly string[] = COLUMNS.slice(0, COLUMNS.indexOf("channel"));

export const NEWEST: Sort = { field: "createdAt", descending: true };

export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export const STATUSES = [
  "recording",
  "processing",
  "pending",
  "approved",
  "rejected",
  "failed",
  "deleted",
] as const;
export const ORIGINS = ["widget", "link", "poc", "ivr", "calendar"] as const;

/** Time in ms of each unit in which a filter of durations is typed. */
const UNITS = { waited: 1_000, served: 60_000 } as const;

/** Things that a call may have or not. */
export const PARTS = ["tags", "topics", "reason"] as const;

/** Filters by topic and reason, by the things that a call has or lacks, and by the numbers that count it. */
const BY_CONTENT: ViewRules["filters"] = {
  topic: { operators: ["is"], values: null },
  reason: { operators: ["is"], values: null },
  with: { operators: ["is"], values: PARTS },
  without: { operators: ["is"], values: PARTS },
  queued: { operators: ["is"], values: ["true", "false"] },
  consent: { operators: ["is"], values: ["true", "false"] },
  device: { operators: ["is"], values: null },
  location: { operators: ["is"], values: null },
  counted: { operators: ["is"], values: COUNTED_SUMS },
  uncounted: { operators: ["is"], values: COUNTED_SUMS },
};

/** Rules for the list's URL. Its choices are also those of the page around the list. */
export const CALLS_RULES: ViewRules = {
  sortable: ["createdAt", "waited", "served", "transfers"],
  columns: COLUMNS,
  filters: {
    late: { operators: ["is"], values: ["true", "false"] },
    waited: { operators: ["min", "max"], values: null },
    served: { operators: ["min", "max"], values: null },
    transfers: { operators: ["min", "max"], values: null },
    sentiment: { operators: ["is"], values: SENTIMENTS },
    recording: { operators: ["is"], values: STATUSES },
    origin: { operators: ["is"], values: ORIGINS },
    survey: { operators: ["is"], values: null },
    surveyScore: { operators: ["min", "max"], values: null },
    answer: { operators: ["is"], values: null },
    customer: { operators: ["is"], values: null },
    ...BY_CONTENT,
  },
  sizes: COMPACT_SIZES,
  choices: {
    view: ["summary", "list"],
    rows: ["pages", "continuous"],
    span: null,
    period: null,
    compare: null,
    ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])),
  },
  saved: "calls",
};

const is = (field: string, ...values: readonly string[]): Filter => ({ field, operator: "is", values });

/** Filters of the built-in views. The outcome is a filter of all reports. */
const TABS = {
  all: [],
  late: [is("late", "true")],
  abandoned: [],
  transferred: [{ field: "transfers", operator: "min", values: ["1"] }],
  recorded: [is("recording", "pending", "approved", "rejected")],
  negative: [is("sentiment", "negative")],
  lowSurvey: [{ field: "surveyScore", operator: "max", values: [String(LOW_SCORE)] }],
} as const satisfies Readonly<Record<string, readonly Filter[]>>;

/** Returns the built-in views. */
export const tabsOf = (
  labels: Readonly<Record<keyof typeof TABS, () => string>>,
  seesRecordings: boolean,
): readonly OwnTab[] => {
  const keys = Object.keys(TABS) as (keyof typeof TABS)[]; // an object has its own keys
  return keys
    .filter((key) => key !== "recorded" || seesRecordings)
    .map((key) => ({
      key,
      label: labels[key](),
      filters: TABS[key],
      choices: { outcome: key === "abandoned" ? "abandoned" : "" },
    }));
};

/** Returns the parameters of the list for the calls that a number counts; the longest waits first, if asked. */
export const listOf = ({ of, but }: CountedCalls, longest = false): Readonly<Record<string, string>> => ({
  view: "list",
  ...(of.length > 0 && { "is.counted": joinValues(of) }),
  ...(but.length > 0 && { "is.uncounted": joinValues(but) }),
  ...(longest && { sort: "-waited" }),
});

/** Returns the parameters of the list for the calls of a measure. */
export const listOfMeasure = (measure: CallMeasure): Readonly<Record<string, string>> =>
  listOf(countedCalls(measure), measure === "longestWait");

export const timesIn = ({ from, to }: Span) => ({
  createdAt: { $gte: new Date(from).toISOString(), $lt: new Date(to).toISOString() },
});

/** Returns the API query of a view: which calls of the period, without the page and the order. */
export function matchesOf(view: View, { period, filters }: Pick<InsightsFilters, "period" | "filters">) {
  const span = readSpan(view.choices["span"] ?? "", period) ?? period;
  const { createdAt, ...times } = timesIn(span);
  const { counted, ...own } = ownFilters(view.filters);
  // A number over contacts counts those that began in the period.
  const ofContacts = counted !== undefined && areOfContacts({ of: counted });
  return {
    ...times,
    ...(ofContacts ? { beganAt: createdAt } : { createdAt }),
    ...(view.search === "" ? {} : { $search: view.search }),
    ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, { $in: values }])),
    ...own,
    ...(counted && { counted }),
  };
}

/**
 * Returns the query of another view of the list, for its count: built-in views keep the period and the filters of
 * the page except the outcome, saved ones have their own.
 */
export function matchesElsewhere(other: View, view: View, { period, now }: InsightsFilters) {
  const isSaved = other.choices["view"] === "list";
  const choices = isSaved ? other.choices : { ...view.choices, outcome: other.choices["outcome"] ?? "" };
  const set = Object.entries(choices).filter(([, value]) => value !== "");
  const chosen = readChosen(new URLSearchParams(set).toString());
  return matchesOf(
    { ...other, choices },
    {
      period: isSaved ? readPeriod(chosen.period, now, period.zone).period : period,
      filters: filtersIn(chosen.filters),
    },
  );
}

function ownFilters(filters: readonly Filter[]) {
  const valuesOf = (field: string) => filters.find((one) => one.field === field)?.values;
  const between = (field: string, unit: number) => {
    const bound = (operator: "min" | "max") => {
      const typed = filters.find((one) => one.field === field && one.operator === operator)?.values[0];
      return typed === undefined ? undefined : Math.round(Number(typed) * unit);
    };
    const [least, most] = [bound("min"), bound("max")];
    return least === undefined && most === undefined
      ? {}
      : {
          [field]: { ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) },
        };
  };
  const among = (field: string) => {
    const values = valuesOf(field);
    return values ? { [field]: { $in: [...values] } } : {};
  };
  const yesOrNo = (field: string) => {
    const [value, ...others] = valuesOf(field) ?? [];
    return value === undefined || others.length > 0 ? {} : { [field]: value === "true" };
  };
  const all = (field: string) => {
    const values = valuesOf(field);
    return values ? { [field]: [...values] } : {};
  };
  const topics = valuesOf("topic");
  const counted = valuesOf("counted") as CountedCalls["of"] | undefined; // the rules allow these sums only
  return {
    ...between("waited", UNITS.waited),
    ...between("served", UNITS.served),
    ...between("transfers", 1),
    ...between("offers", 1),
    ...between("dismissals", 1),
    ...between("timeouts", 1),
    ...among("offeredTo"),
    ...among("declinedBy"),
    ...among("missedBy"),
    ...among("sentiment"),
    ...among("recording"),
    ...among("origin"),
    ...among("survey"),
    ...between("surveyScore", 1),
    ...(valuesOf("answer") ? { surveyAnswer: among("answer").answer } : {}),
    ...among("customer"),
    ...among("reason"),
    ...(topics ? { topics: { $in: [...topics] } } : {}),
    ...all("with"),
    ...all("without"),
    ...yesOrNo("late"),
    ...yesOrNo("queued"),
    ...yesOrNo("consent"),
    ...among("device"),
    ...among("location"),
    ...all("uncounted"),
    ...(counted && { counted }),
  };
}
