import { useSyncExternalStore } from "react";
import { waiting } from "../../../../streams/metrics/live-numbers.ts";
import { useFloor } from "../../../services/live-services.ts";
import type { ReplayRoom } from "../../../services/replay.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MediaShape } from "../../../ui/media-shape.tsx";
import { useNarrow } from "../../../ui/use-media.ts";
import styles from "./banner.module.css";
import { clockAt } from "../../../services/zoned-clock.ts";

interface ReplayBannerProps {
  /** Null before a replay file is open. */
  readonly room: ReplayRoom | null;
  /** Closes the replay file, so that the user can open another one. */
  readonly onAnother: () => void;
}

/**
 * Banner of the replay. It is rendered outside of the replay's services, so that it can show the live floor.
 */
export function ReplayBanner({ room, onAnother }: ReplayBannerProps) {
  const { say } = useTexts();
  const floor = useFloor();
  const mayFollow = useAbility("monitor.read");
  const isNarrow = useNarrow();
  const text = say.replay.frame;
  return (
    <section className={styles.banner} aria-label={text.replay()}>
      <MediaShape name="rewind" />
      <strong>{text.replay()}</strong>
      <span className={styles.words}>
        {room ? <AboutRecording room={room} /> : null}
        <span className={styles.note}>{text.notLive()}</span>
        {room?.opened.header.redaction ? (
          <span className={`${styles.note} ${styles.names}`}>{text.noNames()}</span>
        ) : null}
      </span>
      <span className={styles.end}>
        {floor ? <span className={styles.live}>{text.liveNow({ count: waiting(floor.state) })}</span> : null}
        {room && isNarrow ? <IconButton icon="plus" label={text.openAnother()} onClick={onAnother} /> : null}
        {room && !isNarrow ? (
          <button type="button" className={styles.another} onClick={onAnother}>
            {text.openAnother()}
          </button>
        ) : null}
        {mayFollow ? (
          <a className={styles.back} href="/monitor">
            {text.backToLive()}
          </a>
        ) : null}
      </span>
    </section>
  );
}

const DAY = 86_400_000;

/** Returns the local date of an instant (ms), as midnight UTC of that date (ms). */
const dayOf = (instant: number, zone: string): number => Date.parse(clockAt(instant, zone).slice(0, 10));

/** Placeholder for the replay file's name in a translated sentence, at which the sentence is split. */
const NAME = "\0";

/**
 * Shown day and name of the replay file. In narrow windows the name is truncated; the tooltip shows the full
 * name.
 */
function AboutRecording({ room: { opened, shown } }: { readonly room: ReplayRoom }) {
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
