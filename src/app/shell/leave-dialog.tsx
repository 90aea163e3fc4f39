import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** What would be lost, and the choice. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { say } = useTexts();
  const text = say.console.form;
  return (
    <FormDialog open={open} onClose={onStay} title={text.leaveTitle()} verb={text.leave()} keep={text.stay()} danger busy={false} onSubmit={onLeave}>
      <p>{text.leaveText()}</p>
    </FormDialog>
  );
}
