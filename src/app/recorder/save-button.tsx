import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./save-button.module.css";

/**
 * Saves a diagnostic recording and shows the result in place, because after an error there may be no other
 * place.
 */
export function SaveButton({ save }: { save: () => Promise<string> }) {
  const { say } = useTexts();
  const [told, setTold] = useState<string | null>(null);
  const label = say.recorder.save();
  // Its words come after it, or not at all.
  if (label === "") return null;
  if (told !== null) return <span role="status">{told}</span>;
  return (
    <button
      type="button"
      className={styles.save}
      onClick={() => void save().then(setTold, () => setTold(say.recorder.failed()))}
    >
      {label}
    </button>
  );
}
