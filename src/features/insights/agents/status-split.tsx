import type { AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import type { DetailStatus } from "../../../../openapi/generated/live-monitor.ts";
import { shownAs, type ShownStatus } from "../../../../streams/projections/agent-status.ts";
import { STATUS_FAMILY, STATUS_TONE } from "../../../resource/cells/status-family.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Duration } from "../../../ui/duration.tsx";
import fill from "../../../ui/family-fill.module.css";
import { Popover } from "../../../ui/popover.tsx";
import styles from "./status-split.module.css";
import { useAgentWords } from "./use-agent-metrics.ts";

/** Order of the statuses in a bar: those of the work first. */
const ORDER: readonly ShownStatus[] = [
  "in-call",
  "available",
  "acd",
  "online",
  "busy",
  "break",
  "meal",
  "bath",
  "meeting",
  "team-meeting",
  "training",
  "disconnected",
];

/** Returns the status under which the time of a reported status is shown. */
export const shownStatusOf = (status: string): ShownStatus =>
  // The platform returns the detail statuses and `online`.
  status === "online" ? "online" : shownAs(status as DetailStatus);

/** Returns the time in each shown status, in the order of a bar. */
function statusTimes({
  statuses,
}: Pick<AgentMetricsRow, "statuses">): readonly { readonly status: ShownStatus; readonly ms: number }[] {
  const times = new Map<ShownStatus, number>();
  for (const [reported, ms] of Object.entries(statuses)) {
    const status = shownStatusOf(reported);
    times.set(status, (times.get(status) ?? 0) + ms);
  }
  return ORDER.flatMap((status) => {
    const ms = times.get(status) ?? 0;
    return ms > 0 ? [{ status, ms }] : [];
  });
}

/** The connected time by status as a bar. It opens a table with the times. */
export function StatusSplit({ row, name }: { readonly row: AgentMetricsRow; readonly name: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { time } = useAgentWords();
  const text = say.insights.agents.table;
  const times = statusTimes(row);
  if (times.length === 0) return <span>{say.insights.agents.none()}</span>;
  const words = formats.list(
    times.map(({ status, ms }) => text.part({ status: say.console.statuses[status](), time: time(ms) })),
  );
  return (
    <Popover
      label={text.statuses()}
      align="end"
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.split}
          title={words}
          aria-label={text.statusesOf({ name, statuses: words })}
        >
          {times.map(({ status, ms }) => (
            <span
              key={status}
              className={fill.fill}
              data-family={STATUS_FAMILY[status]}
              data-tone={STATUS_TONE[status]}
              style={{ inlineSize: `${(ms / row.connected) * 100}%` }}
            />
          ))}
        </button>
      )}
    >
      {() => <StatusTable row={row} />}
    </Popover>
  );
}

/** A sample of the fill of a status. */
const Swatch = ({ status }: { readonly status: ShownStatus }) => (
  <span
    className={`${fill.fill} ${styles.swatch}`}
    data-family={STATUS_FAMILY[status]}
    data-tone={STATUS_TONE[status]}
    aria-hidden="true"
  />
);

/** Names the fills of the statuses in the bars of a table. */
export function StatusLegend({ row }: { readonly row: AgentMetricsRow }) {
  const { say } = useTexts();
  const times = statusTimes(row);
  if (times.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={say.insights.agents.table.legend()}>
      {times.map(({ status }) => (
        <li key={status}>
          <Swatch status={status} />
          {say.console.statuses[status]()}
        </li>
      ))}
    </ul>
  );
}

/** The time in each status, with its share of the connected time. */
export function StatusTable({ row }: { readonly row: AgentMetricsRow }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { time } = useAgentWords();
  const text = say.insights.agents.table;
  return (
    <table className={styles.times}>
      <thead>
        <tr>
          <th scope="col">{text.status()}</th>
          <th scope="col">{text.time()}</th>
          <th scope="col">{text.share()}</th>
        </tr>
      </thead>
      <tbody>
        {statusTimes(row).map(({ status, ms }) => (
          <tr key={status}>
            <th scope="row">
              <span className={styles.named}>
                <Swatch status={status} />
                {say.console.statuses[status]()}
              </span>
            </th>
            <td>
              <Duration ms={ms}>{time(ms)}</Duration>
            </td>
            <td>{formats.percent((ms / row.connected) * 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The number of disconnections, which opens a table with their reasons. */
export function DisconnectionCount({ row, name }: { readonly row: AgentMetricsRow; readonly name: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents.table;
  const reasons = Object.entries(row.disconnections).toSorted(([, a], [, b]) => b - a);
  const count = reasons.reduce((sum, [, times]) => sum + times, 0);
  if (count === 0) return <>{formats.number(0)}</>;
  const words = say.people.connections.reasons;
  return (
    <Popover
      label={say.insights.agents.figures.disconnections()}
      align="end"
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.count}
          aria-label={text.reasonsOf({ count, name })}
        >
          {formats.number(count)}
        </button>
      )}
    >
      {() => (
        <table className={styles.times}>
          <thead>
            <tr>
              <th scope="col">{text.reason()}</th>
              <th scope="col">{text.count()}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(([reason, times]) => (
              <tr key={reason}>
                {/* The platform returns the reasons of the contract, which are the keys. */}
                <th scope="row">{words[reason as keyof typeof words]()}</th>
                <td>{formats.number(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Popover>
  );
}
