import { type ReactNode, useSyncExternalStore } from "react";
import type { FloorAgent } from "../../../openapi/generated/live-monitor.ts";
import { breaksIn, callsOfDay, stateTotals } from "../../../streams/metrics/agent-states.ts";
import { handleTime } from "../../../streams/metrics/handle-time.ts";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import { STATUS_FAMILY, STATUS_TONE } from "../../resource/cells/status-family.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { DisconnectionCell, LastedCell, OccupancyCell, SinceCell } from "./cells.tsx";
import styles from "./shared-details.module.css";
import { useMonitor, useShownNow } from "./monitor-context.ts";
import { SegmentName } from "./name-cells.tsx";
import { type AgentDay, useAgentDay } from "./use-agent-day.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { Duration } from "../../ui/duration.tsx";
import { StateBar } from "../../ui/state-bar.tsx";

/**
 * Summary of an agent: the status and its duration, the figures of the day, the segments, and a bar of the
 * day.
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
          <span className={styles.muted}>{say.monitor.cells.noData()}</span>
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

interface AgentStatesProps {
  readonly agentDay: AgentDay | null;
  readonly failure: ReadFailure | null;
  readonly onAgain: () => void;
}

/** An agent's day as a bar of states, with a table of the time in each state. */
function AgentStates({ agentDay, failure, onAgain }: AgentStatesProps) {
  const { say } = useTexts();
  const text = say.details.agent;
  return (
    <section className={styles.day} aria-label={text.day()}>
      <h3 className={styles.heading}>{text.day()}</h3>
      {failure && !agentDay ? (
        <NotRead failure={failure} onAgain={onAgain} />
      ) : agentDay ? (
        <Bar agentDay={agentDay} />
      ) : (
        <div className={styles.barComing} />
      )}
    </section>
  );
}

function Bar({ agentDay: { spans, day, now } }: { readonly agentDay: AgentDay }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.details.agent;
  const zone = source.get()?.state.zone;
  const time = (instant: number) => formats.time(instant, zone);
  // The bar starts when the agent first connected.
  const from = spans.find(({ status }) => status !== "disconnected")?.from;
  const until = Math.min(now, day.end);
  if (from === undefined) return <p className={styles.muted}>{text.noStates()}</p>;
  const shown = spans.filter((span) => span.until > from);
  const totals = stateTotals(shown);
  const word = (status: (typeof shown)[number]["status"]) => say.console.statuses[status]();
  return (
    <>
      <StateBar
        label={text.dayLabel({
          from: time(from),
          until: time(until),
          states: formats.list(
            totals.map(({ status, ms }) =>
              text.dayPart({ status: word(status), time: formats.duration(ms) }),
            ),
          ),
        })}
        first={time(from)}
        last={time(until)}
        stretches={shown.map((span) => ({
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
      <table className={styles.totals}>
        <thead>
          <tr>
            <th scope="col">{text.state()}</th>
            <th scope="col">{text.times()}</th>
            <th scope="col">{text.total()}</th>
            <th scope="col">{text.share()}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ status, times, ms }) => (
            <tr key={status}>
              <th scope="row">
                <StatusPill family={STATUS_FAMILY[status]}>{word(status)}</StatusPill>
              </th>
              <td>{formats.number(times)}</td>
              <td>
                <Duration ms={ms}>{formats.duration(ms)}</Duration>
              </td>
              <td>{formats.percent((ms / (until - from)) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
