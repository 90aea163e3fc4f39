import { useSyncExternalStore } from "react";
import { tallyOf } from "../../../../streams/metrics/live-numbers.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { wholePercent } from "../../../../streams/metrics/standing.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { LANES } from "./plot.ts";
import styles from "./timeline.module.css";

interface ValuesProps {
  readonly lanes: Lanes | null;
  readonly day: RecordedDay;
  readonly x: number;
  /** True to show only the number of waiting customers. */
  readonly short: boolean;
}

const MINUTE = 60_000;

/** Values of the lanes at the current position. */
export function Values({ lanes, day, x, short }: ValuesProps) {
  const { say } = useTexts();
  const { number, percent } = useFormats();
  const { shown } = useReplay();
  const { now, floor } = useSyncExternalStore(shown.subscribe, shown.get);
  const text = say.replay.timeline;
  const waiting = floor.queue.size;
  const level = wholePercent(
    lanes?.levels.find(({ from, until }) => now >= from && now < until)?.percent ?? null,
  );
  const events = lanes?.events[Math.floor((now - lanes.barsFrom) / lanes.bar)];
  const row = (lane: keyof typeof LANES, value: string, beside: string) => (
    <text className={styles.small} x={x} y={LANES[lane].text}>
      {value}
      <tspan className={styles.quiet} fontWeight={400}>{` ${beside}`}</tspan>
    </text>
  );
  return (
    <>
      <text className={styles.value} x={x} y={LANES.waiting.text}>
        {number(waiting)}
      </text>
      <text className={styles.quiet} x={x} y={LANES.waiting.text + 16}>
        {waiting > 0 && waiting === day.mostWaiting
          ? text.highest()
          : text.ofHighest({ count: day.mostWaiting })}
      </text>
      {short ? null : (
        <>
          <text className={styles.value} x={x} y={LANES.level.text}>
            {level === null ? "-" : percent(level)}
          </text>
          <text className={styles.quiet} x={x} y={LANES.level.text + 16}>
            {text.thisQuarter()}
          </text>
          {row(
            "events",
            events === undefined ? "-" : number(events),
            lanes === null
              ? ""
              : lanes.bar < MINUTE
                ? text.inSeconds({ count: lanes.bar / 1000 })
                : text.inMinutes({ count: lanes.bar / MINUTE }),
          )}
          {row(
            "hangUps",
            number(tallyOf(floor, day.day)?.abandoned ?? 0),
            text.ofAll({ count: day.abandonedBefore + day.abandoned }),
          )}
        </>
      )}
    </>
  );
}
