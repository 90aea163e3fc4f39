import { useSearch } from "wouter";
import type { RecordedHour, WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { useMarks } from "../../../services/replay-marks.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./find.module.css";
import { useFigureWords } from "./use-figure-words.ts";
import { useHourWords } from "./use-hour-words.ts";

interface ChosenHourProps {
  readonly hour: RecordedHour;
  readonly by: WorstBy;
  readonly onWho: () => void;
}

/**
 * The selected hour from the list of worst hours, with its figure and the reasons for it. Shown while that
 * hour is the selected range of the timeline.
 */
export function ChosenHour({ hour, by, onWho }: ChosenHourProps) {
  const { slice } = useMarks();
  const { say } = useTexts();
  const query = useSearch();
  const { when, moment, queue, staff } = useHourWords()(hour);
  const figures = useFigureWords()(hour);
  const text = say.replay.find;
  if (slice?.from !== hour.start || slice.until !== hour.end) return null;
  return (
    <section className={styles.chosen} aria-label={text.chosen()}>
      <time className={styles.when} dateTime={new Date(hour.start).toISOString()} title={moment}>
        {when}
      </time>
      <span className={styles.much}>{figures[by]}</span>
      {queue ? <TextLink href={`?${queueIn(query, queue.id)}`}>{queue.words}</TextLink> : null}
      <span>{staff}</span>
      <Button kind="quiet" size="small" onClick={onWho}>
        {text.who()}
      </Button>
    </section>
  );
}

/** Returns the URL query that shows the queue of one segment. */
function queueIn(query: string, segment: string): string {
  const params = new URLSearchParams(query);
  for (const name of Array.from(params.keys()))
    if (name === "tab" || name.startsWith("is.") || name.startsWith("not.")) params.delete(name);
  params.set("is.segment", segment);
  return params.toString();
}
