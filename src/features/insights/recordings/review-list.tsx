import { useEffect, useRef } from "react";
import type { Recording } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph, type GlyphName } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { calledIn } from "./recorded-calls-columns.tsx";
import { type Entry, outcomeOf, type ReviewSession } from "./review-session.ts";
import styles from "./review.module.css";

interface ReviewListProps extends Pick<ReviewSession, "entries" | "current"> {
  readonly nameOf: (recording: Recording) => string;
  readonly onOpen: (id: string) => void;
}

type Outcome = NonNullable<ReturnType<typeof outcomeOf>>;

const GLYPHS: Readonly<Record<Outcome, GlyphName>> = {
  pending: "off",
  approved: "done",
  rejected: "bad",
  deleted: "none",
  failed: "failed",
  processing: "running",
  recording: "running",
  later: "pending",
};

/** Recordings of a review in their order, with the decision about each. */
export function ReviewList({ entries, current, nameOf, onOpen }: ReviewListProps) {
  const { say } = useTexts();
  const text = say.recordings.review;
  return (
    <ol className={styles.list} aria-label={text.listed()}>
      {entries.map((entry) => (
        <ListedRecording
          key={entry.recording._id}
          entry={entry}
          isCurrent={entry.recording._id === current}
          name={nameOf(entry.recording)}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}

interface ListedRecordingProps {
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly name: string;
  readonly onOpen: (id: string) => void;
}

function ListedRecording({ entry, isCurrent, name, onOpen }: ListedRecordingProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const { recording } = entry;
  const outcome = outcomeOf(entry) ?? "pending";
  const isWaiting = outcome === "processing" || outcome === "recording";
  const state =
    outcome === "later"
      ? say.recordings.review.passed()
      : isWaiting
        ? say.recordings.review.processing()
        : say.recordings.choices.status[outcome]();
  const details = [calledIn(recording.agent), calledIn(recording.segment), isWaiting ? state : null];
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={styles.row}
        aria-current={isCurrent ? "true" : undefined}
        data-outcome={outcome}
        disabled={isWaiting}
        onClick={() => onOpen(recording._id)}
      >
        <span className={styles.glyph} title={state}>
          <Glyph name={isCurrent && outcome === "pending" ? "running" : GLYPHS[outcome]} />
          <HiddenText>{state}</HiddenText>
        </span>
        <span className={styles.name}>
          <span>{name}</span>
          <span className={styles.note}>{details.filter((one) => one !== null).join(" · ")}</span>
        </span>
        <span className={styles.length}>
          {typeof recording.duration === "number" ? formats.duration(recording.duration) : null}
        </span>
      </button>
    </li>
  );
}
