import type { RecordedHour, WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import styles from "./find.module.css";
import { useFigureWords } from "./use-figure-words.ts";
import { useHourWords } from "./use-hour-words.ts";
import { WhoWasThere } from "./who-was-there.tsx";
import { WORST_ORDERS } from "./worst-orders.ts";

interface HourLineProps {
  readonly hour: RecordedHour;
  /** What the hours are in order of: that is what is said first. */
  readonly by: WorstBy;
  readonly isChosen: boolean;
  readonly onGo: () => void;
}

/**
 * An hour, how bad it was, and why: which queue, how many came and how many answered, beside what is usual at
 * that time, and who they were.
 */
export function HourLine({ hour, by, isChosen, onGo }: HourLineProps) {
  const { when, moment, queue, staff } = useHourWords()(hour);
  const figures = useFigureWords()(hour);
  return (
    <li aria-current={isChosen ? "true" : undefined}>
      <button type="button" className={styles.hour} onClick={onGo}>
        <time className={styles.when} dateTime={new Date(hour.start).toISOString()} title={moment}>
          {when}
        </time>
        <span className={styles.much}>{figures[by]}</span>
        <span className={styles.more}>
          {WORST_ORDERS.filter((one) => one !== by)
            .map((one) => figures[one])
            .join(" · ")}
        </span>
        {queue ? <span className={styles.why}>{queue.words}</span> : null}
        <span className={styles.why}>{staff}</span>
      </button>
      <WhoWasThere hour={hour} isOpen={isChosen} />
    </li>
  );
}
