import type { CallHistory } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./call-page.module.css";

interface CallEventsProps {
  readonly history: CallHistory;
  readonly told: (event: CallHistory["events"][number], named: CallHistory["named"]) => string;
}

/** What the queue, the agents and the customer did, the latest first. */
export function CallEvents({ history: { events, named }, told }: CallEventsProps) {
  const { say } = useTexts();
  const { second, moment } = useFormats();
  if (events.length === 0) return <p className={styles.note}>{say.calls.nothing()}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.epoch} ${event.offset}`} className={styles.event}>
          <time className={styles.time} dateTime={event.time} title={moment(Date.parse(event.time))}>
            {second(Date.parse(event.time))}
          </time>
          <span>{told(event, named)}</span>
        </li>
      ))}
    </ol>
  );
}
