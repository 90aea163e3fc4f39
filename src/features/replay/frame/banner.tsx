import { waiting } from "../../../../streams/metrics/live-numbers.ts";
import { useFloor } from "../../../services/live-services.ts";
import type { ReplayRoom } from "../../../services/replay.ts";
import { useAbility } from "../../../services/use-ability.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MediaShape } from "../../../ui/media-shape.tsx";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { AboutRecording } from "./about-recording.tsx";
import styles from "./banner.module.css";

interface ReplayBannerProps {
  /** Null before a recording is open. */
  readonly room: ReplayRoom | null;
  /** Puts the recording away, for another one. */
  readonly onAnother: () => void;
}

/**
 * Says that this is the past, of which recording, and how it stands now. It stands outside of the replay,
 * beside what is live.
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
