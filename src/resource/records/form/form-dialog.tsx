import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { DialogProps } from "../../../ui/dialog-props.ts";
import { DialogForm } from "./dialog-form.tsx";
import { LeaveQuestion } from "./leave-question.tsx";

interface FormDialogProps extends Pick<DialogProps, "open" | "onClose" | "title" | "form" | "returnFocus"> {
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** Label of the submit button. */
  readonly verb: string;
  readonly danger?: boolean;
  /** Text of the cancel button. */
  readonly keep?: string;
  /** True if there is unsaved input; closing then asks for confirmation. */
  readonly differs?: boolean;
  readonly children: ReactNode;
}

/** A short form in a dialog or drawer, with submit and cancel buttons. */
export function FormDialog({
  onSubmit,
  busy,
  verb,
  danger,
  keep,
  differs = false,
  children,
  ...dialog
}: FormDialogProps) {
  const { say } = useTexts();
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const [wasOpen, setWasOpen] = useState(dialog.open);
  const field = useRef<HTMLElement>(null);
  if (wasOpen !== dialog.open) {
    setWasOpen(dialog.open);
    setTyped(false);
    setAsking(false);
  }
  useEffect(() => {
    if (differs) LeaveQuestion.preload();
  }, [differs]);
  const close = () => (differs ? setAsking(true) : dialog.onClose());
  return (
    <>
      <Dialog {...dialog} onClose={close} closeLabel={say.actions.close()} holds={typed || differs}>
        <DialogForm
          onSubmit={onSubmit}
          onCancel={close}
          busy={busy}
          verb={verb}
          danger={danger}
          keep={keep}
          onTyped={() => setTyped(true)}
          onField={(focused) => (field.current = focused)}
        >
          {children}
        </DialogForm>
      </Dialog>
      <LeaveQuestion
        open={asking && dialog.open}
        onStay={() => setAsking(false)}
        onLeave={dialog.onClose}
        returnFocus={() => field.current}
      />
    </>
  );
}
