import type { FormEvent, ReactNode } from "react";
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

/** A short form in a dialog or a drawer, with its verb and the way out. */
export function FormDialog({ onSubmit, busy, verb, danger, keep, children, ...dialog }: FormDialogProps) {
  const { say } = useTexts();
  return (
    <Dialog {...dialog} closeLabel={say.actions.close()}>
      <form
        noValidate
        className={styles.body}
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
