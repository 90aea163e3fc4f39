import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { DayChange } from "../../resource/cells/day-change.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { partiesOfSubject, aboutWords } from "./subject-parties.ts";
import styles from "./shared-details.module.css";
import { eventWords } from "./event-words.ts";
import { useCustomerContact, useMonitor } from "./monitor-context.ts";

interface EventLineProps {
  readonly event: Event;
  /** The event of the line above; undefined for the first line. */
  readonly before: Event | undefined;
  /** All loaded events. Those that created the event's subject contain the names to show. */
  readonly among: readonly Event[];
  /** True to show the subject in the line. */
  readonly naming: boolean;
}

/** An event with time, subject and description. It expands to its full content. */
export function EventLine({ event, before, among, naming }: EventLineProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const floor = source.get()?.state;
  const instant = Date.parse(event.time);
  const about = naming ? partiesOfSubject(floor, event.subject, among) : null;
  const contact = useCustomerContact(about?.customer ?? null);
  const subject = naming
    ? (contact?.name ?? (about === null ? event.subject : aboutWords(about, floor, say)[0]))
    : null;
  return (
    <li>
      <DayChange
        instant={instant}
        before={before === undefined ? undefined : Date.parse(before.time)}
        zone={floor?.zone}
      />
      <details className={styles.event}>
        <summary>
          <ClockTime instant={instant} zone={floor?.zone} />
          <span className={styles.happened}>
            {subject === null ? null : <strong className={styles.subject}>{subject}</strong>}
            <span>{eventWords(event, floor, { say, formats })}</span>
          </span>
        </summary>
        <p className={styles.raw}>
          <span title={say.details.trail.offset()}>{formats.number(event.offset)}</span>{" "}
          <span>{event.type}</span> <span>{event.subject}</span>
        </p>
        <pre className={styles.data}>{JSON.stringify(event.data, null, 2)}</pre>
      </details>
    </li>
  );
}
