import type { ReactNode } from "react";
import type { Metrics, Permission } from "../../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { MOST_DAYS } from "../../../resource/cells/report-links.ts";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { FilterBar } from "../../../ui/filter-bar.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { FilterField } from "../../../ui/filter-field.ts";
import type { Filter, View } from "../../../ui/view-state.ts";
import { ALL_CONTROLS, type Chosen, type Controls } from "./filter-url.ts";
import styles from "./frame.module.css";
import { ComparisonChip, earlierPeriod, PeriodChip, usePeriodWords } from "./period-chips.tsx";
import { writePeriod } from "./period.ts";
import { useFilterFields } from "./use-filter-fields.ts";
import { type InsightsFilters, useInsightsFilters } from "./use-insights-filters.ts";
import { useNames } from "./use-names.ts";

type InsightsTab = keyof TranslationFunctions["insights"]["frame"]["tabs"];

interface ReportTab {
  readonly tab: InsightsTab;
  readonly path: string;
  readonly ability: Permission;
}

/** Reports in the order of their tabs, with the permission that they require. */
const TABS: readonly ReportTab[] = [
  { tab: "calls", path: "/insights/calls", ability: "insights.read" },
  { tab: "segments", path: "/insights/segments", ability: "insights.read" },
  { tab: "agents", path: "/insights/agents", ability: "insights.read" },
  { tab: "surveys", path: "/insights/surveys", ability: "insights.read" },
  { tab: "history", path: "/insights/history", ability: "insights.read" },
  { tab: "submissions", path: "/insights/submissions", ability: "forms.read" },
  { tab: "recordings", path: "/insights/recordings", ability: "recordings.read" },
  { tab: "abandonReasons", path: "/insights/abandon-reasons", ability: "insights.read" },
  { tab: "tags", path: "/insights/tags", ability: "insights.read" },
  { tab: "aiTopics", path: "/insights/ai/topics", ability: "insights.read" },
  { tab: "agentFormExports", path: "/insights/exports/agent-forms", ability: "agent-form-exports.read" },
  { tab: "nps", path: "/insights/nps", ability: "insights.read" },
];

interface OwnFilters {
  readonly fields: readonly FilterField[];
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

interface InsightsPageProps {
  readonly page: InsightsTab;
  /** Secondary text beside the title, such as a count. */
  readonly aside?: ReactNode;
  /** Name of the record that is open beside the report, for the title of the window. */
  readonly record?: string | undefined;
  /** Control at the end of the title row. */
  readonly action?: ReactNode;
  /** Numbers of the report; what they were computed from is shown with the period. */
  readonly metrics?: Metrics | undefined;
  /** Filters of this report only, in the same bar. */
  readonly own?: OwnFilters | undefined;
  /** Controls of the shared filter bar that change the report; by default all. */
  readonly controls?: Controls;
  readonly children: ReactNode;
}

/**
 * A report: title, tabs of Insights, and the filter bar that all reports share. The report itself is shown once
 * the period is known and valid. Controls that would not change the report are hidden; what they are set to
 * stays in the URL for the other reports.
 */
export function InsightsPage({
  page,
  aside,
  record,
  action,
  metrics,
  own,
  controls = ALL_CONTROLS,
  children,
}: InsightsPageProps) {
  const { say } = useTexts();
  const text = say.insights.frame;
  const holder = useHolder();
  const state = useInsightsFilters(controls);
  const name = record ?? text.windowTitle({ page: text.tabs[page]() });
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: name })}
        aside={aside}
        action={action}
      />
      <Tabs
        label={text.views()}
        more={text.more()}
        tabs={TABS.filter(({ ability }) => holder?.abilities.includes(ability)).map(({ tab, path }) => ({
          id: tab,
          href: state.hrefOf(path),
          label: text.tabs[tab](),
          current: tab === page,
        }))}
      />
      <Filters state={state} own={own} metrics={metrics} />
      <DeletedNotices {...state} />
      {!controls.period ? (
        children
      ) : state.fault ? (
        <FaultyPeriod {...state} />
      ) : state.pending ? (
        <RecordSkeleton loading={say.console.list.loading()} />
      ) : (
        children
      )}
    </div>
  );
}

interface FiltersProps extends Pick<InsightsPageProps, "own" | "metrics"> {
  readonly state: InsightsFilters;
}

function Filters({ state, own, metrics }: FiltersProps) {
  const { chosen, controls, change, period, now } = state;
  const text = useTexts().say.insights.frame;
  const formats = useFormats();
  const fields = useFilterFields(state);
  const words = useFilterWords();
  const sourceOf = ({ source, calls }: Metrics) =>
    source === "totals" ? text.fromTotals() : text.fromCalls({ shown: formats.compact(calls), count: calls });
  const filters = controls.filters.flatMap((field): Filter[] =>
    chosen.filters[field].length === 0 ? [] : [{ field, operator: "is", values: chosen.filters[field] }],
  );
  const hidden = chosen.ignored.filter((one) => !isUsed(one, controls));
  const isOwn = ({ field }: Filter) => own?.fields.some((one) => one.field === field) ?? false;
  const onChange = (changes: Partial<Pick<View, "filters" | "ignored">>) => {
    const owned = changes.filters?.filter(isOwn);
    // A change concerns one filter: of this report, or of all reports.
    if (own && owned && JSON.stringify(owned) !== JSON.stringify(own.filters)) return own.onChange(owned);
    return change({
      ...(changes.filters && { filters: { ...chosen.filters, ...filtersOf(changes.filters, controls) } }),
      ...(changes.ignored && { ignored: [...changes.ignored, ...hidden] }),
    });
  };
  if (!controls.period && !controls.comparison && fields.length + (own?.fields.length ?? 0) === 0)
    return null;
  return (
    <div className={styles.filters}>
      <FilterBar
        fields={[...fields, ...(own?.fields ?? [])]}
        words={words}
        view={{
          filters: [...filters, ...(own?.filters ?? [])],
          ignored: chosen.ignored.filter((one) => isUsed(one, controls)),
        }}
        onChange={onChange}
        before={
          <>
            {controls.period ? <PeriodChip {...state} /> : null}
            {controls.comparison ? <ComparisonChip {...state} /> : null}
          </>
        }
      />
      {controls.period ? (
        <p className={styles.zone}>
          {text.zone({ zone: period.zone })}
          {period.to > now ? ` · ${text.asOf({ time: formats.time(now) })}` : null}
          {metrics ? ` · ${sourceOf(metrics)}` : null}
        </p>
      ) : null}
    </div>
  );
}

/** Returns true if an invalid parameter belongs to a control of the report. */
const isUsed = ([name]: Chosen["ignored"][number], { filters, comparison }: Controls): boolean =>
  name === "compare" ? comparison : filters.some((filter) => filter === name);

/** Returns the values of each filter that a report uses. */
const filtersOf = (filters: readonly Filter[], { filters: used }: Controls): Partial<Chosen["filters"]> =>
  Object.fromEntries(
    used.map((name) => [name, filters.flatMap(({ field, values }) => (field === name ? values : []))]),
  );

/** Explains that the filters contain deleted records, with a button that removes them. */
function DeletedNotices({ chosen, filters, change }: InsightsFilters) {
  const text = useTexts().say.insights.frame.deleted;
  const segments = useNames("segments", filters.segment ?? []).deleted;
  const agents = useNames("users", filters.agent ?? []).deleted;
  const remove = (name: "segment" | "agent", ids: readonly string[]) => ({
    label: text.remove(),
    onClick: () =>
      change({
        filters: { ...chosen.filters, [name]: chosen.filters[name].filter((id) => !ids.includes(id)) },
      }),
  });
  return (
    <>
      {segments.length > 0 ? (
        <Banner family="away" role="status" action={remove("segment", segments)}>
          {text.segments({ count: segments.length })}
        </Banner>
      ) : null}
      {agents.length > 0 ? (
        <Banner family="away" role="status" action={remove("agent", agents)}>
          {text.agents({ count: agents.length })}
        </Banner>
      ) : null}
    </>
  );
}

/** Explains why the period cannot be shown, and offers the one that was probably meant. */
function FaultyPeriod({ fault, meant, change }: InsightsFilters) {
  const text = useTexts().say.insights.frame.faults;
  const words = usePeriodWords();
  if (!fault) return null;
  return (
    <EmptyState
      art={ART.nowhere}
      role="alert"
      title={text[fault].title()}
      next={
        <>
          {meant ? (
            <Button kind="primary" onClick={() => change({ period: writePeriod(meant) })}>
              {text.show({ days: words.ofPeriod(meant) })}
            </Button>
          ) : null}
          <Button onClick={() => change({ period: "today" })}>{text.today()}</Button>
        </>
      }
    >
      {text[fault].text({ years: Math.floor(MOST_DAYS / 365) })}
    </EmptyState>
  );
}

interface NothingFoundProps {
  readonly state: InsightsFilters;
  /** Counted things; calls by default. `answers`: to one survey, of whose segments there may be calls. */
  readonly of?: "calls" | "agents" | "answers";
}

/** Replaces a report without data: for the whole period, or only for these filters. */
export function NothingFound({ state, of = "calls" }: NothingFoundProps) {
  const { chosen, controls, filters, period, now, change } = state;
  const { empty: text, faults } = useTexts().say.insights.frame;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <EmptyState
      art={ART.nothingFound}
      title={text.title()}
      next={
        <>
          {isFiltered ? (
            <Button onClick={() => change({ filters: { ...chosen.filters, ...filtersOf([], controls) } })}>
              {text.clear()}
            </Button>
          ) : null}
          <Button onClick={() => change({ period: earlierPeriod(period) })}>{text.earlier()}</Button>
          {period.to <= now ? (
            <Button onClick={() => change({ period: "today" })}>{faults.today()}</Button>
          ) : null}
        </>
      }
    >
      {of === "answers"
        ? text.answers()
        : !isFiltered
          ? text.text()
          : of === "agents"
            ? text.filteredAgents()
            : text.filtered()}
    </EmptyState>
  );
}
