import { FailureText } from "../../resource/cells/failure-banner.tsx";
import { SaveDiagnostics } from "../../resource/cells/save-recent.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import styles from "./shared-details.module.css";
import { EventLine } from "./event-line.tsx";
import { creationsOf, EVENTS_SHOWN, type EventQuery } from "./events-of-number.ts";

interface EventTrailProps {
  readonly query: EventQuery | null;
  /** Offsets of events to leave out. */
  readonly without?: ReadonlySet<number>;
  /** True to show the subject in each line. */
  readonly naming?: boolean;
}

/** Events of the log, latest first, with their content. */
export function EventTrail({ query, without, naming = false }: EventTrailProps) {
  const { say } = useTexts();
  const text = say.details.definition;
  const { data, failure, again } = useApiQuery(
    "/events",
    { query: query ?? {} },
    { enabled: query !== null },
  );
  const creations =
    naming && data
      ? creationsOf(
          query?.epoch,
          data.data.map(({ subject }) => subject),
        )
      : null;
  const named = useApiQuery("/events", { query: creations ?? {} }, { enabled: creations !== null });
  // If the names cannot be loaded, the events are shown without them.
  const isNaming = creations !== null && !named.data && !named.failure;
  const isSlow = useLasting(query !== null && !failure && (!data || isNaming), 300);
  if (query === null) return <p className={styles.muted}>{text.noEvents()}</p>;
  if (failure)
    return (
      <div role="alert" className={styles.failed}>
        <p>
          {text.eventsFailed()} <FailureText failure={failure} />
          <SaveDiagnostics />
        </p>
        <Button size="small" icon="refresh" onClick={again}>
          {text.retry()}
        </Button>
      </div>
    );
  if (!data || isNaming) return <p className={styles.muted}>{isSlow ? text.loading() : " "}</p>;
  const events = data.data.filter(({ offset }) => !without?.has(offset)).slice(0, EVENTS_SHOWN);
  if (events.length === 0) return <p className={styles.muted}>{text.noEvents()}</p>;
  return (
    <>
      <p className={styles.muted}>{text.eventsNewest({ count: events.length })}</p>
      <ol className={styles.events}>
        {events.map((event, place) => (
          <EventLine
            key={event.offset}
            event={event}
            before={events[place - 1]}
            among={[...data.data, ...(named.data?.data ?? [])]}
            naming={naming}
          />
        ))}
      </ol>
    </>
  );
}
