import type { AgentMetrics, AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { stateTotals, type StateSpan } from "../../../../streams/metrics/agent-states.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { STATUS_FAMILY, STATUS_TONE } from "../../../resource/cells/status-family.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { StateBar } from "../../../ui/state-bar.tsx";
import { daysBetween, writePeriod } from "../frame/period.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { ReportTable } from "../frame/report-table.tsx";
import { AgentFigures } from "./agent-figures.tsx";
import { AgentHeading } from "./agent-heading.tsx";
import styles from "./agent-period.module.css";
import { Breaks } from "./breaks.tsx";
import { Disconnections } from "./disconnections.tsx";
import { OverLimit, useOverMeans } from "./over-limit.tsx";
import { shownStatusOf, StatusLegend, StatusSplit, StatusTable } from "./status-split.tsx";
import { totalIn, useAgentMetrics, useAgentWords } from "./use-agent-metrics.ts";

interface AgentPeriodProps {
  readonly agent: string;
  readonly state: InsightsFilters;
}

/** The numbers of one agent: the states of a day, or the days of a longer period, and the disconnections. */
export function AgentPeriod({ agent, state }: AgentPeriodProps) {
  const { say } = useTexts();
  const text = say.insights.agents;
  const { period } = state;
  const isDay = daysBetween(period.first, period.last) === 1;
  const { data, failure, old, again } = useAgentMetrics(state, { groupBy: ["day"], states: isDay });
  const heading = (
    <AgentHeading
      agent={agent}
      state={state}
      other={{
        href: state.hrefOf("/insights/agents", {}, { view: "year", year: period.last.slice(0, 4) }),
        label: text.agent.year(),
      }}
    />
  );
  const total = totalIn(data);
  if (!data && failure) return <PageNotRead title={text.failed()} failure={failure} onAgain={again} />;
  if (!data || !total || (old && isDay && !data.states)) return <RecordSkeleton loading={text.loading()} />;
  if (total.connected + total.inCalls + total.calls + (total.offers ?? 0) === 0)
    return (
      <>
        {heading}
        <EmptyState art={ART.nothingFound} title={text.agent.notConnected()}>
          {text.agent.notConnectedText()}
        </EmptyState>
      </>
    );
  return (
    <>
      {heading}
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}.
        </NotRead>
      ) : null}
      <AgentFigures state={state} row={total} agents={1} old={old} />
      <div className={styles.columns}>
        {isDay ? (
          <States metrics={data} row={total} state={state} old={old} />
        ) : (
          <Days metrics={data} row={total} state={state} old={old} />
        )}
        <Disconnections agent={agent} period={period} />
      </div>
    </>
  );
}

interface StatesProps {
  readonly metrics: AgentMetrics;
  readonly row: AgentMetricsRow;
  readonly state: InsightsFilters;
  readonly old: boolean;
}

/** The states of a day as a bar, with the time in each status. */
function States({ metrics, row, state, old }: StatesProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents.agent;
  const { zone } = state.period;
  const time = (instant: number) => formats.time(instant, zone);
  const spans = (metrics.states ?? []).map((span): StateSpan => ({
    status: shownStatusOf(span.status),
    from: Date.parse(span.from),
    until: Date.parse(span.until),
  }));
  const from = spans[0]?.from ?? state.period.from;
  const until = Math.max(from + 1, spans.at(-1)?.until ?? from);
  const word = (status: StateSpan["status"]) => say.console.statuses[status]();
  return (
    <Panel aria-label={text.states()} old={old}>
      <div className={styles.states}>
        <h3>{text.states()}</h3>
        <StateBar
          label={text.statesLabel({
            from: time(from),
            until: time(until),
            states: formats.list(
              stateTotals(spans).map(({ status, ms }) => `${word(status)} ${formats.timeUnit(ms)}`),
            ),
          })}
          first={time(from)}
          last={time(until)}
          stretches={spans.map((span) => ({
            family: STATUS_FAMILY[span.status],
            tone: STATUS_TONE[span.status],
            from: (span.from - from) / (until - from),
            length: (span.until - span.from) / (until - from),
            title: text.stretch({
              status: word(span.status),
              from: time(span.from),
              until: time(span.until),
              time: formats.duration(span.until - span.from),
            }),
          }))}
        />
        <div className={styles.tables}>
          <StatusTable row={row} />
          <Breaks breaks={metrics.breaks ?? []} zone={zone} />
        </div>
      </div>
    </Panel>
  );
}

/** The days of a period, each with a link to its states. */
function Days({ metrics, row, state, old }: StatesProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const { zone } = state.period;
  const time = (written: string) => formats.time(Date.parse(written), zone);
  const named = ({ day = "" }: AgentMetricsRow) =>
    `${formats.shortDay(Date.parse(day), "UTC")}, ${formats.day(Date.parse(day), "UTC")}`;
  const overMeans = useOverMeans();
  const statuses = (day: AgentMetricsRow) => (
    <StatusSplit row={day} name={formats.day(Date.parse(day.day ?? ""), "UTC")} />
  );
  const over = (day: AgentMetricsRow) => <OverLimit row={day} />;
  return (
    <ReportTable
      label={text.agent.days()}
      renderTop={() => <StatusLegend row={row} />}
      head={{
        label: text.agent.day(),
        nameOf: named,
        hrefOf: ({ day = "" }) => hrefOfDay(state, day),
      }}
      rows={metrics.rows.filter(({ day }) => day !== undefined)}
      keyOf={({ day = "" }) => day}
      old={old}
      columns={[
        {
          id: "connected",
          label: text.figures.connected(),
          means: text.means.connected(),
          cell: ({ connected }) => words.time(connected),
        },
        {
          id: "occupancy",
          label: text.figures.occupancy(),
          means: text.means.occupancy(),
          cell: (day) => words.percent(day.occupancy),
          title: (day) => (day.occupancy === null ? text.noStatus() : undefined),
        },
        {
          id: "calls",
          label: text.figures.calls(),
          means: text.means.calls(),
          cell: ({ calls }) => formats.number(calls),
        },
        {
          id: "span",
          label: text.agent.span(),
          cell: ({ firstConnected, lastConnected }) =>
            firstConnected && lastConnected
              ? text.agent.between({ from: time(firstConnected), until: time(lastConnected) })
              : text.none(),
        },
        {
          id: "statuses",
          label: text.table.statuses(),
          cell: statuses,
        },
        {
          id: "over",
          label: text.table.over(),
          means: overMeans,
          cell: over,
        },
      ]}
    />
  );
}

/** Returns the link to a day of the agent in the filter. */
export const hrefOfDay = ({ hrefOf }: InsightsFilters, day: string): string =>
  hrefOf(
    "/insights/agents",
    { period: writePeriod({ preset: "custom", first: day, last: day }) },
    { view: "agent" },
  );
