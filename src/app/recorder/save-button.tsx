import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./save-button.module.css";

/**
 * Shows a button that saves a diagnostic recording. The result is shown in place of the button, because after
 * an error the page may be unable to show anything else.
 */
export function SaveButton({ save }: { save: () => Promise<string> }) {
  const { say } = useTexts();
  const [result, setResult] = useState<string | null>(null);
  const label = say.recorder.save();
  // The texts are loaded later than the button, and loading may fail.
  if (label === "") return null;
  if (result !== null) return <span role="status">{result}</span>;
  return (
    <button
      type="button"
      className={styles.save}
      onClick={() => void save().then(setResult, () => setResult(say.recorder.failed()))}
    >
      {label}
    </button>
  );
}
