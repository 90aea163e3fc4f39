import { type FocusEvent, Fragment, type KeyboardEvent, useState } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { gapBefore } from "./day-gaps.ts";
import styles from "./find.module.css";
import { missedOf, useFigureWords } from "./use-figure-words.ts";
import { useGapWords } from "./use-gap-words.ts";

interface DayStripProps {
  readonly days: readonly RecordedDay[];
  /** Criterion shown by the columns. */
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
/** Criteria that are also shown as a share of arrivals. */
const OF_ALL: ReadonlySet<WorstBy> = new Set(["missed", "abandoned"]);

/** The days of a recording as columns of the selected criterion. Days without events leave a gap. */
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

interface OneStop {
  /** Which of the buttons Tab comes to. */
  readonly reached: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A row of buttons that Tab comes to once: the arrows, Home and End lead from one to the other. `first` is
 * where it begins.
 */
function useOneStop(first: number): OneStop {
  const [chosen, setChosen] = useState<number | null>(null);
  const reached = chosen ?? first;
  const buttons = (row: HTMLElement) => [...row.querySelectorAll("button")];
  return {
    reached,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = buttons(event.currentTarget);
      const steps: Partial<Record<string, number>> = {
        ArrowRight: reached + 1,
        ArrowLeft: reached - 1,
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
