import type { ReactNode } from "react";
import type { AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./agent-figures.module.css";
import { useAgentWords } from "./use-agent-metrics.ts";

/** A number with its name and an explanation below. */
export const Figure = ({
  label,
  means,
  children,
  below,
}: {
  readonly label: string;
  readonly means?: string;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) => (
  <div className={styles.figure} title={means}>
    <dt>{label}</dt>
    <dd className={styles.value}>{children}</dd>
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

interface AgentFiguresProps {
  readonly row: AgentMetricsRow;
  /** Number of agents; 1 for the numbers of one agent. */
  readonly agents: number;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** The key figures of one agent, or of all. */
export function AgentFigures({ row, agents, old }: AgentFiguresProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const [worst] = Object.entries(row.disconnections).toSorted(([, a], [, b]) => b - a);
  const ended = Object.values(row.disconnections).reduce((sum, times) => sum + times, 0);
  const reasons = say.people.connections.reasons;
  const isMany = agents > 1;
  return (
    <Figures label={text.figures.label()} old={old}>
      <Figure
        label={text.figures.connected()}
        means={text.means.connected()}
        below={
          isMany
            ? `${text.agentsOf({ count: agents })} · ${text.mean({ time: words.hours(row.connected / agents) })}`
            : null
        }
      >
        {words.hours(row.connected)}
      </Figure>
      <Figure
        label={text.figures.occupancy()}
        means={text.means.occupancy()}
        below={row.occupancy === null ? text.noStatus() : null}
      >
        {words.percent(row.occupancy)}
      </Figure>
      <Figure label={text.figures.calls()} means={text.means.calls()}>
        {formats.number(row.calls)}
      </Figure>
      <Figure
        label={text.figures.handleTime()}
        means={text.means.handleTime()}
        below={row.averageHandleTime === null ? text.noCalls() : null}
      >
        {words.unit(row.averageHandleTime)}
      </Figure>
      <Figure
        label={text.figures.offers()}
        means={text.means.offers()}
        below={text.declinedMissed({ declined: row.declined ?? 0, missed: row.missed ?? 0 })}
      >
        {row.offers === null ? text.none() : formats.number(row.offers)}
      </Figure>
      <Figure
        label={text.figures.disconnections()}
        means={text.means.disconnections()}
        // The platform returns the reasons of the contract, which are the keys.
        below={worst ? `${reasons[worst[0] as keyof typeof reasons]()} ${formats.number(worst[1])}` : null}
      >
        {formats.number(ended)}
      </Figure>
    </Figures>
  );
}
