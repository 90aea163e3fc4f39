import { useState } from "react";
import type { Call } from "../../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { COUNTED_SUMS } from "../../../../streams/metrics/counted-calls.ts";
import { isSurveyScale, SURVEY_SCALES, type SurveyScale } from "../../../../streams/metrics/survey-answer.ts";
import { useNameable } from "../../../resource/records/form/use-nameable.ts";
import type { BulkActs } from "../../../resource/kit/bulk-acts.ts";
import { RecordList } from "../../../resource/kit/record-list.tsx";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FilterField } from "../../../ui/filter-field.ts";
import { isNarrowed, type View } from "../../../ui/view-state.ts";
import { useView } from "../../../resource/kit/use-view.ts";
import { FILTER_NAMES, filtersBy } from "../frame/filter-url.ts";
import { daysBetween } from "../frame/period.ts";
import { earlierPeriod } from "../frame/period-chips.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useMetrics } from "../frame/use-metrics.ts";
import { answersOn } from "../surveys/survey-links.ts";
import { useNamedValues } from "../frame/use-named-values.ts";
import { type CallWords, customerOf } from "./calls-cells.tsx";
import { callLines, callsColumns, exportedColumns } from "./calls-columns.tsx";
import { readSpan, writeSpan } from "../../../resource/cells/span-url.ts";
import {
  CALLS_RULES,
  NEWEST,
  ORIGINS,
  PARTS,
  SENTIMENTS,
  STATUSES,
  tabsOf,
  USUAL_COLUMNS,
} from "./calls-rules.ts";
import { placesIn, PLACES, type Place } from "./places.ts";
import { Histogram } from "./histogram.tsx";
import { useRowPlayer } from "./row-player.tsx";
import { MOST_ROWS, useCalls } from "./use-calls.ts";

const NO_CALLS: readonly Call[] = [];

/** Calls of the period that match the filters, as a list. */
export function CallsList() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.list;
  const state = useInsightsFilters();
  const within = (useHolder()?.account.targets.answerWithinSeconds ?? 0) * 1_000;
  const seesRecordings = useAbility("recordings.read");
  const fields = useFields();
  const { look, list, read, all, isEndless, more } = useCalls(state);
  const { view, change } = look;
  const span = readSpan(view.choices["span"] ?? "", state.period);
  const isDay = daysBetween(state.period.first, state.period.last) === 1;
  const words: CallWords = { say, formats, within, isDay, seesRecordings };
  const player = useRowPlayer(list.data?.data ?? NO_CALLS, seesRecordings);
  const bulk: BulkActs<Call> = { nameOf: (call) => customerOf(call, say) };
  const isFiltered =
    isNarrowed(view) || span !== null || FILTER_NAMES.some((name) => state.chosen.filters[name].length > 0);
  const none = (
    <EmptyState
      art={ART.nothingFound}
      role="status"
      title={text.none.title()}
      next={
        <Button
          onClick={() =>
            change({
              search: "",
              filters: [],
              choices: {
                ...view.choices,
                span: "",
                ...Object.fromEntries(Object.keys(filtersBy(() => [])).map((name) => [name, ""])),
              },
            })
          }
        >
          {text.none.clear()}
        </Button>
      }
    >
      {text.none.text()}
    </EmptyState>
  );
  const empty = (
    <EmptyState
      art={ART.nothingFound}
      role="status"
      title={text.empty.title()}
      next={
        <Button onClick={() => state.change({ period: earlierPeriod(state.period) })}>
          {text.empty.previous()}
        </Button>
      }
    >
      {text.empty.text()}
    </EmptyState>
  );
  return (
    <RecordList
      {...look}
      view={{ ...view, density: view.density ?? "compact" }}
      rules={CALLS_RULES}
      list={list}
      read={read}
      all={all ?? list.data?.total ?? 0}
      keyOf={({ _id }) => _id}
      columns={callsColumns(words)}
      exported={exportedColumns(words)}
      usual={USUAL_COLUMNS}
      sort={NEWEST}
      narrow={callLines(words)}
      fields={fields}
      filterBar="outside"
      tabs={tabsOf(text.tabs, seesRecordings)}
      words={{
        table: text.title(),
        search: text.search(),
        empty: text.empty.title(),
        emptyText: text.empty.text(),
      }}
      bulk={bulk}
      over={
        <Histogram
          state={state}
          view={view}
          span={span}
          onSpan={(next) =>
            change(
              { choices: { ...view.choices, span: next ? writeSpan(next) : "" } },
              { replace: span !== null },
            )
          }
        />
      }
      absent={isFiltered && all !== 0 ? none : empty}
      endless={{
        label: text.endless(),
        on: isEndless,
        onChoose: () => change({ choices: { ...view.choices, rows: "continuous" } }),
        onEnd: more,
        onLeave: (size) => change({ size, choices: { ...view.choices, rows: "pages" } }),
      }}
      end={
        <>
          {player}
          {isEndless && (list.data?.data.length ?? 0) >= MOST_ROWS ? (
            <p role="status">{text.most({ count: MOST_ROWS })}</p>
          ) : null}
        </>
      }
    />
  );
}

/** Returns the filters of the list only, for the filter bar of the page. */
export function useCallFilters() {
  const fields = useFields();
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

function useFields(): readonly FilterField[] {
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
