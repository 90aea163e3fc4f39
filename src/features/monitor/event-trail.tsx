import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import styles from "./details.module.css";
import type { EventQuery } from "./events-behind.ts";
import { useMonitor } from "./monitor-context.ts";

/** Events of the log, the latest first, each with what it says. */
export function EventTrail({ query }: { query: EventQuery | null }) {
  const { say } = useTexts();
  const text = say.monitor.definition;
  const { data, failure, again } = useApiQuery("/events", { query: query ?? {} }, { enabled: query !== null });
  const isSlow = useLasting(query !== null && !data && !failure, 300);
  if (query === null) return <p className={styles.muted}>{text.noEvents()}</p>;
  if (failure)
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {text.eventsFailed()} <FailureText failure={failure} />
        </p>
        <Button size="small" icon="refresh" onClick={again}>
          {text.retry()}
        </Button>
      </div>
    );
  if (!data) return <p className={styles.muted}>{isSlow ? text.loading() : " "}</p>;
  if (data.data.length === 0) return <p className={styles.muted}>{text.noEvents()}</p>;
  return (
    <>
      <p className={styles.muted}>{text.eventsNewest({ count: data.data.length })}</p>
      <ol className={styles.events}>
        {data.data.map((event) => (
          <EventLine key={event.offset} event={event} />
        ))}
      </ol>
    </>
  );
}

function EventLine({ event }: { event: Pick<Event, "offset" | "time" | "type" | "subject" | "data"> }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const instant = Date.parse(event.time);
  return (
    <li>
      <details className={styles.event}>
        <summary>
          <span className={styles.offset} title={say.monitor.trail.offset()}>
            {formats.number(event.offset)}
          </span>
          <time dateTime={event.time} title={formats.moment(instant, source.get()?.state.zone)}>
            {formats.second(instant, source.get()?.state.zone)}
          </time>
          <span className={styles.type}>{event.type}</span>
          <span className={styles.subject}>{event.subject}</span>
        </summary>
        <pre className={styles.data}>{JSON.stringify(event.data, null, 2)}</pre>
      </details>
    </li>
  );
}
