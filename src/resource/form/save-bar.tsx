import { useEffect } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./form.module.css";

interface SaveBarProps {
  /** How many fields differ from the record. */
  readonly changes: number;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Sticks at the bottom as long as something is not saved; Ctrl or Cmd with S saves. */
export function SaveBar({ changes, busy, onSave, onDiscard }: SaveBarProps) {
  const { say } = useTexts();
  const shown = changes > 0;
  useEffect(() => {
    if (!shown) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shown, onSave]);
  useEffect(() => {
    if (!shown) return;
    return () => {
      // It went with the button that was pressed.
      if (document.activeElement === document.body) document.querySelector("main")?.focus();
    };
  }, [shown]);
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
        <Button kind="primary" busy={busy} onClick={onSave} aria-keyshortcuts="Control+S">
          {text.save()}
        </Button>
      </div>
    </footer>
  );
}
