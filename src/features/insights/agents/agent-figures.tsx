import type { ReactNode } from "react";
import type { AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { joinValues } from "../../../ui/view-state.ts";
import { filtersBy } from "../frame/filter-url.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { OFFERED } from "../history/history-rules.ts";
import definition from "../summary/definition.module.css";
import { DefinedValue } from "../summary/key-figures.tsx";
import styles from "./agent-figures.module.css";
import { useAgentWords } from "./use-agent-metrics.ts";

interface FigureProps {
  readonly label: string;
  /** Definition of the number. */
  readonly means: string;
  /** Link to the events that the number counts; null if they are on the same page. */
  readonly events: { readonly href: string; readonly label: string } | null;
  readonly children: string;
  readonly below?: ReactNode;
}

/** A number with its name, and a text below. It opens its definition. */
export const Figure = ({ label, means, events, children, below }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>
      <DefinedValue name={label} shown={children}>
        <div className={definition.definition}>
          <h2>{label}</h2>
          <p className={definition.means}>{means}</p>
          {events ? (
            <p className={definition.foot}>
              <TextLink href={events.href}>{events.label}</TextLink>
            </p>
          ) : null}
        </div>
      </DefinedValue>
    </dd>
    <dd className={styles.below}>{below}</dd>
  </div>
);

/** A row of figures. */
export const Figures = ({
  label,
  old = false,
  children,
}: {
  readonly label: string;
  readonly old?: boolean;
  readonly children: ReactNode;
}) => (
  <Panel aria-label={label} old={old}>
    <dl className={styles.figures}>{children}</dl>
  </Panel>
);

/** Returns the link to the calls of an agent, or of all of the report. It leaves out filters that the report has not. */
export const callsHref = ({ hrefOf, chosen, controls }: InsightsFilters, agent?: string): string =>
  hrefOf(
    "/insights/calls",
    {
      filters: {
        ...filtersBy((name) => (controls.filters.includes(name) ? chosen.filters[name] : [])),
        ...(agent !== undefined && { agent: [agent] }),
      },
    },
    { view: "list" },
  );

/**
 * Returns the link to the queue entries of the period that were offered to agents, or that agents declined or
 * missed: to any agent, or to some.
 */
export const offersHref = (
  { hrefOf }: Pick<InsightsFilters, "hrefOf">,
  counted: keyof typeof OFFERED,
  agents: readonly string[] | null,
): string =>
  hrefOf(
    "/insights/history",
    { filters: filtersBy(() => []) },
    agents === null
      ? { [`min.${OFFERS[counted]}`]: "1" }
      : { [`is.${OFFERED[counted]}`]: joinValues(agents) },
  );

/** Numbers of a queue entry that count what the report of agents counts. */
const OFFERS = { offers: "offers", declined: "dismissals", missed: "timeouts" } as const;

interface AgentFiguresProps {
  readonly state: InsightsFilters;
  readonly row: AgentMetricsRow;
  /** Number of agents; 1 for the numbers of one agent. */
  readonly agents: number;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** The key figures of one agent, or of all. */
export function AgentFigures({ state, row, agents, old }: AgentFiguresProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const [worst] = Object.entries(row.disconnections).toSorted(([, a], [, b]) => b - a);
  const ended = Object.values(row.disconnections).reduce((sum, times) => sum + times, 0);
  const reasons = say.people.connections.reasons;
  const isMany = agents > 1;
  const calls = {
    href: callsHref(state),
    label: say.insights.summary.definition.calls(),
  };
  const [agent = "", ...others] = state.chosen.filters.agent;
  const isOne = agent !== "" && others.length === 0;
  const ofAgent = isOne ? `?user=${encodeURIComponent(agent)}` : "";
  const connections = useAbility("connections.read")
    ? { href: `/users/connections${ofAgent}`, label: text.agent.allConnections() }
    : null;
  return (
    <Figures label={text.figures.label()} old={old}>
      <Figure
        label={text.figures.connected()}
        means={text.means.connected()}
        events={connections}
        below={
          isMany
            ? `${text.agentsOf({ count: agents })} · ${text.mean({ time: words.time(row.connected / agents) })}`
            : null
        }
      >
        {words.time(row.connected)}
      </Figure>
      <Figure
        label={text.figures.occupancy()}
        means={text.means.occupancy()}
        events={null}
        below={row.occupancy === null ? text.noStatus() : null}
      >
        {words.percent(row.occupancy)}
      </Figure>
      <Figure label={text.figures.calls()} means={text.means.calls()} events={calls}>
        {formats.number(row.calls)}
      </Figure>
      <Figure
        label={text.figures.handleTime()}
        means={text.means.handleTime()}
        events={calls}
        below={row.averageHandleTime === null ? text.noCalls() : null}
      >
        {words.time(row.averageHandleTime)}
      </Figure>
      <Figure
        label={text.figures.offers()}
        means={text.means.offers()}
        events={{
          href: isOne ? offersHref(state, "offers", [agent]) : state.hrefOf("/insights/history"),
          label: text.means.showOffers(),
        }}
        below={text.declinedMissed({ declined: row.declined ?? 0, missed: row.missed ?? 0 })}
      >
        {row.offers === null ? text.none() : formats.number(row.offers)}
      </Figure>
      <Figure
        label={text.figures.disconnections()}
        means={text.means.disconnections()}
        events={connections}
        // The platform returns the reasons of the contract, which are the keys.
        below={worst ? `${reasons[worst[0] as keyof typeof reasons]()} ${formats.number(worst[1])}` : null}
      >
        {formats.number(ended)}
      </Figure>
    </Figures>
  );
}
