import type { SavedView } from "../../../../openapi/generated/console.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { ConfirmDialog } from "../../records/form/confirm-dialog.tsx";
import { useRemoval } from "../removal/use-removal.ts";

/** Asks before a view is forgotten; what it shows stays. */
export function RemoveView({
  view,
  onClose,
  onRemoved,
}: {
  view: SavedView;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.views;
  const write = useRemoval(
    view.version,
    (api, unchanged) => api.DELETE("/views/{id}", { params: { path: { id: view._id }, ...unchanged } }),
    ["/views"],
  );
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name: view.name }));
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={text.removeOne({ name: view.name })}
      word={null}
      verb={say.console.record.remove()}
      keep={say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{view.shared ? text.removeShared() : text.removeOwn()}</p>
    </ConfirmDialog>
  );
}
