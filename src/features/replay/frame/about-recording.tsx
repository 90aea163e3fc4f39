import { useSyncExternalStore } from "react";
import type { ReplayRoom } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { clockAt } from "../../../services/zoned-clock.ts";
import styles from "./banner.module.css";

const DAY = 86_400_000;

/** The day in a zone that an instant (ms) belongs to, as the instant (ms) at which it would begin in UTC. */
const dayOf = (instant: number, zone: string): number => Date.parse(clockAt(instant, zone).slice(0, 10));

/** Stands where the recording's name comes in a sentence. */
const NAME = "\0";

/**
 * Which day of which recording is shown. Where there is no room for all of it the recording's name gives way,
 * and is there under the pointer.
 */
export function AboutRecording({ room: { opened, shown } }: { readonly room: ReplayRoom }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { header, first, last } = opened;
  const begin = dayOf(first, header.zone);
  const day = useSyncExternalStore(shown.subscribe, () =>
    dayOf(Math.max(first, shown.get().now), header.zone),
  );
  const [number, days] = [(day - begin) / DAY + 1, (dayOf(last, header.zone) - begin) / DAY + 1];
  const weekday = formats.weekday(new Date(day).getUTCDay() || 7);
  const words = { weekday, day: formats.day(day, "UTC"), name: NAME };
  const text = say.replay.frame;
  const [before, after] = (days > 1 ? text.aboutDay({ ...words, number, days }) : text.about(words)).split(
    NAME,
  );
  return (
    <span className={styles.about}>
      <span>{before}</span>
      <span className={styles.name} title={header.name}>
        {header.name}
      </span>
      <span>{after}</span>
    </span>
  );
}
