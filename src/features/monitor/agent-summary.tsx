import { type ReactNode, useSyncExternalStore } from "react";
import type { FloorAgent } from "../../../openapi/generated/live-monitor.ts";
import { callsOfDay } from "../../../streams/metrics/calls-of-day.ts";
import { handleTime } from "../../../streams/metrics/handle-time.ts";
import { breaksIn } from "../../../streams/metrics/agent-states.ts";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import { STATUS_FAMILY } from "../../resource/status-family.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AgentStates } from "./states-today.tsx";
import { DisconnectionCell, LastedCell, OccupancyCell, SinceCell } from "./cells.tsx";
import styles from "./details.module.css";
import { useMonitor, useShownNow } from "./monitor-context.ts";
import { SegmentName } from "./names.tsx";
import { useAgentDay } from "./use-agent-day.ts";

/**
 * An agent at a glance: the status and how long it has lasted, the figures of the day, the segments, and the
 * day as a bar.
 */
export function AgentSummary({ id }: { readonly id: string }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const agent = useSyncExternalStore(source.subscribe, () => source.get()?.state.agents.get(id));
  return agent ? <Summary agent={agent} /> : <p className={styles.muted}>{say.details.agent.gone()}</p>;
}

function Summary({ agent }: { readonly agent: FloorAgent }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const now = useShownNow();
  const { agentDay, failure, again } = useAgentDay(agent);
  const mayRead = useAbility("users.read");
  const status = shownStatus(agent);
  const today = source.today();
  const text = say.details.agent;
  const breaks = agentDay && breaksIn(agentDay.spans);
  return (
    <>
      <p className={styles.state}>
        {status === null ? (
          <span className={styles.muted}>{say.monitor.cells.notTold()}</span>
        ) : (
          <StatusPill family={STATUS_FAMILY[status]} size="large">
            {say.console.statuses[status]()}
          </StatusPill>
        )}
        {status === null || agent.since === null ? null : (
          <strong className={styles.lasted}>
            <SinceCell since={agent.since} />
          </strong>
        )}
        {agent.reason === null || status === "in-call" ? null : (
          <span className={styles.muted}>{agent.reason}</span>
        )}
        {mayRead && !agent.imported ? (
          <span className={styles.way}>
            <TextLink href={`/users/${encodeURIComponent(agent.id)}`}>{text.profile()}</TextLink>
          </span>
        ) : null}
      </p>
      <dl className={styles.figures}>
        <Figure label={say.monitor.columns.callsToday()}>
          {formats.number(callsOfDay(agent, today?.day))}
        </Figure>
        <Figure label={text.handleTime()} explained={text.handleTimeExplained()}>
          <LastedCell ms={now === null || today === null ? null : handleTime(agent, now, today)} />
        </Figure>
        <Figure label={say.monitor.columns.occupancy()}>
          <OccupancyCell agent={agent} />
        </Figure>
        <Figure label={text.breaks()} explained={text.breaksExplained()}>
          {breaks === null
            ? say.unknown()
            : breaks.count === 0
              ? formats.number(0)
              : text.breaksOf({ count: formats.number(breaks.count), time: formats.duration(breaks.ms) })}
        </Figure>
      </dl>
      <dl className={styles.facts}>
        <dt>{say.monitor.columns.segments()}</dt>
        <dd>
          {agent.segments.length === 0
            ? say.unknown()
            : agent.segments.map((segment) => (
                <span key={segment} className={styles.chip}>
                  <SegmentName id={segment} />
                </span>
              ))}
        </dd>
        <dt>{say.monitor.columns.lastDisconnection()}</dt>
        <dd>
          <DisconnectionCell agent={agent} />
        </dd>
      </dl>
      <AgentStates agentDay={agentDay} failure={failure} onAgain={again} />
    </>
  );
}

const Figure = ({
  label,
  explained,
  children,
}: {
  readonly label: string;
  readonly explained?: string;
  readonly children: ReactNode;
}) => (
  <div title={explained}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
