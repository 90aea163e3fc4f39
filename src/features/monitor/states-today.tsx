import { stateTotals } from "../../../streams/metrics/agent-states.ts";
import { NotRead } from "../../resource/not-read.tsx";
import { STATUS_FAMILY } from "../../resource/status-family.ts";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Duration } from "../../ui/duration.tsx";
import { StateBar } from "../../ui/state-bar.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import styles from "./details.module.css";
import { useMonitor } from "./monitor-context.ts";
import type { AgentDay } from "./use-agent-day.ts";

interface AgentStatesProps {
  readonly agentDay: AgentDay | null;
  readonly failure: ReadFailure | null;
  readonly onAgain: () => void;
}

/** An agent's day as a bar of states, and how long each lasted in a table. */
export function AgentStates({ agentDay, failure, onAgain }: AgentStatesProps) {
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
  // Before the agent first came, and after the last time, there is nothing to see.
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
