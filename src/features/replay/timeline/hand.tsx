import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { useHand } from "./use-hand.ts";
import type { Plot } from "./plot.ts";
import styles from "./timeline.module.css";

interface HandProps {
  readonly plot: Plot;
  readonly hand: ReturnType<typeof useHand>;
  readonly timeOf: (instant: number) => string;
}

/** What is taken hold of to move the replay: by pointer, and as a slider by keys. */
export function Hand({ plot, hand: { hover: _, ...handlers }, timeOf }: HandProps) {
  const { say } = useTexts();
  const { shown } = useReplay();
  const { now, floor } = useSyncExternalStore(shown.subscribe, shown.get);
  const text = say.replay.timeline;
  return (
    <div
      {...handlers}
      className={styles.hand}
      style={{ left: plot.left, width: plot.width }}
      role="slider"
      tabIndex={0}
      aria-label={text.time()}
      aria-valuemin={Math.round(plot.from / 1000)}
      aria-valuemax={Math.round(plot.until / 1000)}
      aria-valuenow={Math.round(now / 1000)}
      aria-valuetext={text.standsAt({ time: timeOf(now), count: floor.queue.size })}
    />
  );
}
