import type { Recording } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { RecordingStatus } from "./recording-status.tsx";
import { READS } from "./reads.ts";

/** Asks for a word before what a recording holds is deleted. */
export function RemoveRecording({
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
        <section aria-label={say.lists.kinds.standsNow()}>
          <p>{say.lists.kinds.standsNow()}</p>
          <RecordingStatus status={status} />
        </section>
      ) : null}
    </ConfirmDialog>
  );
}
