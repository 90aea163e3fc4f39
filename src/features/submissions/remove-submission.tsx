import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";

/** Asks for the name of a form before what was answered to it goes. */
export function RemoveSubmission({
  id,
  name,
  onClose,
  onRemoved,
}: {
  id: string;
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.submissions;
  const write = useWrite<undefined, undefined>(
    (api) => api.DELETE("/forms-submissions/{id}", { params: { path: { id } } }),
    ["/forms-submissions"],
  );
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed());
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={text.remove({ name })}
      word={name}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
    </ConfirmDialog>
  );
}
