import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./draft-note.module.css";

/** Says that a form began with what was typed before, and lets one give it up. */
export function DraftNote({ at, onDiscard }: { at: number | null; onDiscard: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  if (at === null) return null;
  return (
    <p className={styles.note} role="status">
      {say.console.form.draft({ time: formats.time(at) })} ·{" "}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {say.console.form.discard()}
      </button>
    </p>
  );
}
