import type { Targets } from "../../../../openapi/generated/console.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { eventsPath, hangUpsPath, levelPaths, waitingPaths } from "./lane-paths.ts";
import { type Plot, xOf } from "./plot.ts";
import styles from "./timeline.module.css";

interface LaneMarksProps {
  readonly lanes: Lanes;
  readonly plot: Plot;
  readonly targets: Targets;
  /** The number at the top of the lane of who waits. */
  readonly top: number;
  /** The id of the hatch. */
  readonly hatch: string;
}

/**
 * Everything that is drawn of what happened. It is drawn as it was measured: while other measures are on
 * their way, it lies where its time lies.
 */
export function LaneMarks({ lanes, plot: seen, targets, top, hatch }: LaneMarksProps) {
  const left = xOf(seen, lanes.from);
  const plot: Plot = { from: lanes.from, until: lanes.until, left, width: xOf(seen, lanes.until) - left };
  const { all, over } = waitingPaths(lanes, plot, top, targets.waiting);
  const { line, missing } = levelPaths(lanes.levels, plot, targets.serviceLevelPercent);
  return (
    <>
      <path className={styles.waiting} d={all} />
      <path className={styles.over} d={over} />
      <path d={missing} fill={`url(#${hatch})`} opacity={0.55} />
      <path className={styles.level} d={line} />
      <path className={styles.events} d={eventsPath(lanes, plot)} />
      <path className={styles.hangUps} d={hangUpsPath(lanes, plot)} />
    </>
  );
}
