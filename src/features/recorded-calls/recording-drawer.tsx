import { useState } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { NotRead } from "../../resource/not-read.tsx";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { canBePlayed, nextSteps } from "./next-steps.ts";
import styles from "./recorded-calls.module.css";
import { beganIn } from "./recorded-calls-columns.tsx";
import { RecordingFacts } from "./recording-facts.tsx";
import { RecordingPlayer } from "./recording-player.tsx";
import { READS } from "./reads.ts";
import { UploadPart } from "./upload-part.tsx";

const KINDS = ["recordings"];

/** One recording beside the list: to be played, and by those who review it approved, rejected or deleted. */
export function RecordingDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const { data, failure, again } = useApiQuery("/recordings/{id}", { path: { id } });
  // What the platform does with it by itself shows here as it happens.
  useChanged(KINDS, (ids) => ids.length === 0 || ids.includes(id) ? again() : undefined);
  return (
    <Dialog open onClose={onClose} title={data ? text.one({ began: beganIn(data, formats) }) : text.title()} closeLabel={say.actions.close()} form="drawer">
      <div className={styles.drawer} aria-busy={!data && !failure}>
        {data ? <Whole recording={data} /> : null}
        {failure ? (
          <NotRead failure={failure} onAgain={again}>
            {text.notRead()}
          </NotRead>
        ) : null}
        {!data && !failure ? (
          <p role="status">
            <Spinner /> {text.loading()}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function Whole({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const mayReview = useAbility("recordings.review");
  const label = text.one({ began: beganIn(recording, formats) });
  return (
    <>
      {canBePlayed(recording) ? <RecordingPlayer key={recording._id} recording={recording} label={label} /> : <Banner family="plan">{text.absent[recording.status === "pending" || recording.status === "approved" || recording.status === "rejected" ? "cold" : (recording.status ?? "deleted")]()}</Banner>}
      {mayReview ? <Review recording={recording} name={label} /> : null}
      <UploadPart recording={recording} mayUpload={mayReview} />
      <RecordingFacts recording={recording} />
    </>
  );
}

function Review({ recording, name }: { recording: Recording; name: string }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.recordings;
  const [removing, setRemoving] = useState(false);
  const { _id: id, version = 0 } = recording;
  const review = useWrite<"approved" | "rejected", Recording>((api, status) => api.PATCH("/recordings/{id}", { params: { path: { id }, header: { "If-Match": `"${version}"` } }, body: { status } }), READS);
  const removal = useWrite<undefined, undefined>((api) => api.DELETE("/recordings/{id}", { params: { path: { id } } }), READS);
  const steps = nextSteps(recording);
  if (steps.length === 0) return null;
  const decide = async (status: "approved" | "rejected") => {
    const outcome = await review.run(status);
    if (outcome.kind === "done") notices.say(text.done[status]());
  };
  const remove = async () => {
    const outcome = await removal.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.done.deleted());
    setRemoving(false);
  };
  return (
    <div className={styles.review}>
      {review.failure ? (
        <Banner family="bad" role="alert">
          {review.failure.kind === "refused" && (review.failure.status === 412 || review.failure.status === 409) ? text.changed() : <FailureText failure={review.failure} />}
        </Banner>
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
        <Button kind="danger-at-rest" icon="trash" onClick={() => setRemoving(true)}>
          {say.console.record.remove()}
        </Button>
      </div>
      <ConfirmDialog open={removing} title={text.steps.remove({ name })} word={text.steps.word()} verb={say.console.record.remove()} keep={say.console.record.keep()} busy={removal.busy} failure={removal.failure} onClose={() => setRemoving(false)} onConfirm={() => void remove()}>
        <p>{text.steps.removeText()}</p>
      </ConfirmDialog>
    </div>
  );
}
