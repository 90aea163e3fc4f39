import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import type {
  CallTimeline,
  TimelineBar,
  TimelineLane,
  TimelineMoment,
} from "../../../streams/charts/call-timeline.ts";
import { ARROW_STEP, useArrowKeys } from "../../resource/player/use-arrow-keys.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { useWidth } from "../../ui/use-media.ts";
import type { CallNames } from "./call-names.tsx";
import plain from "../../ui/plain-table.module.css";
import styles from "./call-timeline.module.css";
import { heightOf, type SoundLane, TimelineDrawing } from "./timeline-drawing.tsx";

interface CallTimelinePanelProps {
  readonly timeline: CallTimeline;
  readonly names: CallNames;
  /** The customer's name. */
  readonly customer: string;
  readonly zone: string;
  readonly sound: SoundLane | null;
  /** Instant (ms) of the playhead; null before it was moved. */
  readonly cursor: number | null;
  readonly onMove: (instant: number) => void;
  /** The player, or the reason why there is none. */
  readonly children: ReactNode;
}

/** The timeline of a call, as a drawing or as a table. */
export function CallTimelinePanel(props: CallTimelinePanelProps) {
  const { timeline, zone, cursor, onMove, children } = props;
  const { say } = useTexts();
  const text = say.calls.timeline;
  const [asTable, setAsTable] = useState(false);
  const hasOffers = timeline.lanes.some(({ bars }) => bars.some(({ kind }) => kind === "ringing"));
  const toggle = () => setAsTable(!asTable);
  const goToNext = () => {
    const next = timeline.moments.find(({ at }) => at > (cursor ?? timeline.from - 1));
    if (next) onMove(next.at);
  };
  useShortcut({ keys: "T", label: text.keys.table(), run: toggle });
  useShortcut({ keys: "N", label: text.keys.next(), run: goToNext });
  const [from, to] = rangeOf(props);
  useArrowKeys((by) => onMove(Math.min(to, Math.max(from, (cursor ?? timeline.from) + by))));
  return (
    <FormSection
      title={text.title()}
      note={text.zone({ zone })}
      action={
        <>
          {!asTable && hasOffers ? <span className={styles.legend}>{text.legend.ringing()}</span> : null}
          <Button kind="quiet" size="small" onClick={toggle}>
            {asTable ? text.asDrawing() : text.asTable()}
          </Button>
        </>
      }
    >
      {asTable ? <TimelineTable {...props} /> : <TimelineChart {...props} />}
      {children}
    </FormSection>
  );
}

/** Returns the first and last instant of the timeline and the recording. */
const rangeOf = ({ timeline, sound }: CallTimelinePanelProps): readonly [from: number, to: number] => [
  Math.min(timeline.from, sound?.from ?? timeline.from),
  Math.max(timeline.to, sound?.to ?? timeline.to, timeline.from + 1_000),
];

/** The drawing with the names of its lanes. The playhead moves with the pointer and with the arrow keys. */
function TimelineChart(props: CallTimelinePanelProps) {
  const { timeline, names, customer, sound, cursor, onMove } = props;
  const { say } = useTexts();
  const { second } = useFormats();
  const text = say.calls.timeline;
  const moments = useMomentWords(timeline, names);
  const summary = useId();
  const [width, plot] = useWidth();
  const [from, to] = rangeOf(props);
  const current = cursor ?? timeline.from;
  const moveTo = (instant: number) => onMove(Math.min(to, Math.max(from, instant)));
  const point = ({ clientX, currentTarget, buttons, type }: PointerEvent<HTMLDivElement>) => {
    if (buttons !== 1 || width === 0) return;
    if (type === "pointerdown") currentTarget.focus({ preventScroll: true });
    moveTo(from + ((clientX - currentTarget.getBoundingClientRect().left) / width) * (to - from));
  };
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: current - ARROW_STEP,
      ArrowRight: current + ARROW_STEP,
      Home: from,
      End: to,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };
  return (
    <div className={styles.chart}>
      <HiddenText id={summary}>{text.summary({ moments: moments.join(", ") })}</HiddenText>
      <div className={styles.names} style={{ height: heightOf(timeline.lanes.length, sound !== null) }}>
        {timeline.lanes.map((lane) => (
          <p key={lane.users.join(" ") || lane.kind} className={styles.name}>
            <LaneName {...{ lane, names, customer }} />
          </p>
        ))}
        {sound ? (
          <p className={styles.name} data-sound="">
            <b>{say.calls.player.recording()}</b>
            <span>{say.calls.player.channels()}</span>
          </p>
        ) : null}
      </div>
      <div
        ref={plot}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={text.cursor()}
        aria-describedby={summary}
        aria-valuemin={from}
        aria-valuemax={to}
        aria-valuenow={Math.round(current)}
        aria-valuetext={second(current)}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
      >
        {width > 0 ? <TimelineDrawing {...{ timeline, names, sound, from, to, width, cursor }} /> : null}
      </div>
    </div>
  );
}

/** The name of a lane, with its segment. */
function LaneName({
  lane: { kind, users, segment },
  names,
  customer,
}: Pick<CallTimelinePanelProps, "names" | "customer"> & { lane: TimelineLane }) {
  const { say } = useTexts();
  const text = say.calls.timeline;
  if (kind === "folded") return <b>{text.folded({ count: users.length })}</b>;
  const second = kind === "customer" ? text.customer() : names.segment(segment);
  return (
    <>
      <b>{kind === "customer" ? customer : names.agent(users[0] ?? null)}</b>
      <span>{second}</span>
    </>
  );
}

/** The bars of all lanes as a table, in the order of their starts. */
function TimelineTable({ timeline, names, customer }: CallTimelinePanelProps) {
  const { say } = useTexts();
  const { second, duration } = useFormats();
  const text = say.calls.timeline;
  const rows = timeline.lanes
    .flatMap((lane) => lane.bars.map((bar) => ({ lane, bar })))
    .sort((one, other) => one.bar.from - other.bar.from || one.bar.to - other.bar.to);
  const kindOf = ({ kind, result }: TimelineBar) =>
    kind === "ringing" ? text.kinds[result ?? "ringing"]() : text.kinds[kind]();
  const { who, what, from, to, lasted } = text.columns;
  return (
    <div className={plain.scroll}>
      <table className={`${plain.table} ${styles.table}`}>
        <thead>
          <tr>
            {[who(), what(), from(), to(), lasted()].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lane, bar }) => (
            <tr key={`${lane.users.join(" ")} ${bar.kind} ${bar.from}`}>
              <th scope="row">
                <LaneName {...{ lane, names, customer }} />
              </th>
              <td>{kindOf(bar)}</td>
              <td>{second(bar.from)}</td>
              <td>{bar.open ? say.calls.keyFacts.running() : second(bar.to)}</td>
              <td>{duration(bar.to - bar.from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Describes each moment of the call with its time. */
function useMomentWords({ moments }: CallTimeline, names: CallNames): string[] {
  const { say } = useTexts();
  const { second } = useFormats();
  const text = say.calls.timeline.moments;
  const words = ({ kind, user }: TimelineMoment) =>
    kind === "queued" || kind === "left" || kind === "ended"
      ? text[kind]()
      : text[kind]({ agent: names.agent(user) });
  return moments.map((moment) => `${second(moment.at)} ${words(moment)}`);
}
