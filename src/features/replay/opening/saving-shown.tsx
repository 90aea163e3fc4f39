import { FailureBanner } from "../../../resource/failure-banner.tsx";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./opening-panel.module.css";
import type { Saving } from "./use-saving.ts";

/** How far the file of a stretch is, and what became of it. */
export function SavingShown({ saving, onStop }: { readonly saving: Saving; readonly onStop: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.replay.opening;
  switch (saving.kind) {
    case "idle":
    // The fields say why.
    case "refused":
      return null;
    case "saved":
      return <p role="status">{text.saved()}</p>;
    case "failed":
      return (
        <FailureBanner>
          {text.notSaved()} {saving.why}
        </FailureBanner>
      );
    case "under way":
      return (
        <div className={styles.saving} role="group" aria-label={text.saving()}>
          <span className={styles.text}>
            {saving.done === 0
              ? text.preparing()
              : text.savingDone({ part: formats.percent(Math.floor(saving.done * 100)) })}
          </span>
          <ProgressBar label={text.saving()} value={saving.done} max={1} />
          <Button size="small" onClick={onStop}>
            {text.stop()}
          </Button>
        </div>
      );
  }
}
