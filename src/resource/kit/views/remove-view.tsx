import type { SavedView } from "../../../../openapi/generated/console.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { RemovalDialog } from "../removal/removal-dialog.tsx";

/** Confirms the removal of a saved view. The records in it are kept. */
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
  const text = say.views;
  return (
    <RemovalDialog
      title={text.removeOne({ name: view.name })}
      word={null}
      version={view.version}
      call={(api, unchanged) =>
        api.DELETE("/views/{id}", { params: { path: { id: view._id }, ...unchanged } })
      }
      reads={["/views"]}
      removed={text.removed({ name: view.name })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{view.shared ? text.removeShared() : text.removeOwn()}</p>
    </RemovalDialog>
  );
}
