import { useState } from "react";
import type { Recording, RecordingReview, RejectionReason } from "../../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../../resource/cells/failure-banner.tsx";
import { ifUnchanged, useWrite } from "../../../services/use-write.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { nextSteps } from "./next-steps.ts";
import { READS } from "./reads.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import styles from "./recorded-calls.module.css";
import { ConfirmDialog } from "../../../resource/records/form/confirm-dialog.tsx";
import { useRemoval } from "../../../resource/kit/removal/use-removal.ts";
import { RecordingStatus } from "./recording-status.tsx";

/** Review actions on a recording. */
export function ReviewRecording({ recording, name }: { recording: Recording; name: string }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.recordings;
  const [removing, setRemoving] = useState(false);
  const { _id: id, version } = recording;
  const [isRejecting, setRejecting] = useState(false);
  const review = useWrite<RecordingReview, Recording>(
    (api, body) => api.PATCH("/recordings/{id}", { params: { path: { id }, ...ifUnchanged(version) }, body }),
    READS,
  );
  const steps = nextSteps(recording);
  const approve = async () => {
    const outcome = await review.run({ status: "approved" });
    if (outcome.kind === "done") notices.say(text.done.approved());
  };
  const reject = async (rejectionReason: RejectionReason, rejectionNote: string | undefined) => {
    const note = rejectionNote === undefined ? {} : { rejectionNote };
    const outcome = await review.run({ status: "rejected", rejectionReason, ...note });
    setRejecting(false);
    if (outcome.kind === "done") notices.say(text.done.rejected());
  };
  return steps.length === 0 && !review.failure ? null : (
    <div className={styles.review}>
      {review.failure ? (
        <FailureBanner>
          {review.failure.kind === "refused" &&
          (review.failure.status === 412 || review.failure.status === 409) ? (
            text.changed()
          ) : (
            <FailureText failure={review.failure} />
          )}
        </FailureBanner>
      ) : null}
      <div className={styles.steps}>
        {steps.includes("approved") ? (
          <Button kind="primary" icon="check" busy={review.busy} onClick={() => void approve()}>
            {text.steps.approve()}
          </Button>
        ) : null}
        {steps.includes("rejected") ? (
          <Button icon="x" busy={review.busy} onClick={() => setRejecting(true)}>
            {text.steps.reject()}
          </Button>
        ) : null}
        {steps.includes("deleted") ? (
          <Button kind="danger-at-rest" icon="trash" onClick={() => setRemoving(true)}>
            {say.console.record.remove()}
          </Button>
        ) : null}
      </div>
      {isRejecting ? (
        <RejectDialog
          reason={null}
          busy={review.busy}
          onClose={() => setRejecting(false)}
          onReject={(reason, note) => void reject(reason, note)}
        />
      ) : null}
      {removing ? (
        <RemoveRecording recording={recording} name={name} onClose={() => setRemoving(false)} />
      ) : null}
    </div>
  );
}

interface RemoveRecordingProps {
  readonly recording: Recording;
  readonly name: string;
  readonly onClose: () => void;
  /** Invoked after the deletion, instead of `onClose`. */
  readonly onRemoved?: () => void;
}

/** Asks the user to type a word before the content of a recording is deleted. */
export function RemoveRecording({
  recording: { _id: id, version, status },
  name,
  onClose,
  onRemoved = onClose,
}: RemoveRecordingProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.recordings;
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/recordings/{id}", { params: { path: { id }, ...unchanged } }),
    READS,
  );
  const isStale = write.failure?.kind === "refused" && write.failure.code === "stale-version";
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.done.deleted());
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={text.steps.remove({ name })}
      word={text.steps.word()}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.steps.removeText()}</p>
      {isStale && status ? (
        <section aria-label={say.lists.kinds.currentState()}>
          <p>{say.lists.kinds.currentState()}</p>
          <RecordingStatus status={status} />
        </section>
      ) : null}
    </ConfirmDialog>
  );
}
