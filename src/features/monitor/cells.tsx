import type { FloorAgent, FloorQueueEntry, MediaChannel } from "../../../openapi/generated/live-monitor.ts";
import { occupancy } from "../../../streams/metrics/occupancy.ts";
import { standingOfWait } from "../../../streams/metrics/standing.ts";
import { overLimit } from "../../../streams/metrics/status-limit.ts";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import { MeasuredWait } from "../../resource/cells/measured-wait.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Duration } from "../../ui/duration.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Measure } from "../../ui/measure.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import styles from "./cells.module.css";
import { useCustomerContact, useMonitor, useShownNow } from "./monitor-context.ts";
import { AgentName, SegmentName } from "./name-cells.tsx";
import { STATUS_FAMILY } from "../../resource/cells/status-family.ts";

/**
 * The name of the customer's contact, otherwise the customer as reported; for an unnamed customer, a muted
 * "unknown".
 */
export function CustomerCell({ customer }: { customer: string | null }) {
  const { say } = useTexts();
  const contact = useCustomerContact(customer);
  if (customer === null) return <span className={styles.muted}>{say.monitor.cells.unknownCustomer()}</span>;
  return contact === null ? (
    <span title={customer}>{customer}</span>
  ) : (
    <span title={`${contact.name} · ${customer}`}>{contact.name}</span>
  );
}

export function ChannelCell({ channel }: { channel: MediaChannel }) {
  const { say } = useTexts();
  return <Flag icon={channel === "video" ? "video" : "voice"}>{say.console.channels[channel]()}</Flag>;
}

export function PriorityCell({ priority }: { priority: number }) {
  const { say } = useTexts();
  const { priorityHigh, priorityLow, priorityNormal } = say.monitor.cells;
  if (priority === 1) return <span className={styles.muted}>{priorityNormal()}</span>;
  return priority > 1 ? priorityHigh() : <span className={styles.muted}>{priorityLow()}</span>;
}

/** Shows whether a customer is waiting or being offered to an agent. */
export function EntryState({ entry }: { entry: FloorQueueEntry }) {
  const { say } = useTexts();
  if (entry.offeredAt === null) return <StatusPill family="away">{say.monitor.cells.waits()}</StatusPill>;
  return (
    <>
      <StatusPill family="call">{say.monitor.cells.offeredToAgent()}</StatusPill>
      {entry.offeredTo === null ? null : (
        <span className={styles.beside}>
          <AgentName id={entry.offeredTo} />
        </span>
      )}
    </>
  );
}

/** Elapsed time since `since` (ms), updated every second. */
export function SinceCell({ since }: { since: number | null }) {
  const { say } = useTexts();
  const formats = useFormats();
  const now = useShownNow();
  if (since === null || now === null) return say.unknown();
  const lasted = Math.max(0, now - since);
  return <Duration ms={lasted}>{formats.duration(lasted)}</Duration>;
}

/** Space (px) after the time in a status, for the excess over the limit. */
export const LIMIT_ROOM = 128;

/** Time of an agent in the current status, and the excess over its limit. */
export function InStateCell({ agent, room }: { agent: FloorAgent; room?: number | undefined }) {
  const { limits = {} } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const now = useShownNow();
  if (agent.since === null || now === null) return say.unknown();
  const lasted = Math.max(0, now - agent.since);
  const over = overLimit(agent, now, limits);
  return (
    <Measure
      tone={over === null ? "quiet" : "warn"}
      aside={over === null ? null : say.monitor.cells.overLimit({ time: formats.duration(over) })}
      room={room}
    >
      <Duration ms={lasted}>{formats.duration(lasted)}</Duration>
    </Measure>
  );
}

/** Elapsed time of a wait, compared with its target. */
export function WaitCell({ since, room }: { since: number | null; room?: number }) {
  const { targets } = useMonitor();
  const now = useShownNow();
  const waited = since === null || now === null ? null : Math.max(0, now - since);
  return (
    <MeasuredWait ms={waited} standing={standingOfWait(waited, targets.longestWaitSeconds)} room={room} />
  );
}

/** A fixed duration. */
export function LastedCell({ ms }: { ms: number | null }) {
  const { say } = useTexts();
  const formats = useFormats();
  return ms === null ? (
    <span className={styles.faint}>{say.unknown()}</span>
  ) : (
    <Duration ms={ms}>{formats.duration(ms)}</Duration>
  );
}

/** A count; muted if it is 0. */
export function CountCell({ count }: { count: number }) {
  const formats = useFormats();
  return <span className={count === 0 ? styles.faint : undefined}>{formats.number(count)}</span>;
}

/** Status of an agent, or "no data" if none was reported. */
export function StatusCell({ agent }: { agent: FloorAgent }) {
  const { say } = useTexts();
  const status = shownStatus(agent);
  if (status === null) return <span className={styles.faint}>{say.monitor.cells.noData()}</span>;
  return (
    <>
      <StatusPill family={STATUS_FAMILY[status]}>{say.console.statuses[status]()}</StatusPill>
      {agent.calls.length > 1 ? (
        <span className={styles.beside}>{say.monitor.cells.callsOfOne({ count: agent.calls.length })}</span>
      ) : null}
    </>
  );
}

/** The name of an agent's first segment, and the number of further segments. */
export function SegmentsCell({ ids }: { ids: readonly string[] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const [first, ...others] = ids;
  if (first === undefined) return <span className={styles.faint}>{say.unknown()}</span>;
  return (
    <>
      <SegmentName id={first} />
      {others.length > 0 ? <span className={styles.more}>+{formats.number(others.length)}</span> : null}
    </>
  );
}

export function OccupancyCell({ agent }: { agent: FloorAgent }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const now = useShownNow();
  const today = source.today();
  const share = now === null || today === null ? null : occupancy(agent, now, today);
  return share === null ? <span className={styles.faint}>{say.unknown()}</span> : formats.percent(share);
}

/** Time and reason of an agent's last disconnection, with an explanation of the reason as a tooltip. */
export function DisconnectionCell({ agent: { lastDisconnection } }: { agent: FloorAgent }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  if (lastDisconnection === null) return <span className={styles.faint}>{say.unknown()}</span>;
  const { time, reason } = lastDisconnection;
  return (
    <span className={styles.muted} title={say.monitor.reasonsExplained[reason]()}>
      {say.monitor.cells.disconnection({
        time: formats.time(time, source.get()?.state.zone),
        reason: say.monitor.reasons[reason](),
      })}
    </span>
  );
}
