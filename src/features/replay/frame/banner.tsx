import { waiting } from "../../../../streams/metrics/live-numbers.ts";
import { useFloor } from "../../../services/live-services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { MediaShape } from "../../../ui/media-shape.tsx";
import styles from "./banner.module.css";

/** Says that this is the past, of which recording, and how it stands now. It stands outside of the replay, beside what is live. */
export function ReplayBanner({ about }: { readonly about: string | null }) {
  const { say } = useTexts();
  const floor = useFloor();
  const text = say.replay.frame;
  return (
    <section className={styles.banner} aria-label={text.replay()}>
      <MediaShape name="rewind" />
      <strong>{text.replay()}</strong>
      {about === null ? null : <span className={styles.about}>{about}</span>}
      <span className={styles.note}>{text.notLive()}</span>
      <span className={styles.end}>
        {floor ? <span className={styles.live}>{text.liveNow({ count: waiting(floor.state) })}</span> : null}
        <a className={styles.back} href="/monitor">
          {text.backToLive()}
        </a>
      </span>
    </section>
  );
}
