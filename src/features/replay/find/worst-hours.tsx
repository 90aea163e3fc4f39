import type { Targets } from "../../../../openapi/generated/console.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { RecordedHour, WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { marksOf } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useAsked } from "../use-asked.ts";
import { DayStrip } from "./day-strip.tsx";
import styles from "./find.module.css";
import { HourLine } from "./hour-line.tsx";
import { WORST_ORDERS } from "./worst-orders.ts";

/** What the worst is sought by, and the hour that was chosen. */
export interface Found {
  readonly by: WorstBy;
  readonly hour: RecordedHour | null;
}

interface WorstHoursProps {
  readonly days: readonly RecordedDay[];
  readonly targets: Targets;
  readonly found: Found;
  readonly onFind: (found: Found) => void;
  readonly onClose: () => void;
}

const SHOWN = 20;

/**
 * Where in the recording the worst of it is, and why: day by day, and hour by hour in order. Whoever chooses
 * one stands there, with the hour as the stretch that is chosen.
 */
export function WorstHours({ days, targets, found, onFind, onClose }: WorstHoursProps) {
  const { say } = useTexts();
  const room = useReplay();
  const { by } = found;
  const { answer: hours } = useAsked(by, () => room.desk.worstHours(targets, by, SHOWN));
  const text = say.replay.find;
  const words = {
    missed: text.orders.missed(),
    abandoned: text.orders.abandoned(),
    "longest-wait": text.orders.longestWait(),
    waiting: text.orders.waiting(),
  };
  const goTo = (time: number, until: number | null) => {
    const marks = marksOf(room);
    if (until !== null) marks.set({ ...marks.get(), slice: { from: time, until } });
    room.seek({ time });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={text.title()} closeLabel={say.actions.close()} form="drawer">
      <div className={styles.find}>
        {days.length > 1 ? <DayStrip days={days} by={by} onGo={({ from }) => goTo(from, null)} /> : null}
        <Segmented
          label={text.order()}
          options={WORST_ORDERS.map((value) => ({ value, label: words[value] }))}
          value={by}
          onChange={(next) => onFind({ ...found, by: next })}
        />
        <p className={styles.note}>{text.meaning({ seconds: targets.answerWithinSeconds })}</p>
        <p className={styles.note}>{text.usually()}</p>
        {hours ? (
          <ol className={styles.hours} aria-label={text.title()}>
            {hours.map((hour) => (
              <HourLine
                key={hour.start}
                hour={hour}
                by={by}
                isChosen={hour.start === found.hour?.start}
                onGo={() => {
                  onFind({ by, hour });
                  goTo(hour.start, hour.end);
                }}
              />
            ))}
          </ol>
        ) : (
          <p role="status">{text.counting()}</p>
        )}
      </div>
    </Dialog>
  );
}
