import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import styles from "./find.module.css";
import { missedOf } from "./missed-of.ts";

interface DayStripProps {
  readonly days: readonly RecordedDay[];
  readonly onGo: (day: RecordedDay) => void;
}

const HEIGHT = 56;

/** Every day of a recording as a column: who came, and what of them was not served in time. */
export function DayStrip({ days, onGo }: DayStripProps) {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { day: dayOf, duration } = useFormats();
  const text = say.replay.find;
  const { zone } = opened.header;
  const most = days.reduce((high, { offered }) => Math.max(high, offered), 1);
  const worst = days.reduce<RecordedDay | null>((before, day) => (before === null || missedOf(day) > missedOf(before) ? day : before), null);
  // There is room for all dates of a fortnight; of a month for some.
  const isDated = (day: RecordedDay, place: number) => days.length <= 14 || day === worst || (place % 5 === 0 && Math.abs(place - days.indexOf(worst ?? day)) > 1);
  return (
    <div className={styles.strip} role="group" aria-label={text.days()}>
      {days.map((day, place) => (
        <button
          key={day.day}
          type="button"
          className={styles.day}
          data-worst={day === worst ? "" : undefined}
          onClick={() => onGo(day)}
          title={text.day({ day: dayOf(day.start, zone), missed: missedOf(day), offered: day.offered, longest: duration(day.longestWait) })}
          aria-label={text.day({ day: dayOf(day.start, zone), missed: missedOf(day), offered: day.offered, longest: duration(day.longestWait) })}
        >
          <span className={styles.came} style={{ height: (day.offered / most) * HEIGHT }}>
            <span className={styles.late} style={{ height: (missedOf(day) / most) * HEIGHT }} />
          </span>
          <span className={styles.date}>{isDated(day, place) ? Number(day.day.slice(8)) : "\u00a0"}</span>
        </button>
      ))}
    </div>
  );
}
