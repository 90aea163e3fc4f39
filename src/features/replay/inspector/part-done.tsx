import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useFocusAfter } from "../../../ui/use-focus-after.ts";
import styles from "./inspector.module.css";

interface PartDoneProps {
  /** What is being done, in a word or two. */
  readonly label: string;
  /** From 0 to 1; null: nothing that lasts. */
  readonly part: number | null;
  readonly onStop: () => void;
  /** What the keys go on from once it is over; the page where nothing is said. */
  readonly next?: string;
}

/** How far something is that takes long, and the way to stop it. */
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
