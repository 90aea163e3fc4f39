import type { Upload } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { readsOf } from "../../resource/record/recounted.ts";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";

/** Asks for the name of a file before it is gone, with what it holds. */
export function RemoveUpload({
  upload: { _id: id, name = "", version },
  onClose,
  onRemoved,
}: {
  upload: Upload;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.uploads;
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/uploads/{id}", { params: { path: { id }, ...unchanged } }),
    [...readsOf({ path: "/uploads" }), "/account/plan"],
  );
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name }));
    onClose();
    onRemoved?.();
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
