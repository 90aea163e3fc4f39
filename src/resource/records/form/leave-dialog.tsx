import { useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-props.ts";
import { DialogForm } from "./dialog-form.tsx";

interface LeaveDialogProps extends Pick<DialogProps, "open" | "returnFocus"> {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Warns of unsaved changes and offers to stay. */
export function LeaveDialog({ onStay, onLeave, ...dialog }: LeaveDialogProps) {
  const { say } = useTexts();
  const text = say.console.form;
  return (
    <Dialog {...dialog} onClose={onStay} title={text.leaveTitle()} closeLabel={say.actions.close()}>
      <DialogForm
        onSubmit={onLeave}
        onCancel={onStay}
        verb={text.leave()}
        keep={text.stay()}
        danger
        busy={false}
      >
        <p>{text.leaveText()}</p>
      </DialogForm>
    </Dialog>
  );
}
