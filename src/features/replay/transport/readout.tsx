import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { useFold } from "../frame/fold.ts";
import { Clock } from "./clock.tsx";
import styles from "./transport.module.css";

const MARKS = { b: <strong /> };

/** Where one is: the time, and how much of the recording has happened. */
export function Readout() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const text = say.replay.transport;
  const words = useFold() ? text.shortOffset : text.offset;
  const { now, offset } = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <span className={styles.readout}>
      <Clock now={now} />
      <span className={styles.offset}>
        <MarkedText text={words({ offset, last: opened.lastOffset })} marks={MARKS} />
      </span>
    </span>
  );
}
