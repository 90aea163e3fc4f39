import { Fragment } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { gapBefore } from "./day-gaps.ts";
import styles from "./find.module.css";
import { missedOf } from "./missed-of.ts";
import { useFigureWords } from "./use-figure-words.ts";
import { useGapWords } from "./use-gap-words.ts";
import { useOneStop } from "./use-one-stop.ts";

interface DayStripProps {
  readonly days: readonly RecordedDay[];
  /** What the columns show. */
  readonly by: WorstBy;
  readonly onGo: (day: RecordedDay) => void;
}

const HEIGHT = 56;
/** More days without an event take no more room. */
const WIDEST = 7;

const MUCH: Readonly<Record<WorstBy, (day: RecordedDay) => number>> = {
  missed: missedOf,
  abandoned: ({ abandoned }) => abandoned,
  "longest-wait": ({ longestWait }) => longestWait,
  waiting: ({ mostWaiting }) => mostWaiting,
};
/** Of these it is said how many they are of those who came. */
const OF_ALL: ReadonlySet<WorstBy> = new Set(["missed", "abandoned"]);

/**
 * Every day of a recording as a column, by what the worst is sought by. Days on which nothing happened leave
 * a gap.
 */
export function DayStrip({ days, by, onGo }: DayStripProps) {
  const { say } = useTexts();
  const { day: dayOf } = useFormats();
  const { zone } = useReplay().opened.header;
  const figures = useFigureWords();
  const gapWords = useGapWords();
  const text = say.replay.find;
  const much = MUCH[by];
  const all = (day: RecordedDay) => (OF_ALL.has(by) ? day.offered : 0);
  const most = days.reduce((high, day) => Math.max(high, all(day), much(day)), 1);
  const worst = days.reduce<RecordedDay | null>(
    (before, day) => (before === null || much(day) > much(before) ? day : before),
    null,
  );
  const { reached, onKeyDown, onFocus } = useOneStop(worst ? days.indexOf(worst) : 0);
  // There is room for all dates of a fortnight; of a month for some.
  const isDated = (day: RecordedDay, place: number) =>
    days.length <= 14 ||
    day === worst ||
    (place % 5 === 0 && Math.abs(place - days.indexOf(worst ?? day)) > 1);
  const legend = {
    missed: text.legend.missed(),
    abandoned: text.legend.abandoned(),
    "longest-wait": text.legend.longestWait(),
    waiting: text.legend.waiting(),
  };
  return (
    <>
      <div
        className={styles.strip}
        role="group"
        aria-label={text.days()}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {days.map((day, place) => {
          const gap = gapBefore(day, days[place - 1]);
          const words = text.day({ day: dayOf(day.start, zone), much: figures(day)[by] });
          return (
            <Fragment key={day.day}>
              {gap ? (
                <span
                  className={styles.gap}
                  style={{ flexGrow: Math.min(WIDEST, gap.count) }}
                  role="img"
                  aria-label={gapWords(gap)}
                  title={gapWords(gap)}
                />
              ) : null}
              <button
                type="button"
                className={styles.day}
                tabIndex={place === reached ? 0 : -1}
                data-worst={day === worst ? "" : undefined}
                onClick={() => onGo(day)}
                title={words}
                aria-label={words}
              >
                <span
                  className={styles.came}
                  style={{ height: (Math.max(all(day), much(day)) / most) * HEIGHT }}
                >
                  <span className={styles.late} style={{ height: (much(day) / most) * HEIGHT }} />
                </span>
                <span className={styles.date}>
                  {isDated(day, place) ? Number(day.day.slice(8)) : "\u00a0"}
                </span>
              </button>
            </Fragment>
          );
        })}
      </div>
      <p className={styles.legend}>
        {OF_ALL.has(by) ? <span data-of="came">{text.legend.came()}</span> : null}
        <span data-of="late">{legend[by]}</span>
      </p>
    </>
  );
}
