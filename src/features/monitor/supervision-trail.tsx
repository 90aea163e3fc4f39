import type { SupervisedCall } from "../../../machines/supervision-context.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import details from "./details.module.css";
import { EventLine } from "./event-line.tsx";
import { AgentName } from "./names.tsx";
import styles from "./supervision-panel.module.css";
import { useSubject } from "./use-subject.ts";

interface SupervisionTrailProps {
  readonly call: SupervisedCall;
  /** The latest first. */
  readonly events: readonly Event[];
  /** Since when one follows it, wall time (ms). */
  readonly since: number | null;
  readonly running: boolean;
}

/** Who speaks with whom, and what has happened in the call, the latest first. */
export function SupervisionTrail({ call, events, since, running }: SupervisionTrailProps) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const { name: customer } = useSubject([`call/${call.id}`]);
  useTick();
  const text = say.supervision;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{say.monitor.columns.customer()}</dt>
        <dd>{customer}</dd>
        <dt>{say.monitor.columns.agent()}</dt>
        <dd>{call.agent === null ? say.unknown() : <AgentName id={call.agent} />}</dd>
        {since !== null && running ? (
          <>
            <dt>{text.followed()}</dt>
            <dd className={styles.time}>{formats.duration(now() - since)}</dd>
          </>
        ) : null}
      </dl>
      {events.length === 0 ? null : (
        <ol className={`${details.events} ${styles.trail}`} aria-live="polite" aria-label={text.trail()}>
          {events.map((event, place) => (
            <EventLine
              key={event.offset}
              event={event}
              before={events[place - 1]}
              among={events}
              naming={false}
            />
          ))}
        </ol>
      )}
    </>
  );
}
