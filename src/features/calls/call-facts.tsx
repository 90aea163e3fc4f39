import type { ReactNode } from "react";
import type { Call } from "../../../openapi/generated/console.ts";
import { type SurveyAnswer, SURVEY_SCALES } from "../../../streams/metrics/survey-answer.ts";
import { outcomeText } from "../../resource/cells/call-outcome.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useHolder } from "../../services/use-session.ts";
import { Duration } from "../../ui/duration.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { Person, Place } from "./call-names.tsx";
import styles from "./call-page.module.css";

interface Cell {
  readonly label: string;
  readonly value: ReactNode;
  readonly aside?: ReactNode;
  /** True for a number or time, which is larger than a name. */
  readonly large?: true;
}

/** The seven key facts of a call. `now`: time (ms) of a call in progress. */
export function KeyFacts({ call, now }: { call: Call; now: number }) {
  const { say } = useTexts();
  const { duration, second, day } = useFormats();
  const targets = useHolder()?.account.targets;
  const text = say.calls.keyFacts;
  const [created, answered, ended] = [call.createdAt, call.answeredAt, call.endedAt].map((time) =>
    time ? Date.parse(time) : null,
  );
  const waited = call.waited ?? (created == null ? null : now - created);
  const handled = answered == null ? null : (ended ?? now) - answered;
  const within = targets ? targets.answerWithinSeconds * 1000 : null;
  const isLate = within !== null && waited !== null && waited > within;
  const target = within === null ? null : duration(within);
  const survey = call.surveyAnswers ?? [];
  const sentiment = call.sentiment ? say.calls.sentiments[call.sentiment]() : null;
  const cells: readonly Cell[] = [
    {
      label: call.queue == null ? text.start() : text.queued(),
      large: true,
      value: created == null ? null : <time dateTime={call.createdAt}>{second(created)}</time>,
      aside: created == null ? null : day(created),
    },
    {
      label: text.wait(),
      large: true,
      value: waited === null ? null : <Duration ms={waited}>{duration(waited)}</Duration>,
      aside:
        target === null ? null : isLate ? (
          <span className={styles.late}>
            <Glyph name="warning" size={10} /> {text.late({ target })}
          </span>
        ) : (
          text.inTime({ target })
        ),
    },
    {
      label: text.handleTime(),
      large: true,
      value: handled === null ? null : <Duration ms={handled}>{duration(handled)}</Duration>,
      aside: handled !== null && ended === null ? text.running() : null,
    },
    {
      label: text.agent(),
      value: call.agent ? <Person one={call.agent} /> : null,
      aside: call.agent ? null : say.calls.noAgent(),
    },
    {
      label: text.segment(),
      value: call.segment ? <Place one={call.segment} /> : null,
      aside: call.channel ? say.console.channels[call.channel]() : null,
    },
    {
      label: text.outcome(),
      value: outcomeText(call, say.calls),
      aside: call.reason ?? (call.endedBy ? text.endedBy({ who: say.calls.endedBy[call.endedBy]() }) : null),
    },
    survey.length > 0
      ? {
          label: text.survey(),
          large: true,
          value: <SurveyScores answers={survey} />,
          aside: sentiment,
        }
      : { label: text.sentiment(), value: sentiment },
  ];
  return (
    <dl className={styles.key} aria-label={text.title()}>
      {cells.map(({ label, value, aside, large }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-large={large ? "" : undefined}>{value ?? say.unknown()}</dd>
          {aside ? <dd className={styles.aside}>{aside}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** The scores of a survey, each with its scale: "NPS 7/10". */
function SurveyScores({ answers }: { answers: readonly SurveyAnswer[] }) {
  const { number } = useFormats();
  return (
    <span className={styles.scores}>
      {answers.map(({ question, scale, score }) => (
        <span key={question} title={question}>
          {number(score)}
          <small>
            {scale ? `/${number(SURVEY_SCALES[scale][1])} ${scale.toUpperCase()}` : ` ${question}`}
          </small>
        </span>
      ))}
    </span>
  );
}

/** The other facts of a call. */
export function OtherFacts({ call }: { call: Call }) {
  const { say } = useTexts();
  const { moment, list, number, duration } = useFormats();
  const text = say.calls;
  const { fields } = text;
  const at = (time: string | null | undefined) =>
    time ? <time dateTime={time}>{moment(Date.parse(time))}</time> : null;
  const to = (
    <>
      <Person one={call.transferredAgent} />
      {call.transferredAgent && call.transferredSegment ? ", " : null}
      <Place one={call.transferredSegment} />
    </>
  );
  const count = (value: number | undefined) => (value ? number(value) : null);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fields.customer(), call.customer ?? text.noCustomer()],
    call.answeredAt ? [fields.answeredAt(), at(call.answeredAt)] : [fields.startedAt(), at(call.startedAt)],
    [fields.endedAt(), at(call.endedAt)],
    [fields.endedBy(), call.endedBy ? text.endedBy[call.endedBy]() : null],
    [fields.waited(), call.waited == null ? null : duration(call.waited)],
    [fields.offers(), count(call.offers)],
    [fields.refused(), count((call.dismissals ?? 0) + (call.timeouts ?? 0))],
    [fields.transfers(), number(call.transfers ?? 0)],
    [fields.transferredTo(), call.transferredAgent || call.transferredSegment ? to : null],
    [fields.origin(), call.origin ? text.origins[call.origin]() : null],
    [fields.device(), call.device ?? null],
    [fields.location(), call.location ?? null],
    [fields.consentAt(), at(call.consentAt)],
    [fields.reason(), call.reason ?? null],
    [fields.tags(), call.tags && call.tags.length > 0 ? <Tags tags={call.tags} /> : null],
    [fields.topics(), call.topics && call.topics.length > 0 ? list(call.topics) : null],
    [fields.quality(), call.quality == null ? null : number(call.quality)],
    [fields.id(), call._id],
  ];
  return (
    <FormSection title={text.about()}>
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
      {call.summary ? (
        <section aria-label={text.assessed()}>
          <h3 className={styles.heading}>{text.assessed()}</h3>
          <p>{call.summary}</p>
        </section>
      ) : null}
    </FormSection>
  );
}

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <span className={styles.tags}>
    {tags.map((tag) => (
      <span key={tag} className={styles.tag}>
        {tag}
      </span>
    ))}
  </span>
);
