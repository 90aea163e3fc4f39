import type { Call } from "../../../../openapi/generated/console.ts";
import type { BulkActs } from "../../../resource/kit/bulk-acts.ts";
import { RecordList } from "../../../resource/kit/record-list.tsx";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Button } from "../../../ui/button.tsx";
import { isNarrowed } from "../../../ui/view-state.ts";
import { FILTER_NAMES, filtersBy } from "../frame/filter-url.ts";
import { earlierPeriod } from "../frame/period-chips.tsx";
import { useInsightsFilters } from "../frame/use-insights-filters.ts";
import { type CallWords, customerOf, startFormat } from "./calls-cells.tsx";
import { callLines, callsColumns, exportedColumns } from "./calls-columns.tsx";
import { readSpan, writeSpan } from "../../../resource/cells/span-url.ts";
import { useCallFields } from "./call-filters.ts";
import { CALLS_RULES, NEWEST, tabsOf, USUAL_COLUMNS } from "./calls-rules.ts";
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
  const fields = useCallFields();
  const { look, list, read, all, isEndless, more } = useCalls(state);
  const { view, change } = look;
  const span = readSpan(view.choices["span"] ?? "", state.period);
  const words: CallWords = { say, formats, within, starts: startFormat(state.period), seesRecordings };
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
