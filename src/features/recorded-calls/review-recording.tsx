import { useState } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { ifUnchanged, useWrite } from "../../services/use-write.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { nextSteps } from "./next-steps.ts";
import { READS } from "./reads.ts";
import styles from "./recorded-calls.module.css";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/kit/removal/use-removal.ts";
import { RecordingStatus } from "./recording-status.tsx";

/** Review actions on a recording. */
export function ReviewRecording({ recording, name }: { recording: Recording; name: string }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.recordings;
  const [removing, setRemoving] = useState(false);
  const { _id: id, version } = recording;
  const review = useWrite<"approved" | "rejected", Recording>(
    (api, status) =>
      api.PATCH("/recordings/{id}", { params: { path: { id }, ...ifUnchanged(version) }, body: { status } }),
    READS,
  );
  const steps = nextSteps(recording);
  const decide = async (status: "approved" | "rejected") => {
    const outcome = await review.run(status);
    if (outcome.kind === "done") notices.say(text.done[status]());
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
          <Button kind="primary" icon="check" busy={review.busy} onClick={() => void decide("approved")}>
            {text.steps.approve()}
          </Button>
        ) : null}
        {steps.includes("rejected") ? (
          <Button icon="x" busy={review.busy} onClick={() => void decide("rejected")}>
            {text.steps.reject()}
          </Button>
        ) : null}
        {steps.includes("deleted") ? (
          <Button kind="danger-at-rest" icon="trash" onClick={() => setRemoving(true)}>
            {say.console.record.remove()}
          </Button>
        ) : null}
      </div>
      {removing ? (
        <RemoveRecording recording={recording} name={name} onClose={() => setRemoving(false)} />
      ) : null}
    </div>
  );
}

/** Asks the user to type a word before the content of a recording is deleted. */
function RemoveRecording({
  recording: { _id: id, version, status },
  name,
  onClose,
}: {
  recording: Recording;
  name: string;
  onClose: () => void;
}) {
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
    onClose();
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
