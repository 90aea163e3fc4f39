import { useEffect } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useFocusFallback } from "../../../ui/use-focus-after.ts";
import styles from "./form.module.css";
import { isSave, useFormKeys } from "./use-form-keys.ts";

interface SaveBarProps {
  /** Number of changed fields. */
  readonly changes: number;
  readonly busy: boolean;
  /** Saves when a keyboard shortcut is pressed. The save button submits the form instead. */
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Id of the form, if the bar is outside of the form element. */
  readonly form?: string;
}

/** Bar at the bottom of the page while there are unsaved changes. Ctrl/Cmd+S and Ctrl/Cmd+Enter save. */
export function SaveBar({ changes, busy, onSave, onDiscard, form }: SaveBarProps) {
  const { say } = useTexts();
  const shown = changes > 0;
  useEffect(() => {
    if (!shown) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSave(event)) return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shown, onSave]);
  useFocusFallback(shown);
  useFormKeys();
  if (!shown) return null;
  const text = say.console.form;
  return (
    <footer className={styles.bar} data-save-bar="">
      <p role="status">
        <strong>{text.changes({ count: changes })}</strong> <span>{text.notSaved()}</span>
      </p>
      <div>
        <Button kind="quiet" onClick={onDiscard}>
          {text.discard()}
        </Button>
        <Button kind="primary" type="submit" form={form} busy={busy} aria-keyshortcuts="Control+S">
          {text.save()}
        </Button>
      </div>
    </footer>
  );
}
