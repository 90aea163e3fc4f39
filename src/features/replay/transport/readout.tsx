import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import styles from "./transport.module.css";

const MARKS = { b: <strong /> };

/** Where one is: the time, and how much of the recording has happened. */
export function Readout() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { now, offset } = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <span className={styles.readout}>
      <time className={styles.now}>{formats.second(now, opened.header.zone)}</time>
      <span className={styles.offset}>
        <MarkedText text={say.replay.transport.offset({ offset, last: opened.lastOffset })} marks={MARKS} />
      </span>
    </span>
  );
}
