import type { Targets } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { levelY, waitingY } from "./lane-paths.ts";
import { LANES, type Plot } from "./plot.ts";
import styles from "./timeline.module.css";

interface LaneNamesProps {
  readonly plot: Plot;
  readonly targets: Targets;
  readonly top: number;
  /** Duration of a column of the waiting lane, ms. */
  readonly column: number;
  /** True to label only the lane of waiting customers, without its name. */
  readonly short: boolean;
}

/** Labels of the lanes with their scales and targets. */
export function LaneNames({ plot, targets, top, column, short }: LaneNamesProps) {
  const { say } = useTexts();
  const { number, percent } = useFormats();
  const text = say.replay.timeline;
  const right = plot.left + plot.width;
  const across = (y: number, style: string | undefined) => (
    <path className={style} d={`M${plot.left} ${y}H${right}`} />
  );
  const target = waitingY(targets.waiting, top);
  const promise = levelY(targets.serviceLevelPercent);
  const name = (lane: keyof typeof LANES, word: string, beside?: string) => (
    <>
      <text className={styles.name} x={20} y={LANES[lane].text}>
        {word}
      </text>
      {beside === undefined ? null : (
        <text className={styles.faint} x={20} y={LANES[lane].text + 16}>
          {beside}
        </text>
      )}
    </>
  );
  return (
    <>
      {across(target, styles.target)}
      {across(LANES.waiting.bottom + 0.5, styles.base)}
      <text className={`${styles.quiet} ${styles.halo}`} x={plot.left + 4} y={target - 4}>
        {text.target({ count: number(targets.waiting) })}
      </text>
      {short ? null : (
        <>
          {across(promise, styles.promise)}
          {across(LANES.level.bottom + 0.5, styles.base)}
          {across(LANES.events.bottom + 0.5, styles.base)}
          <text className={`${styles.quiet} ${styles.halo}`} x={plot.left + 4} y={promise - 4}>
            {percent(targets.serviceLevelPercent)}
          </text>
          {name("markers", text.markers())}
          {name("spells", text.spells())}
          {name("waiting", text.waiting(), column === 60_000 ? text.mostPerMinute() : text.mostAtOnce())}
          {name(
            "level",
            text.level(),
            text.levelRule({ percent: targets.serviceLevelPercent, seconds: targets.answerWithinSeconds }),
          )}
          {name("events", text.events())}
          {name("hangUps", text.hangUps())}
        </>
      )}
    </>
  );
}
