import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useFocusAfter } from "../../../ui/use-focus-after.ts";
import styles from "./inspector.module.css";

interface PartDoneProps {
  /** Short description of the task. */
  readonly label: string;
  /** From 0 to 1; null: nothing that lasts. */
  readonly part: number | null;
  readonly onStop: () => void;
  /** Element that receives the focus at the end; the page by default. */
  readonly next?: string;
}

/** Progress of a long task with a stop button. */
export function PartDone({ label, part, onStop, next }: PartDoneProps) {
  const { say } = useTexts();
  const { percent } = useFormats();
  useFocusAfter(part !== null, next);
  if (part === null) return null;
  return (
    <div className={styles.partDone}>
      <ProgressBar label={label} value={part} max={1} />
      <span className={styles.muted}>{`${label} ${percent(Math.floor(part * 100))}`}</span>
      <Button kind="quiet" size="small" onClick={onStop}>
        {say.replay.inspector.stop()}
      </Button>
    </div>
  );
}
