import { useEffect, useRef, useState } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useFocusFallback } from "../../../ui/use-focus-after.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import styles from "./inspector.module.css";

interface PartDoneProps {
  /** Short description of the task. */
  readonly label: string;
  /** Progress from 0 to 1; null hides the component. */
  readonly part: number | null;
  readonly onStop: () => void;
  /** Selector of the element that receives the focus when the task ends; the page by default. */
  readonly next?: string;
}

/** Progress of a long task, with a button that stops it. */
export function PartDone({ label, part, onStop, next }: PartDoneProps) {
  const { say } = useTexts();
  const { percent } = useFormats();
  useFocusFallback(part !== null, next);
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

/** Delay before progress is shown, and interval between updates, ms. */
const [DELAY, INTERVAL] = [300, 200];

/**
 * Returns the progress of a worker task, from 0 to 1. Null if no task is running, or if the task has not yet
 * taken longer than DELAY.
 */
export function usePartDone(isUnderWay: boolean, ask: () => Promise<number>): number | null {
  const [part, setPart] = useState(0);
  const isLong = useLasting(isUnderWay, DELAY);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    const look = async () => {
      const done = await latest.current();
      if (isCurrent) setPart(done);
    };
    void look();
    const timer = setInterval(() => void look(), INTERVAL);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      setPart(0);
    };
  }, [isLong]);
  return isLong ? part : null;
}
