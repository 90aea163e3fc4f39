import type { ReactNode } from "react";
import type { AgentMetrics } from "../../../../openapi/generated/console.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Controls } from "../frame/filter-url.ts";
import { InsightsPage, NothingFound } from "../frame/insights-page.tsx";
import { type InsightsFilters, useInsightsFilters } from "../frame/use-insights-filters.ts";
import { useQueryChoice } from "../frame/use-query-choice.ts";
import { AgentFigures } from "./agent-figures.tsx";
import styles from "./agents-page.module.css";
import { AgentPeriod } from "./agent-period.tsx";
import { AgentYear } from "./agent-year.tsx";
import { AgentsTable } from "./agents-table.tsx";
import { totalIn, useAgentMetrics } from "./use-agent-metrics.ts";

const PATH = "/insights/agents";
const VIEWS = ["table", "agent", "year"] as const;
type ViewName = (typeof VIEWS)[number];

/** Controls that change the report; the year of an agent has its own choice of the year. */
const IN_PERIOD: Controls = { period: true, comparison: false, filters: ["segment", "agent", "privilege"] };
const IN_YEAR: Controls = { ...IN_PERIOD, period: false };

/** The numbers of all agents, of one agent in the period, or of one agent in a year. */
export function AgentsReportPage() {
  const text = useTexts().say.insights.agents.views;
  const view = useQueryChoice<ViewName>("view", VIEWS);
  const agents = useInsightsFilters(IN_PERIOD).filters.agent ?? [];
  const controls = view.value === "year" && agents.length === 1 ? IN_YEAR : IN_PERIOD;
  return (
    <InsightsPage
      page="agents"
      controls={controls}
      action={
        <Segmented
          label={text.label()}
          options={VIEWS.map((value) => ({ value, label: text[value]() }))}
          value={view.value}
          onChange={view.change}
        />
      }
    >
      <Report view={view.value} controls={controls} />
    </InsightsPage>
  );
}

function Report({ view, controls }: { readonly view: ViewName; readonly controls: Controls }) {
  const state = useInsightsFilters(controls);
  const [agent, ...others] = state.chosen.filters.agent;
  if (view !== "table" && agent !== undefined && others.length === 0)
    return view === "year" ? (
      <AgentYear key={agent} agent={agent} state={state} />
    ) : (
      <AgentPeriod key={agent} agent={agent} state={state} />
    );
  return (
    <Loaded state={state}>
      {(metrics, old) =>
        view === "table" ? (
          <AllAgents state={state} metrics={metrics} old={old} />
        ) : (
          <ChooseAgent state={state} metrics={metrics} view={view} />
        )
      }
    </Loaded>
  );
}

interface LoadedProps {
  readonly state: InsightsFilters;
  readonly children: (metrics: AgentMetrics, old: boolean) => ReactNode;
}

/** Loads the numbers by agent. */
function Loaded({ state, children }: LoadedProps) {
  const text = useTexts().say.insights.agents;
  const { data, failure, old, again } = useAgentMetrics(state, { groupBy: ["agent"] });
  if (!data && failure) return <PageNotRead title={text.failed()} failure={failure} onAgain={again} />;
  if (!data) return <RecordSkeleton loading={text.loading()} />;
  return (
    <>
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}.
        </NotRead>
      ) : null}
      {children(data, old)}
    </>
  );
}

interface MetricsProps {
  readonly state: InsightsFilters;
  readonly metrics: AgentMetrics;
}

function AllAgents({ state, metrics, old }: MetricsProps & { readonly old: boolean }) {
  const total = totalIn(metrics);
  if (metrics.agents.length === 0 || !total) return old ? null : <NothingFound state={state} of="agents" />;
  return (
    <>
      <AgentFigures state={state} row={total} agents={metrics.agents.length} old={old} />
      <AgentsTable
        state={state}
        metrics={metrics}
        old={old}
        hrefOf={(agent) => hrefOfAgent(state, agent, "agent")}
      />
    </>
  );
}

/** Returns the link to the view of one agent. */
const hrefOfAgent = ({ hrefOf, chosen }: InsightsFilters, agent: string, view: ViewName): string =>
  hrefOf(PATH, { filters: { ...chosen.filters, agent: [agent] } }, { view });

/** Offers the agents of the period to views that show one agent. */
function ChooseAgent({ state, metrics, view }: MetricsProps & { readonly view: ViewName }) {
  const { say, locale } = useTexts();
  const text = say.insights.agents;
  const agents = metrics.agents
    .map(({ _id, name }) => ({ id: _id, name: name ?? text.table.deleted() }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <EmptyState
      art={ART.nothingFound}
      title={text.choose.title()}
      next={
        <ul className={styles.choices}>
          {agents.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={hrefOfAgent(state, id, view)}>{name}</TextLink>
            </li>
          ))}
        </ul>
      }
    >
      {agents.length === 0 ? text.choose.none() : text.choose.text()}
    </EmptyState>
  );
}
