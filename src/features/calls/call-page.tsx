import type { ReactNode } from "react";
import type { Call, CallHistory } from "../../../openapi/generated/console.ts";
import { ClockTime } from "../../resource/clock-time.tsx";
import { DayChange } from "../../resource/day-change.tsx";
import { PageNotRead } from "../../resource/page-not-read.tsx";
import type { Recounted } from "../../resource/record/recounted.ts";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { NotRead } from "../../resource/not-read.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Columns } from "../../ui/columns.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { CallFacts } from "./call-facts.tsx";
import { CallRecordings } from "./call-recordings.tsx";
import styles from "./call-page.module.css";
import { SegmentThen } from "./segment-then.tsx";
import { useLiveCall } from "./use-live-call.ts";

interface CallPageProps {
  readonly id: string;
  /** How a segment is shown. */
  readonly segment: Recounted;
  /** What an event says, in words. */
  readonly told: (event: CallHistory["events"][number], named: CallHistory["named"]) => string;
  /** The way to follow it while it lasts. */
  readonly supervise: ReactNode;
}

/** One call: who spoke with whom, what happened in it and before, and its segment as it was then. */
export function CallPage({ id, segment, told, supervise }: CallPageProps) {
  const { say } = useTexts();
  const text = say.calls;
  const call = useApiQuery("/calls/{id}", { path: { id } });
  const history = useApiQuery("/calls/{id}/history", { path: { id } });
  const waits = useLiveCall(id, () => {
    call.again();
    history.again();
  });
  useWindowTitle(
    say.windowTitle({
      page: call.data?.customer ? text.titleOf({ customer: call.data.customer }) : text.title(),
    }),
  );
  if (waits) return <Waiting />;
  if (!call.data) {
    if (!call.failure) return <RecordSkeleton title={null} />;
    if (call.failure.kind === "refused" && (call.failure.status === 404 || call.failure.status === 400))
      return (
        <EmptyState art={ART.nowhere} level={1} title={text.unknown.title()}>
          {text.unknown.text()}
        </EmptyState>
      );
    return <PageNotRead level={1} title={text.failed()} failure={call.failure} onAgain={call.again} />;
  }
  if (isUnanswered(call.data)) return <Waiting />;
  const ended = call.data.endedAt !== null;
  const title = call.data.customer ? text.titleOf({ customer: call.data.customer }) : text.title();
  return (
    <>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: title })}
        aside={
          <StatusPill family={ended ? "off" : "call"}>
            {ended ? text.states.ended() : text.states.running()}
          </StatusPill>
        }
        action={supervise}
      />
      <div className={styles.page}>
        <Columns
          slim
          beside={
            <>
              <CallRecordings call={id} />
              {history.data ? (
                <SegmentThen recounted={segment} segment={history.data.segment} at={call.data.startedAt} />
              ) : null}
            </>
          }
        >
          <FormSection title={text.about()}>
            <CallFacts call={call.data} />
          </FormSection>
          <FormSection title={text.happened()}>
            {history.data ? (
              <CallEvents history={history.data} told={told} />
            ) : history.failure ? (
              <NotRead failure={history.failure} onAgain={history.again}>
                {text.historyFailed()}
              </NotRead>
            ) : (
              <RecordSkeleton sections={1} />
            )}
          </FormSection>
        </Columns>
      </div>
    </>
  );
}

const isUnanswered = ({ agent, endedAt }: Call): boolean =>
  endedAt === null && (agent === null || agent === undefined);

function Waiting() {
  const { say } = useTexts();
  return (
    <EmptyState art={ART.locked} level={1} role="status" title={say.supervision.problems.notAnswered()}>
      {say.calls.waiting()}
    </EmptyState>
  );
}

interface CallEventsProps extends Pick<CallPageProps, "told"> {
  readonly history: CallHistory;
}

/** Lists what the queue, the agents and the customer did, the latest first. */
function CallEvents({ history: { events, named }, told }: CallEventsProps) {
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
