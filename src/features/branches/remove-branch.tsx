import type { Branch } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";

/** Asks for the name of a place before it goes; one with devices stays, and says so. */
export function RemoveBranch({
  branch: { _id: id, label = "", pocs, version },
  onClose,
  onRemoved,
}: {
  branch: Branch;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.branches;
  const write = useRemoval(
    version,
    (api, unchanged) => api.DELETE("/branches/{id}", { params: { path: { id }, ...unchanged } }),
    ["/branches", "/branches/{id}", "/branches/{id}/history"],
  );
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ label }));
    onClose();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open
      title={text.remove({ label })}
      word={label}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      problems={{ conflict: text.hasPocs() }}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
      {pocs && pocs.length > 0 ? <p>{text.pocCount({ count: pocs.length })}</p> : null}
    </ConfirmDialog>
  );
}
