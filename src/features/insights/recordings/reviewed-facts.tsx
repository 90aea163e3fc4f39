import type { ReactNode } from "react";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Call, Recording } from "../../../../openapi/generated/console.ts";
import { useServices } from "../../../services/services.ts";
import { useTick } from "../../../services/ticker.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { beganIn, calledIn, storageIn } from "./recorded-calls-columns.tsx";
import { RecordingStatus } from "./recording-status.tsx";
import { type Entry, outcomeOf } from "./review-session.ts";
import styles from "./review.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** Returns the name of a recording in the review: its customer, or the start of the recording. */
export const reviewedName = (recording: Recording, call: Call | undefined, { formats }: Words): string =>
  calledIn(call?.person) ?? call?.customer ?? beganIn(recording, formats);

interface ReviewedFactsProps {
  readonly entry: Entry;
  readonly call: Call | undefined;
  readonly name: string;
}

/** Heading and facts of the recording under review. */
export function ReviewedFacts({ entry, call, name }: ReviewedFactsProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { recording } = entry;
  const text = say.recordings.review;
  const { fields } = say.recordings;
  const agent = calledIn(recording.agent);
  const outcome = outcomeOf(entry);
  const status = outcome === "later" ? recording.status : outcome;
  const sentiment = call?.sentiment;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fields.startedAt(), beganIn(recording, formats)],
    [fields.segment(), calledIn(recording.segment)],
    [text.wait(), typeof call?.waited === "number" ? formats.duration(call.waited) : null],
    [text.sentiment(), sentiment ? text.sentiments[sentiment]() : null],
    [fields.duration(), typeof recording.duration === "number" ? formats.duration(recording.duration) : null],
    [fields.storage(), storageIn(recording, { say, formats })],
  ];
  return (
    <section className={styles.about} aria-label={name}>
      <div className={styles.title}>
        <h2>{agent === null ? name : text.withAgent({ customer: name, agent })}</h2>
        {status ? <RecordingStatus status={status} /> : null}
        {call ? (
          <span className={styles.end}>
            <TextLink href={`/call/${encodeURIComponent(call._id)}`}>{text.openCall()}</TextLink>
          </span>
        ) : null}
      </div>
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
      {recording.reviewedAt ? (
        <p className={styles.note}>
          <DecidedBy recording={recording} />
        </p>
      ) : null}
    </section>
  );
}

/** Decision about a recording, with its author and its age: "Approved by Omar Haddad 10 seconds ago". */
export function DecidedBy({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { now } = useServices();
  useTick();
  const { status, reviewedBy, reviewedAt, rejectionReason, rejectionNote } = recording;
  if (!status || !reviewedAt) return status ? say.recordings.choices.status[status]() : null;
  const why = [rejectionReason ? say.recordings.rejections[rejectionReason]() : null, rejectionNote];
  return (
    <>
      {say.recordings.review.elsewhere({
        status: say.recordings.choices.status[status](),
        who: calledIn(reviewedBy) ?? say.lists.kinds.gone(),
        ago: formats.ago(now() - Date.parse(reviewedAt)),
      })}
      {why.map((one) => (one ? ` · ${one}` : ""))}
    </>
  );
}
