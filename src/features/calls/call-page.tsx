import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import type { Call, CallHistory, Reference } from "../../../openapi/generated/console.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { DayChange } from "../../resource/cells/day-change.tsx";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { Columns } from "../../ui/columns.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./call-page.module.css";
import { SegmentThen } from "./segment-then.tsx";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useAbility } from "../../services/use-session.ts";
import { useChanged } from "../../services/use-changed.ts";
import { TextLink } from "../../ui/text-link.tsx";

interface CallPageProps {
  readonly id: string;
  /** Presentation of a segment. */
  readonly segment: RecordPresentation;
  /** Describes an event. */
  readonly describe: (event: CallHistory["events"][number], named: CallHistory["named"]) => string;
  /** Button to supervise the call while it lasts. */
  readonly supervise: ReactNode;
}

/**
 * A call with its participants, the events before and during the call, and its segment as of the start of the
 * call.
 */
export function CallPage({ id, segment, describe, supervise }: CallPageProps) {
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
                <SegmentThen presentation={segment} segment={history.data.segment} at={call.data.startedAt} />
              ) : null}
            </>
          }
        >
          <FormSection title={text.about()}>
            <CallFacts call={call.data} />
          </FormSection>
          <FormSection title={text.happened()}>
            {history.data ? (
              <CallEvents history={history.data} describe={describe} />
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

interface CallEventsProps extends Pick<CallPageProps, "describe"> {
  readonly history: CallHistory;
}

/** Lists the events before and during a call, latest first. */
function CallEvents({ history: { events, named }, describe }: CallEventsProps) {
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
          <span>{describe(event, named)}</span>
        </li>
      ))}
    </ol>
  );
}

const NO_LISTENER = () => () => undefined;
const UNKNOWN = "unknown";
const WAITING = "waiting";

/**
 * Returns true if the id belongs to a customer who still waits. When the customer is answered, the page
 * redirects to the call. Invokes `onChange` when the call changes in the live floor state.
 */
function useLiveCall(id: string, onChange: () => void): boolean {
  const live = useLive();
  const [, navigate] = useLocation();
  const key = useSyncExternalStore(live?.floor.subscribe ?? NO_LISTENER, () => keyOf(live, id));
  const shown = useRef(key);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before === key || before === UNKNOWN) return;
    const answered =
      before === WAITING
        ? [...(live?.floor.get()?.state.calls ?? [])].find(({ queue }) => queue === id)
        : undefined;
    if (answered && answered.id !== id)
      navigate(`/call/${encodeURIComponent(answered.id)}`, { replace: true });
    else change();
  }, [key, id, live, navigate]);
  return key === WAITING;
}

/** Returns a text that changes when the call or the wait changes in the live floor state. */
function keyOf(live: LiveServices | null, id: string): string {
  const floor = live?.floor.get()?.state;
  if (!floor) return UNKNOWN;
  const call = floor.calls.get(id);
  if (call) return [call.user ?? "", call.transfers, call.segment, ...call.tags].join(" ");
  return floor.queue.get(id) ? WAITING : "";
}

const KINDS = ["recordings"];
/** Maximum number of recordings shown. */
const MOST = 50;

/** Recordings of a call with links, for users who can listen to them; nothing if there are none. */
function CallRecordings({ call }: { call: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayRead = useAbility("recordings.read");
  const { data, again } = useApiQuery(
    "/recordings",
    { query: { call: { $in: [call] }, $sort: { startedAt: 1 }, $limit: MOST } },
    { enabled: mayRead, keep: true },
  );
  useChanged(KINDS, () => (mayRead ? again() : undefined));
  const text = say.recordings;
  if (!data || data.total === 0) return null;
  return (
    <FormSection title={say.calls.recorded()}>
      <ul className={styles.events}>
        {data.data.map(({ _id, startedAt = "", duration, status }) => {
          const describe = [
            typeof duration === "number" ? formats.duration(duration) : null,
            status ? text.choices.status[status]() : null,
          ].filter((one) => one !== null);
          return (
            <li key={_id}>
              <TextLink href={`/account/recorded-calls/${_id}`}>
                {text.one({ began: formats.minute(Date.parse(startedAt)) })}
              </TextLink>{" "}
              <span className={styles.time}>{describe.join(" · ")}</span>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

/** Main facts of a call. */
function CallFacts({ call }: { call: Call }) {
  const { say } = useTexts();
  const { moment, duration, list, number } = useFormats();
  const text = say.calls;
  const { fields } = text;
  const at = (time: string | null | undefined) =>
    time ? <time dateTime={time}>{moment(Date.parse(time))}</time> : null;
  const [started, ended] = [call.startedAt, call.endedAt].map((time) => (time ? Date.parse(time) : null));
  const to = [
    <Person key="user" one={call.transferredAgent} />,
    <Place key="segment" one={call.transferredSegment} />,
  ];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fields.customer(), call.customer ?? text.noCustomer()],
    [fields.agent(), call.agent ? <Person one={call.agent} /> : text.noAgent()],
    [fields.segment(), <Place key="place" one={call.segment} />],
    [fields.channel(), call.channel ? say.console.channels[call.channel]() : null],
    [fields.waited(), call.waited === null || call.waited === undefined ? null : duration(call.waited)],
    [fields.startedAt(), at(call.startedAt)],
    [fields.endedAt(), at(call.endedAt)],
    [fields.lasted(), started != null && ended != null ? duration(ended - started) : null],
    [fields.endedBy(), call.endedBy ? text.endedBy[call.endedBy]() : null],
    [fields.transfers(), number(call.transfers ?? 0)],
    [fields.transferredTo(), call.transferredAgent || call.transferredSegment ? to : null],
    [fields.tags(), call.tags && call.tags.length > 0 ? list(call.tags) : null],
    [fields.id(), call._id],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

type One = string | Reference | null | undefined;

/** An agent's name, with a link to the agent's page if the user may read users. */
function Person({ one }: { one: One }) {
  const mayRead = useAbility("users.read");
  return <Named one={one} href={mayRead ? "/users" : null} />;
}

function Place({ one }: { one: One }) {
  const mayRead = useAbility("segments.read");
  return <Named one={one} href={mayRead ? "/segments" : null} />;
}

function Named({ one, href }: { one: One; href: string | null }) {
  const { say } = useTexts();
  if (!one) return null;
  if (typeof one === "string") return one;
  if (one.name === null) return say.lists.kinds.gone();
  return href === null ? one.name : <TextLink href={`${href}/${one._id}`}>{one.name}</TextLink>;
}
