import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Call } from "../../../../openapi/generated/console.ts";
import { LOW_SCORE, lowestAnswer, SURVEY_SCALES } from "../../../../streams/metrics/survey-answer.ts";
import { customerName } from "../../../resource/cells/customer-name.ts";
import { ClockTime } from "../../../resource/cells/clock-time.tsx";
import { ExactMoment } from "../../../resource/cells/exact-moment.tsx";
import { nameOf } from "../../../resource/records/record/named-records.ts";
import { usePlatformNow } from "../../../services/ticker.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Duration } from "../../../ui/duration.tsx";
import { Glyph, type GlyphName } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Measure } from "../../../ui/measure.tsx";
import { type Family, StatusPill } from "../../../ui/status-pill.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { Period } from "../frame/period.ts";
import { RECORDING_LOOKS } from "../recordings/recording-status.tsx";
import styles from "./calls-cells.module.css";

/** Format of the starts of calls: without a date within one day, without a year within one year. */
type StartFormat = "time" | "day" | "full";

export interface CallWords {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Threshold of the service level, ms. */
  readonly within: number;
  readonly starts: StartFormat;
  /** True if the user may read recordings. */
  readonly seesRecordings: boolean;
}

interface CellProps {
  readonly call: Call;
}

/** Space (px) after a wait, for its mark. */
export const LATE_ROOM = 46;

/** Returns the name of the customer, or a text instead. */
export const customerOf = (call: Call, say: TranslationFunctions): string =>
  customerName(call) ?? say.insights.list.unknownCustomer();

const None = () => <span className={styles.none}>-</span>;

/** Customer with the channel, linked to the page of the call. */
export function CustomerCell({ call, words: { say } }: CellProps & { words: CallWords }) {
  const name = customerOf(call, say);
  const channel = call.channel ? say.console.channels[call.channel]() : "";
  return (
    <TextLink href={`/call/${encodeURIComponent(call._id)}`} quiet>
      <span className={styles.channel} title={channel}>
        <Icon name={call.channel === "video" ? "video" : "voice"} />
      </span>
      <span title={name} data-code={call.person?.name ? undefined : ""} className={styles.name}>
        {name}
      </span>
      <HiddenText> {channel}</HiddenText>
    </TextLink>
  );
}

/** Returns the shortest format in which the starts of the calls of a period differ. */
export const startFormat = ({ first, last }: Pick<Period, "first" | "last">): StartFormat =>
  first === last ? "time" : first.slice(0, 4) === last.slice(0, 4) ? "day" : "full";

/** Widths (px) of the column of starts. */
export const START_WIDTHS = { time: 78, day: 108, full: 152 } as const satisfies Record<StartFormat, number>;

/** Time of the start, with its day if the period has several. The tooltip has the full date. */
export function StartCell({ call: { createdAt }, starts }: CellProps & Pick<CallWords, "starts">) {
  const { dayOfYear, moment, time } = useFormats();
  if (createdAt === undefined) return null;
  const at = Date.parse(createdAt);
  if (starts === "time") return <ClockTime instant={at} />;
  if (starts === "full") return <ExactMoment instant={createdAt} />;
  return (
    <time dateTime={createdAt} title={moment(at)}>
      {dayOfYear(at)}, {time(at)}
    </time>
  );
}

/** The first agent, and the agent or segment that the call was transferred to. */
export function AgentCell({ call, words: { say } }: CellProps & { words: CallWords }) {
  const text = say.insights.list;
  if (call.agent == null) return <None />;
  const from = nameOf(call.agent) ?? text.deletedAgent();
  const to = nameOf(call.transferredAgent) ?? nameOf(call.transferredSegment);
  if (to === null || to === from) return <span title={from}>{from}</span>;
  return (
    <span title={text.transferredName({ from, to })}>
      {from} <span className={styles.faint}>→ {to}</span>
    </span>
  );
}

const OUTCOMES: Readonly<Record<NonNullable<Call["outcome"]>, readonly [family: Family, glyph: GlyphName]>> =
  {
    answered: ["free", "done"],
    abandoned: ["bad", "bad"],
    timeout: ["bad", "bad"],
    dismissed: ["off", "off"],
    assigned: ["call", "call"],
    transferred: ["plan", "plan"],
    discarded: ["off", "off"],
    lost: ["off", "off"],
    waiting: ["away", "away"],
    "in-call": ["call", "running"],
  };

/** Outcome of a call; while it lasts, its state with the running time. */
export function OutcomeCell({ call }: CellProps) {
  const { say } = useTexts();
  const { outcome = "lost" } = call;
  const [family, glyph] = OUTCOMES[outcome];
  const label = say.insights.frame.outcomes[outcome]();
  return (
    <>
      <StatusPill family={family} glyph={glyph}>
        {label}
      </StatusPill>
      {outcome === "in-call" && call.answeredAt ? (
        <span className={styles.running}>
          <Running since={call.answeredAt} />
        </span>
      ) : null}
    </>
  );
}

/** Time since an instant, according to the platform. */
function Running({ since }: { since: string }) {
  const formats = useFormats();
  const now = usePlatformNow();
  if (now === null) return <None />;
  const ms = Math.max(0, now - Date.parse(since));
  return <Duration ms={ms}>{formats.duration(ms)}</Duration>;
}

/** Wait with the mark of late calls; it runs while the customer waits. */
export function WaitCell({ call, isLate, narrow }: CellProps & { isLate: boolean; narrow?: boolean }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { waited, outcome, createdAt } = call;
  return (
    <Measure
      tone={isLate ? "warn" : "quiet"}
      aside={isLate ? say.insights.list.late() : null}
      {...(!narrow && { room: LATE_ROOM })}
    >
      {waited != null ? (
        <Duration ms={waited}>{formats.duration(waited)}</Duration>
      ) : outcome === "waiting" && createdAt ? (
        <Running since={createdAt} />
      ) : (
        <None />
      )}
    </Measure>
  );
}

/** Length of a finished call. */
export function HandleCell({ call: { served, answeredAt } }: CellProps) {
  const formats = useFormats();
  if (served == null || answeredAt == null) return <None />;
  return <Duration ms={served}>{formats.duration(served)}</Duration>;
}

/** Tags of a call; without an answer, the reason why the customer left. */
export function AboutCell({ call: { tags, reason, answeredAt } }: CellProps) {
  const { say } = useTexts();
  const [first, ...others] = tags ?? [];
  if (first === undefined || answeredAt == null)
    return reason ? (
      <span className={styles.faint} title={reason}>
        {reason}
      </span>
    ) : (
      <None />
    );
  return (
    <span className={styles.tags} title={[first, ...others].join(", ")}>
      <span className={styles.tag}>{first}</span>
      {others.length > 0 ? (
        <span className={styles.faint}>
          <span aria-hidden="true">{say.insights.list.more({ count: others.length })}</span>
          <HiddenText>{others.join(", ")}</HiddenText>
        </span>
      ) : null}
    </span>
  );
}

const FACES = { positive: "smile", neutral: "calm", negative: "frown" } as const;

/** Sentiment of the conversation. */
export function SentimentCell({ call: { sentiment } }: CellProps) {
  const { say } = useTexts();
  if (sentiment == null) return <None />;
  return (
    <span className={styles.sentiment} data-sentiment={sentiment}>
      <Icon name={FACES[sentiment]} />
      {say.insights.list.sentiments[sentiment]()}
    </span>
  );
}

/** The answer by which a survey of a call is judged, with the highest score of its scale. */
export function SurveyCell({ call: { surveyAnswers } }: CellProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const answer = lowestAnswer(surveyAnswers ?? []);
  if (!answer) return <None />;
  const text = say.insights.list;
  const isLow = answer.percent <= LOW_SCORE;
  const score = { score: answer.score, most: SURVEY_SCALES[answer.scale][1] };
  return (
    <span
      className={styles.survey}
      data-low={isLow ? "" : undefined}
      title={`${text.scales[answer.scale]()} · ${text.scoreOf(score)}${isLow ? ` · ${text.lowScore()}` : ""}`}
    >
      {isLow ? <Glyph name="bad" size={10} /> : null}
      {formats.number(answer.score)}
      <span className={styles.faint}>/{formats.number(score.most)}</span>
      {isLow ? <HiddenText> {text.lowScore()}</HiddenText> : null}
    </span>
  );
}

/** State of the recording as a glyph. */
export function RecordingCell({ call: { recording } }: CellProps) {
  const { say } = useTexts();
  if (!recording) return <None />;
  const [tone, glyph] = RECORDING_LOOKS[recording.status];
  const label = say.recordings.choices.status[recording.status]();
  return (
    <span className={styles.recording} data-tone={tone} title={label}>
      <Glyph name={glyph} />
      <HiddenText>{label}</HiddenText>
    </span>
  );
}
