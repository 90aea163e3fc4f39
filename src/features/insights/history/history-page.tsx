import type { Call } from "../../../../openapi/generated/console.ts";
import { OffersTable } from "../../../resource/cells/offers-table.tsx";
import { RecordList } from "../../../resource/kit/record-list.tsx";
import { useView } from "../../../resource/kit/use-view.ts";
import { useNameable } from "../../../resource/records/form/use-nameable.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import type { FilterField } from "../../../ui/filter-field.ts";
import { isNarrowed } from "../../../ui/view-state.ts";
import { customerOf, startFormat } from "../calls/calls-cells.tsx";
import { NEWEST } from "../calls/calls-rules.ts";
import { MOST_ROWS, useCalls } from "../calls/use-calls.ts";
import { type Controls, FILTER_NAMES } from "../frame/filter-url.ts";
import { InsightsPage, NothingFound } from "../frame/insights-page.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useNamedValues } from "../frame/use-named-values.ts";
import { historyColumns, historyLines, type HistoryWords, offersOf } from "./history-columns.tsx";
import { HISTORY_RULES, OFFERED, USUAL_COLUMNS } from "./history-rules.ts";

const CONTROLS: Controls = { period: true, comparison: false, filters: FILTER_NAMES };
const QUEUED = { rules: HISTORY_RULES, only: { queued: true }, added: ["offered"] } as const;

/** Queue entries of the period with every offer to an agent. */
export function HistoryPage() {
  const { view, change } = useView(HISTORY_RULES);
  const fields = useFields();
  return (
    <InsightsPage
      page="history"
      controls={CONTROLS}
      own={{ fields, filters: view.filters, onChange: (filters) => change({ filters }) }}
    >
      <QueueHistory fields={fields} />
    </InsightsPage>
  );
}

function QueueHistory({ fields }: { readonly fields: readonly FilterField[] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.history;
  const state = useInsightsFilters(CONTROLS);
  const within = (useHolder()?.account.targets.answerWithinSeconds ?? 0) * 1_000;
  const seesRecordings = useAbility("recordings.read");
  const { look, list, read, all, isEndless, more } = useCalls(state, QUEUED);
  const { view, change } = look;
  const { labelOf } = useNamedValues(
    "abandon-reasons",
    list.data?.data.flatMap(({ reason }) => reason ?? []) ?? [],
  );
  const words: HistoryWords = {
    say,
    formats,
    within,
    starts: startFormat(state.period),
    seesRecordings,
    reasonOf: labelOf,
  };
  const none = (
    <EmptyState
      art={ART.nothingFound}
      role="status"
      title={text.none.title()}
      next={
        <Button onClick={() => change({ search: "", filters: [] })}>{say.insights.list.none.clear()}</Button>
      }
    >
      {say.insights.list.none.text()}
    </EmptyState>
  );
  return (
    <RecordList
      {...look}
      view={{ ...view, density: view.density ?? "compact" }}
      rules={HISTORY_RULES}
      list={list}
      read={read}
      all={all ?? list.data?.total ?? 0}
      keyOf={({ _id }) => _id}
      columns={historyColumns(words)}
      usual={USUAL_COLUMNS}
      sort={NEWEST}
      narrow={historyLines(words)}
      details={{
        labelOf: (call) => text.expand({ name: customerOf(call, say) }),
        render: (call) => <Offers call={call} words={words} />,
      }}
      fields={fields}
      filterBar="outside"
      words={{
        table: text.title(),
        search: say.insights.list.search(),
        empty: text.none.title(),
        emptyText: say.insights.list.empty.text(),
      }}
      absent={isNarrowed(view) ? none : <NothingFound state={state} />}
      endless={{
        label: say.insights.list.endless(),
        on: isEndless,
        onChoose: () => change({ choices: { ...view.choices, rows: "continuous" } }),
        onEnd: more,
        onLeave: (size) => change({ size, choices: { ...view.choices, rows: "pages" } }),
      }}
      end={
        isEndless && (list.data?.data.length ?? 0) >= MOST_ROWS ? (
          <p role="status">{text.most({ count: MOST_ROWS })}</p>
        ) : null
      }
    />
  );
}

/** The offers of one queue entry. */
function Offers({ call, words }: { readonly call: Call; readonly words: HistoryWords }) {
  const offers = offersOf(call, words);
  return offers.length === 0 ? <p>{words.say.calls.acd.none()}</p> : <OffersTable offers={offers} />;
}

/** Returns the filters of this report only. */
function useFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { view } = useView(HISTORY_RULES);
  const { columns, units, content } = say.insights.list;
  const text = say.insights.history;
  const valuesOf = (name: string) => view.filters.find(({ field }) => field === name)?.values ?? [];
  const reasons = useNamedValues("abandon-reasons", valuesOf("reason"));
  const agents = useNameable("User", {
    ids: [...new Set(Object.values(OFFERED).flatMap(valuesOf))],
    picks: "agents",
    onceTyped: true,
  });
  const yesOrNo = [
    { value: "true", label: say.lists.kinds.yes() },
    { value: "false", label: say.lists.kinds.no() },
  ];
  return [
    { field: "late", label: columns.late(), operators: ["is"], options: yesOrNo },
    { field: "waited", label: columns.waited(), operators: ["min", "max"], unit: units.seconds() },
    { field: "offers", label: text.count(), operators: ["min", "max"] },
    { field: "timeouts", label: text.missed(), operators: ["min", "max"] },
    { field: "dismissals", label: text.declined(), operators: ["min", "max"] },
    ...Object.values(OFFERED).map((field): FilterField => ({
      field,
      label: text.filters[field](),
      operators: ["is"],
      options: agents.choices,
      onFind: agents.onType,
      valueWords: () => say.insights.frame.deleted.agent(),
    })),
    {
      field: "reason",
      label: content.reason(),
      operators: ["is"],
      options: reasons.choices,
      onFind: reasons.onFind,
      valueWords: reasons.labelOf,
    },
  ];
}
