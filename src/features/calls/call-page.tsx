import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import type { Call, CallHistory } from "../../../openapi/generated/console.ts";
import { callTimeline } from "../../../streams/charts/call-timeline.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { customerName } from "../../resource/cells/customer-name.ts";
import { DayChange } from "../../resource/cells/day-change.tsx";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { LinesSkeleton, RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import {
  CallComments,
  type CommentPlace,
  pinsOf,
  useCallComments,
  useMayComment,
} from "../../resource/player/call-comments.tsx";
import { PlayerControls } from "../../resource/player/player-controls.tsx";
import { PlayerProblem } from "../../resource/player/player-problem.tsx";
import { UndrawnNote } from "../../resource/player/recording-player.tsx";
import { USUAL_SETTINGS } from "../../resource/player/use-media-element.ts";
import { usePlayer } from "../../resource/player/use-player.tsx";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { usePlatformNow } from "../../services/ticker.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useNarrow } from "../../ui/use-media.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { AcdHistory } from "./acd-history.tsx";
import { CallContact, OtherCalls } from "./call-customer.tsx";
import { KeyFacts, OtherFacts } from "./call-facts.tsx";
import { CallHeader, useCallTitle } from "./call-header.tsx";
import { useCallNames } from "./call-names.tsx";
import styles from "./call-page.module.css";
import { CallPapers } from "./call-papers.tsx";
import { CallRecordings, RecordingAbsence, useCallRecordings } from "./call-recordings.tsx";
import { CallTimelinePanel } from "./call-timeline.tsx";
import { SegmentThen } from "./segment-then.tsx";
import type { SoundLane } from "./timeline-drawing.tsx";

interface CallPageProps {
  readonly id: string;
  /** Presentation of a segment. */
  readonly segment: RecordPresentation;
  /** Describes an event. */
  readonly describe: (event: CallHistory["events"][number], named: CallHistory["named"]) => string;
  /** Button to supervise the call while it lasts. */
  readonly supervise: ReactNode;
  /** Returns the address of a moment in the replay, ms; null if the user may not replay. */
  readonly replayOf: ((from: number, to: number, at: number) => string) | null;
}

/**
 * A call with its participants, its timeline and recording, the events before and during it, and its segment as
 * of its start.
 */
export function CallPage(props: CallPageProps) {
  const { id } = props;
  const { say } = useTexts();
  const text = say.calls;
  const call = useApiQuery("/calls/{id}", { path: { id } });
  const history = useApiQuery("/calls/{id}/history", { path: { id } });
  const mayList = useAbility("insights.read");
  useLiveCall(id, () => {
    call.again();
    history.again();
  });
  useWindowTitle(say.windowTitle({ page: useCallTitle(call.data) }));
  if (call.data) return <Known {...props} call={call.data} history={history} />;
  if (!call.failure) return <RecordSkeleton title={null} />;
  if (call.failure.kind === "refused" && (call.failure.status === 404 || call.failure.status === 400))
    return (
      <EmptyState
        art={ART.nowhere}
        level={1}
        title={text.unknown.title()}
        next={mayList ? <TextLink href="/insights/calls">{text.unknown.back()}</TextLink> : null}
      >
        {text.unknown.text()}
      </EmptyState>
    );
  return <PageNotRead level={1} title={text.failed()} failure={call.failure} onAgain={call.again} />;
}

interface KnownProps extends CallPageProps {
  readonly call: Call;
  readonly history: ReturnType<typeof useApiQuery<"/calls/{id}/history">>;
}

function Known({ call, history, segment, describe, supervise, replayOf }: KnownProps) {
  const { say } = useTexts();
  const text = say.calls;
  const { duration } = useFormats();
  const now = useNow(call.endedAt == null);
  const names = useCallNames(history.data?.named);
  const recordings = useCallRecordings(call._id);
  const { playing: recording } = recordings;
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const player = usePlayer(recording, { label: text.player.recording(), settings });
  const comments = useCallComments(call._id);
  const [writing, setWriting] = useState<CommentPlace | null>(null);
  const mayComment = useMayComment();
  const isNarrow = useNarrow();
  const [cursor, setCursor] = useState<number | null>(null);
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const begins = Date.parse(recording?.startedAt ?? "");
  const played = recording ? begins + player.position : null;
  // The playhead follows the recording, except where it was moved outside of it.
  const position = player.isPlaying ? played : (cursor ?? played);
  const move = (instant: number) => {
    const isInside = recording !== null && instant >= begins && instant <= begins + player.duration;
    setCursor(isInside ? null : instant);
    if (isInside) player.seek(instant - begins);
  };
  const sound: SoundLane | null = recording && {
    from: begins,
    to: begins + player.duration,
    played: begins + player.position,
    tracks: player.sound?.tracks ?? null,
    pins: pinsOf(comments.sorted, recording._id).map((pin) => ({ ...pin, at: begins + pin.at })),
  };
  const comment = () => setWriting({ at: Math.round(player.position), recording: recording?._id ?? null });
  useShortcut({
    keys: " ",
    label: say.recordings.player.play(),
    on: recording !== null,
    run: player.toggle,
  });
  useShortcut({
    keys: "M",
    label: say.recordings.comments.add(),
    on: recording !== null && mayComment,
    run: comment,
  });
  const controls = (
    <PlayerControls player={player} settings={settings} onSettings={setSettings}>
      {mayComment ? (
        <Button size="small" icon="edit" onClick={comment}>
          {say.recordings.comments.at({ at: duration(player.position) })}
        </Button>
      ) : null}
    </PlayerControls>
  );
  const timeline = history.data ? callTimeline(history.data.events, now) : null;
  return (
    <>
      <CallHeader call={call} supervise={supervise} replayOf={replayOf} position={position} now={now} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <KeyFacts call={call} now={now} />
          {history.data === undefined ? (
            <FormSection title={text.timeline.title()}>
              {history.failure ? (
                <NotRead failure={history.failure} onAgain={history.again}>
                  {text.historyFailed()}
                </NotRead>
              ) : (
                <LinesSkeleton />
              )}
            </FormSection>
          ) : timeline === null ? (
            <FormSection title={text.timeline.title()}>
              <p className={styles.note}>{text.timeline.without()}</p>
            </FormSection>
          ) : (
            <CallTimelinePanel
              {...{ timeline, names, zone, sound }}
              customer={customerName(call) ?? text.noCustomer()}
              cursor={position}
              onMove={move}
            >
              {recording && player.state === "ready" ? (
                <>
                  {player.element}
                  {isNarrow ? null : controls}
                  <UndrawnNote sounds={player.sounds} />
                </>
              ) : recording ? (
                <PlayerProblem player={player} />
              ) : (
                <RecordingAbsence call={call} recordings={recordings.all} />
              )}
            </CallTimelinePanel>
          )}
          <div className={styles.two}>
            {timeline && history.data ? (
              <AcdHistory events={history.data.events} timeline={timeline} names={names} />
            ) : null}
            <CallPapers
              call={call._id}
              contact={call.contact}
              isSurveyed={history.data?.segment.was ? history.data.segment.was.surveyForm != null : null}
            />
          </div>
          <div className={styles.two}>
            {history.data ? <CallEvents history={history.data} describe={describe} /> : null}
            <OtherFacts call={call} />
          </div>
        </div>
        <div className={styles.right}>
          <CallContact call={call} />
          <CallComments call={call._id} {...{ comments, recording, player, writing }} onWrite={setWriting} />
          <CallRecordings recordings={recordings} />
          <OtherCalls call={call} />
          {history.data ? (
            <SegmentThen presentation={segment} segment={history.data.segment} call={call} />
          ) : null}
        </div>
      </div>
      {isNarrow && timeline && recording && player.state === "ready" ? (
        <div className={styles.dock}>{controls}</div>
      ) : null}
    </>
  );
}

/** Returns the platform's time (ms) for a call in progress, every second; otherwise a time that never changes. */
function useNow(isRunning: boolean): number {
  const { now } = useServices();
  const platform = usePlatformNow();
  const [opened] = useState(now);
  return isRunning ? (platform ?? opened) : opened;
}

/** Lists the events before and during a call, latest first. */
function CallEvents({
  history: { events, named },
  describe,
}: Pick<CallPageProps, "describe"> & { history: CallHistory }) {
  const { say } = useTexts();
  return (
    <FormSection title={say.calls.happened()}>
      {events.length === 0 ? <p className={styles.note}>{say.calls.nothing()}</p> : null}
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
    </FormSection>
  );
}

const NO_LISTENER = () => () => undefined;
const UNKNOWN = "unknown";
const WAITING = "waiting";

/**
 * Invokes `onChange` when the call or the wait changes in the live floor state. When a waiting customer is
 * answered, the page redirects to the call.
 */
function useLiveCall(id: string, onChange: () => void): void {
  const live = useLive();
  const [, navigate] = useLocation();
  const key = useSyncExternalStore(live?.floor.subscribe ?? NO_LISTENER, () => keyOf(live, id));
  const shown = useRef(key);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before === key || before === UNKNOWN) return;
    const answered = before.startsWith(WAITING)
      ? [...(live?.floor.get()?.state.calls ?? [])].find(({ queue }) => queue === id)
      : undefined;
    if (answered && answered.id !== id)
      navigate(`/call/${encodeURIComponent(answered.id)}`, { replace: true });
    else change();
  }, [key, id, live, navigate]);
}

/** Returns a text that changes when the call or the wait changes in the live floor state. */
function keyOf(live: LiveServices | null, id: string): string {
  const floor = live?.floor.get()?.state;
  if (!floor) return UNKNOWN;
  const call = floor.calls.get(id);
  if (call) return [call.user ?? "", call.transfers, call.segment, ...call.tags].join(" ");
  const wait = floor.queue.get(id);
  return wait ? `${WAITING} ${JSON.stringify(wait)}` : "";
}
