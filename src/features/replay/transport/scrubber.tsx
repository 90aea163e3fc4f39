import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import styles from "./transport.module.css";

/** Goes anywhere in the recording by its events. */
export function Scrubber() {
  const { opened, seek, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { position, now } = useSyncExternalStore(shown.subscribe, shown.get);
  return (
    <input
      type="range"
      className={styles.scrubber}
      aria-label={say.replay.transport.position()}
      aria-valuetext={formats.second(now, opened.header.zone)}
      min={0}
      max={opened.length}
      value={position}
      onChange={({ target }) => seek({ position: target.valueAsNumber })}
    />
  );
}
