import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useRemoval } from "../../resource/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";

interface RemovePrivilegeProps {
  /** null: none is about to go. */
  readonly privilege: PrivilegeRecord | null;
  readonly onClose: () => void;
  readonly onRemoved: (() => void) | undefined;
}

/** Asks before a privilege goes, which it does where nobody holds it. */
export function RemovePrivilege({ privilege, onClose, onRemoved }: RemovePrivilegeProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.people.privileges;
  const { run, busy, failure, forget } = useRemoval<string>(
    privilege?.version,
    (api, unchanged, id) => api.DELETE("/privileges/{id}", { params: { path: { id }, ...unchanged } }),
    ["/privileges", "/privileges/{id}", "/privileges/{id}/history"],
  );
  const name = privilege?.label ?? privilege?.name ?? "";
  const close = () => {
    forget();
    onClose();
  };
  const remove = async () => {
    if (!privilege || (await run(privilege._id)).kind !== "done") return;
    notices.say(text.removed({ name }));
    close();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open={privilege !== null}
      onClose={close}
      title={text.removeTitle({ name })}
      word={name}
      verb={say.people.user.removeVerb()}
      keep={say.people.user.keep()}
      busy={busy}
      failure={failure}
      problems={{ conflict: text.inUse() }}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
    </ConfirmDialog>
  );
}
