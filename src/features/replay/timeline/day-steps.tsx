import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { gapBefore } from "../find/day-gaps.ts";
import { useGapWords } from "../find/use-gap-words.ts";
import styles from "./timeline.module.css";

interface DayStepsProps {
  readonly days: readonly RecordedDay[];
  readonly day: RecordedDay;
  readonly short: boolean;
}

/**
 * The day that is shown, between the ways to the one before and the next; each says which one that is, and
 * which days nothing happened on are passed over.
 */
export function DaySteps({ days, day, short }: DayStepsProps) {
  const { say } = useTexts();
  const { opened, seek } = useReplay();
  const formats = useFormats();
  const gapWords = useGapWords();
  const text = say.replay.timeline;
  const { zone } = opened.header;
  const dated = (start: number) => formats.day(start, zone);
  const place = days.indexOf(day);
  const [before, after] = [days[place - 1], days[place + 1]];
  const words = (word: string, to: RecordedDay | undefined, gap: ReturnType<typeof gapBefore>) =>
    [to ? `${word}: ${dated(to.start)}` : word, ...(gap ? [gapWords(gap)] : [])].join(". ");
  const goTo = (to: RecordedDay | undefined) => to && seek({ time: to.from });
  return (
    <div className={short ? styles.row : styles.days}>
      <IconButton
        icon="left"
        label={words(text.dayBefore(), before, gapBefore(day, before))}
        aria-disabled={!before}
        onClick={() => goTo(before)}
      />
      <span className={styles.date}>{dated(day.start)}</span>
      <IconButton
        icon="right"
        label={words(text.dayAfter(), after, after ? gapBefore(after, day) : null)}
        aria-disabled={!after}
        onClick={() => goTo(after)}
      />
    </div>
  );
}
