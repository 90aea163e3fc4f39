import { usePrivilegeName } from "../../../services/use-privilege-name.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import type { nextSteps } from "./next-steps.ts";
import styles from "./review.module.css";
import { REASONS, type ReviewActs } from "./use-review-keys.ts";

interface ReviewDecisionProps {
  readonly steps: ReturnType<typeof nextSteps>;
  readonly mayReview: boolean;
  /** True on a narrow screen: four buttons at the bottom. */
  readonly narrow: boolean;
  /** True while the keys 1 to 5 choose a reason. */
  readonly isRejecting: boolean;
  readonly acts: ReviewActs;
}

/** Buttons of a decision with their keys. Users who may not decide see which roles may. */
export function ReviewDecision({ steps, mayReview, narrow, isRejecting, acts }: ReviewDecisionProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeName();
  const text = say.recordings.review;
  const verbs = say.recordings.steps;
  if (!mayReview)
    return (
      <section className={styles.decision} aria-label={text.decision()}>
        <h2>{text.decision()}</h2>
        <Button
          kind="primary"
          icon="check"
          wide
          unavailable={text.forbidden({
            roles: formats.list([privilegeName("admin"), privilegeName("recording-reviewer")]),
          })}
        >
          {verbs.approve()}
        </Button>
      </section>
    );
  if (narrow)
    return (
      <section className={styles.bar} aria-label={text.decision()}>
        <Button icon="trash" kind="danger-at-rest" onClick={acts.remove}>
          {say.console.record.remove()}
        </Button>
        <Button icon="clock" onClick={acts.later}>
          {text.shortLater()}
        </Button>
        <Button icon="x" onClick={acts.reject}>
          {verbs.reject()}
        </Button>
        <Button icon="check" kind="primary" onClick={acts.approve}>
          {verbs.approve()}
        </Button>
      </section>
    );
  return (
    <section className={styles.decision} aria-label={text.decision()}>
      <h2>{text.decision()}</h2>
      {steps.includes("approved") ? (
        <button
          type="button"
          className={styles.act}
          data-kind="primary"
          aria-keyshortcuts="A"
          onClick={acts.approve}
        >
          <Icon name="check" />
          <span>{verbs.approve()}</span>
          <Kbd keys="A" />
        </button>
      ) : null}
      {steps.includes("rejected") ? (
        <div className={styles.reasons} data-open={isRejecting ? "" : undefined}>
          <button
            type="button"
            className={styles.act}
            data-kind="bad"
            aria-keyshortcuts="R"
            aria-pressed={isRejecting}
            onClick={isRejecting ? acts.cancel : acts.reject}
          >
            <Icon name="x" />
            <span>{text.because()}</span>
            <Kbd keys="R" />
          </button>
          {REASONS.map((reason, place) => (
            <button
              key={reason}
              type="button"
              className={styles.reason}
              onClick={() => acts.rejectFor(reason)}
            >
              <Kbd keys={String(place + 1)} />
              <span>{say.recordings.rejections[reason]()}</span>
            </button>
          ))}
        </div>
      ) : null}
      <button type="button" className={styles.act} aria-keyshortcuts="S" onClick={acts.later}>
        <Icon name="clock" />
        <span>{text.later()}</span>
        <Kbd keys="S" />
      </button>
      {steps.includes("deleted") ? (
        <button
          type="button"
          className={styles.act}
          data-kind="danger"
          aria-keyshortcuts="Delete"
          onClick={acts.remove}
        >
          <Icon name="trash" />
          <span>{text.remove()}</span>
          <Kbd keys="Del" />
        </button>
      ) : null}
    </section>
  );
}
