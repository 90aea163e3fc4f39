import { useState } from "react";
import { useServices } from "../../../services/services.ts";
import { useTick } from "../../../services/ticker.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { outcomeOf, progressOf, type ReviewSession } from "./review-session.ts";
import styles from "./review.module.css";

interface ReviewHeadProps {
  readonly session: ReviewSession;
  readonly onEnd: () => void;
  /** Opens the list on a narrow screen; null if it is visible. */
  readonly onList: (() => void) | null;
}

/** Head of a review: its progress and its duration so far. */
export function ReviewHead({ session, onEnd, onList }: ReviewHeadProps) {
  const { say } = useTexts();
  const text = say.recordings.review;
  const { approved, rejected, deleted, done, all } = progressOf(session);
  const counts = [
    text.reviewed({ done, all }),
    text.approved({ count: approved }),
    text.rejected({ count: rejected }),
    ...(deleted > 0 ? [text.deleted({ count: deleted })] : []),
  ];
  return (
    <header className={styles.head}>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} />
      <p className={styles.progress} role="status" aria-label={text.progress()}>
        {counts.join(" · ")}
      </p>
      <svg className={styles.meter} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rest} width={100} height={4} />
        <rect className={styles.approved} width={(100 * approved) / all} height={4} />
        <rect
          className={styles.rejected}
          x={(100 * approved) / all}
          width={(100 * (rejected + deleted)) / all}
          height={4}
        />
      </svg>
      <Elapsed />
      {onList ? (
        <Button icon="menu" onClick={onList}>
          {text.openList()}
        </Button>
      ) : null}
      <Button onClick={onEnd}>{text.end()}</Button>
    </header>
  );
}

/** Time since the start of the review. */
function Elapsed() {
  const { mono } = useServices();
  const formats = useFormats();
  const [began] = useState(mono);
  useTick();
  return <span className={styles.elapsed}>{formats.duration(mono() - began)}</span>;
}

interface KeyStripProps {
  readonly session: ReviewSession;
  /** Id of the recording whose decision was just taken back. */
  readonly undone: string | null;
  readonly nameOf: (id: string) => string;
  readonly onUndo: () => void;
}

/** Keys of a review, and the last decision with its undo. */
export function KeyStrip({ session, undone, nameOf, onUndo }: KeyStripProps) {
  const { say } = useTexts();
  const text = say.recordings.review;
  const { keys } = text;
  const last = session.entries.find(({ recording }) => recording._id === session.last);
  const outcome = last && outcomeOf(last);
  const strip = [
    ["Space", keys.play()],
    ["← →", keys.move()],
    ["N", keys.moment()],
    ["M", keys.comment()],
    ["J K", keys.step()],
    ["A", keys.approve()],
    ["R 1–5", keys.reject()],
    ["S", keys.later()],
    ["Esc", keys.end()],
  ] as const;
  return (
    <footer className={styles.strip}>
      <ul className={styles.keys}>
        {strip.map(([key, label]) => (
          <li key={key}>
            <Kbd keys={key} /> {label}
          </li>
        ))}
      </ul>
      <span className={styles.last} role="status">
        {last && (outcome === "approved" || outcome === "rejected")
          ? text.done[outcome]({ name: nameOf(last.recording._id) })
          : undone === null
            ? null
            : text.done.undone({ name: nameOf(undone) })}
      </span>
      {last ? (
        <Button kind="quiet" size="small" onClick={onUndo} aria-keyshortcuts="Z">
          {text.undo()} <Kbd keys="Z" />
        </Button>
      ) : null}
    </footer>
  );
}

interface ReviewOverProps {
  readonly session: ReviewSession;
  /** True if the review is not limited to some recordings by filters. */
  readonly isWhole: boolean;
  readonly back: string;
  /** Opens the recordings that were left for later. */
  readonly onLeft: () => void;
  /** Starts the review of more recordings; null if there are none. */
  readonly onMore: (() => void) | null;
}

/** Summary of a review in which no recording is left to decide. */
export function ReviewOver({ session, isWhole, back, onLeft, onMore }: ReviewOverProps) {
  const { say } = useTexts();
  const text = say.recordings.review;
  const { approved, rejected, deleted, later, done, all } = progressOf(session);
  return (
    <EmptyState
      art={ART.layers}
      role="status"
      title={onMore ? text.over.some({ count: all }) : text.over.title()}
      next={
        <>
          {onMore ? (
            <Button kind="primary" onClick={onMore}>
              {text.over.more()}
            </Button>
          ) : null}
          {later > 0 ? (
            <Button icon="clock" onClick={onLeft}>
              {text.over.later({ count: later })}
            </Button>
          ) : null}
          <ButtonLink href={back} icon="left">
            {text.back()}
          </ButtonLink>
        </>
      }
    >
      {text.over.text({ approved, rejected, deleted, later })}
      {isWhole && !onMore && done === all ? <p>{text.over.none()}</p> : null}
    </EmptyState>
  );
}
