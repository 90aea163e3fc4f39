import { type FocusEvent, Fragment, type KeyboardEvent, useState } from "react";
import { missedOf } from "../../../../streams/metrics/why/waits.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { gapBefore } from "./day-gaps.ts";
import styles from "./find.module.css";
import { useFigureWords } from "./use-figure-words.ts";
import { useGapWords } from "./use-gap-words.ts";

interface DayStripProps {
  readonly days: readonly RecordedDay[];
  /** Criterion shown by the columns. */
  readonly by: WorstBy;
  readonly onGo: (day: RecordedDay) => void;
}

const HEIGHT = 56;
/** Maximum width of a gap, in columns. */
const WIDEST = 7;

const MUCH: Readonly<Record<WorstBy, (day: RecordedDay) => number>> = {
  missed: missedOf,
  abandoned: ({ abandoned }) => abandoned,
  "longest-wait": ({ longestWait }) => longestWait,
  waiting: ({ mostWaiting }) => mostWaiting,
};
/**
 * Criteria that count some of the arriving customers. Their columns also show the total number of arrivals.
 */
const OF_ALL: ReadonlySet<WorstBy> = new Set(["missed", "abandoned"]);

/**
 * The days of a replay file as columns. The height of a column shows the selected criterion. Days without
 * events leave a gap.
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
  const { tabStop, onKeyDown, onFocus } = useTabStop(worst ? days.indexOf(worst) : 0);
  // Up to 14 dates fit. With more days, only the date of the worst day and every fifth date are shown.
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
                tabIndex={place === tabStop ? 0 : -1}
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

interface TabStop {
  /** Index of the button that Tab reaches. */
  readonly tabStop: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes a row of buttons a single tab stop. Arrow keys, Home and End move the focus within the row. `first`
 * is the index of the first tab stop.
 */
function useTabStop(first: number): TabStop {
  const [chosen, setChosen] = useState<number | null>(null);
  const tabStop = chosen ?? first;
  const buttons = (row: HTMLElement) => [...row.querySelectorAll("button")];
  return {
    tabStop,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = buttons(event.currentTarget);
      const steps: Partial<Record<string, number>> = {
        ArrowRight: tabStop + 1,
        ArrowLeft: tabStop - 1,
        Home: 0,
        End: all.length - 1,
      };
      const to = steps[event.key];
      if (to === undefined) return;
      event.preventDefault();
      all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    },
    onFocus: ({ currentTarget, target }) => {
      const place = buttons(currentTarget).findIndex((button) => button === target);
      if (place >= 0) setChosen(place);
    },
  };
}
