import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { HEIGHT, type Plot } from "./plot.ts";
import { xAt } from "../../../../streams/charts/time-axis.ts";
import styles from "./timeline.module.css";

interface PlayheadProps {
  readonly plot: Plot;
  /** Id of the drawn lanes, and prefix of the ids of the clip paths. */
  readonly lanes: string;
  /** Top and bottom of the line, px from the top of the timeline. */
  readonly top: number;
  readonly bottom: number;
}

/** Line at the current position. The parts of the lanes after this position are dimmed. */
export function Playhead({ plot, lanes, top, bottom }: PlayheadProps) {
  const { shown } = useReplay();
  const now = useSyncExternalStore(shown.subscribe, () => shown.get().now);
  const right = plot.left + plot.width;
  const x = Math.max(plot.left, Math.min(right, xAt(plot, now)));
  const isSeen = now >= plot.from && now <= plot.until;
  return (
    <>
      <clipPath id={`${lanes}-past`}>
        <rect x={plot.left} y={0} width={x - plot.left} height={HEIGHT} />
      </clipPath>
      <clipPath id={`${lanes}-ahead`}>
        <rect x={x} y={0} width={right - x} height={HEIGHT} />
      </clipPath>
      <use href={`#${lanes}`} clipPath={`url(#${lanes}-past)`} />
      <use href={`#${lanes}`} clipPath={`url(#${lanes}-ahead)`} className={styles.ahead} />
      {isSeen ? <path className={styles.playhead} d={`M${x} ${top}V${bottom}`} /> : null}
      {isSeen ? <path className={styles.grab} d={`M${x - 5} ${top - 6}h10v4l-5 5-5-5z`} /> : null}
    </>
  );
}
