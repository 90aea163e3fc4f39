import { type FormEvent, type ReactNode, useRef } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./form.module.css";
import { isSave } from "./use-form-keys.ts";

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly busy: boolean;
  /** Label of the submit button. */
  readonly verb: string;
  readonly danger?: boolean | undefined;
  /** Text of the cancel button. */
  readonly keep?: string | undefined;
  readonly onTyped?: () => void;
  /** Receives the focused field. */
  readonly onField?: (field: HTMLElement) => void;
  readonly children: ReactNode;
}

/** Form of a dialog, with submit and cancel buttons. Ctrl/Cmd+S and Ctrl/Cmd+Enter submit it. */
export function DialogForm({
  onSubmit,
  onCancel,
  busy,
  verb,
  danger,
  keep,
  onTyped,
  onField,
  children,
}: DialogFormProps) {
  const { say } = useTexts();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <form
      noValidate
      className={styles.body}
      onInput={onTyped}
      onFocus={({ target }) => (actions.current?.contains(target) ? undefined : onField?.(target))}
      onKeyDown={(event) => {
        if (!isSave(event)) return;
        event.preventDefault();
        // Prevents the form of the page behind the dialog from being saved too. The shortcuts do not confirm
        // dangerous actions.
        event.stopPropagation();
        if (!danger) event.currentTarget.requestSubmit();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React events bubble through the component tree, where the dialog is inside the page's form. That
        // form must not be submitted too.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
      <div ref={actions} className={styles.actions}>
        <Button onClick={onCancel}>{keep ?? say.console.form.cancel()}</Button>
        <Button type="submit" kind={danger ? "danger" : "primary"} busy={busy}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
