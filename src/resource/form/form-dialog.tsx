import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { DialogProps } from "../../ui/dialog-props.ts";
import styles from "./form.module.css";

interface FormDialogProps extends Pick<DialogProps, "open" | "onClose" | "title" | "form" | "returnFocus"> {
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** The verb that saves. */
  readonly verb: string;
  readonly danger?: boolean;
  /** What stays as it is when one does not. */
  readonly keep?: string;
  readonly children: ReactNode;
}

const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A short form in a dialog or a drawer, with its verb and the way out. Ctrl or Cmd with S sends it. */
export function FormDialog({ onSubmit, busy, verb, danger, keep, children, ...dialog }: FormDialogProps) {
  const { say } = useTexts();
  const [typed, setTyped] = useState(false);
  const [wasOpen, setWasOpen] = useState(dialog.open);
  if (wasOpen !== dialog.open) {
    setWasOpen(dialog.open);
    setTyped(false);
  }
  return (
    <Dialog {...dialog} closeLabel={say.actions.close()} holds={typed}>
      <form
        noValidate
        className={styles.body}
        onInput={() => setTyped(true)}
        onKeyDown={(event) => {
          if (!isSave(event)) return;
          event.preventDefault();
          // Else the form of the page behind it would be saved. What ends something asks for a press of its own.
          event.stopPropagation();
          if (!danger) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // A dialog stands inside the page only by its place in the tree: the form behind it is not sent with it.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button onClick={dialog.onClose}>{keep ?? say.console.form.cancel()}</Button>
          <Button type="submit" kind={danger ? "danger" : "primary"} busy={busy}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
