import type { CallHistory } from "../../../openapi/generated/console.ts";
import { ClockTime } from "../../resource/clock-time.tsx";
import { DayChange } from "../../resource/day-change.tsx";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./call-page.module.css";

interface CallEventsProps {
  readonly history: CallHistory;
  readonly told: (event: CallHistory["events"][number], named: CallHistory["named"]) => string;
}

/** What the queue, the agents and the customer did, the latest first. */
export function CallEvents({ history: { events, named }, told }: CallEventsProps) {
  const { say } = useTexts();
  if (events.length === 0) return <p className={styles.note}>{say.calls.nothing()}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event, place) => (
        <li key={`${event.epoch} ${event.offset}`} className={styles.event}>
          <DayChange
            instant={Date.parse(event.time)}
            before={place === 0 ? undefined : Date.parse(events[place - 1]?.time ?? "")}
          />
          <ClockTime className={styles.time} instant={Date.parse(event.time)} />
          <span>{told(event, named)}</span>
        </li>
      ))}
    </ol>
  );
}
