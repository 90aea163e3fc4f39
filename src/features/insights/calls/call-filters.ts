import { useState } from "react";
import { holdsWords, searchKey, searchWords } from "../../../../openapi/formats/search-text.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { COUNTED_SUMS } from "../../../../streams/metrics/counted-calls.ts";
import { isSurveyScale, SURVEY_SCALES, type SurveyScale } from "../../../../streams/metrics/survey-answer.ts";
import { useView } from "../../../resource/kit/use-view.ts";
import { useNameable } from "../../../resource/records/form/use-nameable.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { View } from "../../../ui/view-state.ts";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { type MetricsRow, useMetrics } from "../frame/use-metrics.ts";
import { useNamedValues } from "../frame/use-named-values.ts";
import { answersOn } from "../surveys/survey-links.ts";
import { CALLS_RULES, ORIGINS, PARTS, SENTIMENTS, STATUSES } from "./calls-rules.ts";

/** Returns the filters of the list only, for the filter bar of the page. */
export function useCallFilters() {
  const fields = useCallFields();
  const { view, change } = useView(CALLS_RULES);
  return { fields, filters: view.filters, onChange: (filters: View["filters"]) => change({ filters }) };
}

/** Returns the filters by topic, reason and the things that a call has or lacks. */
function useContentFields(): readonly FilterField[] {
  const text = useTexts().say.insights.list.content;
  const { view } = useView(CALLS_RULES);
  const valuesOf = (field: string) => view.filters.find((one) => one.field === field)?.values ?? [];
  const topics = useNamedValues("ai-topics", valuesOf("topic"));
  const reasons = useNamedValues("abandon-reasons", valuesOf("reason"));
  const named = (field: "topic" | "reason", { choices, labelOf, onFind }: typeof topics): FilterField => ({
    field,
    label: text[field](),
    operators: ["is"],
    options: choices,
    onFind,
    valueWords: labelOf,
  });
  const parts = PARTS.map((value) => ({ value, label: text.parts[value]() }));
  return [
    named("topic", topics),
    named("reason", reasons),
    { field: "with", label: text.with(), operators: ["is"], options: parts },
    { field: "without", label: text.without(), operators: ["is"], options: parts },
  ];
}

/** Returns the filters by device and location, with those of the calls of the period as options. */
function usePlaceFields(): readonly FilterField[] {
  const text = useTexts().say.insights.list.columns;
  const { view } = useView(CALLS_RULES);
  const [sought, setSought] = useState<{ readonly field: Place; readonly typed: string } | null>(null);
  const state = useInsightsFilters();
  const { data } = useMetrics(
    state,
    { groupBy: [sought?.field ?? "device"], measures: ["offered"] },
    { enabled: sought !== null },
  );
  return PLACES.map((field): FilterField => {
    const chosen = view.filters.find((one) => one.field === field)?.values ?? [];
    const typed = sought?.field === field ? sought.typed : "";
    const found = placesIn(data?.rows ?? [], field, typed);
    return {
      field,
      label: text[field](),
      operators: ["is"],
      options: [...new Set([...chosen, ...found])].map((value) => ({ value, label: value })),
      onFind: (text) => setSought({ field, typed: text }),
    };
  });
}

/** Returns the filters of calls, except those of all reports. */
export function useCallFields(): readonly FilterField[] {
  const { say } = useTexts();
  const content = useContentFields();
  const places = usePlaceFields();
  const seesRecordings = useAbility("recordings.read");
  const { view } = useView(CALLS_RULES);
  const surveys = useNameable("Survey", {
    ids: view.filters.flatMap(({ field, values }) => (field === "survey" ? values : [])),
    onceTyped: true,
  });
  const customers = view.filters.find(({ field }) => field === "customer")?.values; // set by links only
  const text = say.insights.list;
  const { columns, units } = text;
  const yesOrNo = [
    { value: "true", label: say.lists.kinds.yes() },
    { value: "false", label: say.lists.kinds.no() },
  ];
  const fields: readonly FilterField[] = [
    { field: "late", label: columns.late(), operators: ["is"], options: yesOrNo },
    { field: "waited", label: columns.waited(), operators: ["min", "max"], unit: units.seconds() },
    { field: "served", label: columns.served(), operators: ["min", "max"], unit: units.minutes() },
    { field: "transfers", label: columns.transfers(), operators: ["min", "max"] },
    {
      field: "sentiment",
      label: columns.sentiment(),
      operators: ["is"],
      options: SENTIMENTS.map((value) => ({ value, label: text.sentiments[value]() })),
    },
    {
      field: "origin",
      label: columns.origin(),
      operators: ["is"],
      options: ORIGINS.map((value) => ({ value, label: say.details.happened.origins[value]() })),
    },
    {
      field: "survey",
      label: columns.survey(),
      operators: ["is"],
      options: surveys.choices,
      onFind: surveys.onType,
      valueWords: () => text.deletedSurvey(),
    },
    { field: "surveyScore", label: text.answer.score(), operators: ["min", "max"], unit: "%" },
    {
      field: "answer",
      label: text.answer.field(),
      operators: ["is"],
      options: [
        { value: "any", label: text.answer.any() },
        ...SCALES.flatMap((scale) =>
          answersOn(scale).map((value) => ({ value, label: answerWords(value, say) })),
        ),
      ],
      valueWords: (value) => answerWords(value, say),
    },
    ...(customers
      ? [
          {
            field: "customer",
            label: columns.customer(),
            operators: ["is" as const],
            options: customers.map((value) => ({ value, label: value })),
          },
        ]
      : []),
    ...content,
    { field: "queued", label: text.content.queued(), operators: ["is"], options: yesOrNo },
    { field: "consent", label: text.content.consent(), operators: ["is"], options: yesOrNo },
    ...places,
    ...(["counted", "uncounted"] as const).map((field): FilterField => ({
      field,
      label: text.content[field](),
      operators: ["is"],
      options: COUNTED_SUMS.map((value) => ({ value, label: say.insights.sums[value]() })),
    })),
    ...(seesRecordings
      ? [
          {
            field: "recording",
            label: columns.recording(),
            operators: ["is" as const],
            options: STATUSES.map((value) => ({ value, label: say.recordings.choices.status[value]() })),
          },
        ]
      : []),
  ];
  return fields;
}

const SCALES = Object.keys(SURVEY_SCALES) as readonly SurveyScale[]; // its keys are the scales

/** Returns an answer of the filter in words: `nps:9` or `recommend=9`. */
function answerWords(answer: string, say: TranslationFunctions): string {
  const text = say.insights.list;
  const [scale = "", score = ""] = answer.split(":");
  if (isSurveyScale(scale)) return text.answer.onScale({ scale: text.scales[scale](), score });
  return answer === "any" ? text.answer.any() : answer.replace("=", ": ");
}

/** Members of a call that describe where the customer was. Any text is possible. */
const PLACES = ["device", "location"] as const;
type Place = (typeof PLACES)[number];

/** Maximum number of proposed devices or locations. */
const MOST_PLACES = 50;

/** Returns the devices or locations that contain the typed words, those with most calls first. */
export function placesIn(rows: readonly MetricsRow[], place: Place, typed: string): readonly string[] {
  const words = searchWords(typed);
  return rows
    .flatMap(({ level, group, sums }) => {
      const value = group[place];
      return level === 1 && typeof value === "string" && value !== "" && holdsWords(searchKey([value]), words)
        ? [{ value, calls: sums["calls"] ?? 0 }]
        : [];
    })
    .toSorted((a, b) => b.calls - a.calls || a.value.localeCompare(b.value))
    .slice(0, MOST_PLACES)
    .map(({ value }) => value);
}
