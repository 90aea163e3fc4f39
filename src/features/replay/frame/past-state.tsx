import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../services/use-texts.ts";
import { MediaShape } from "../../../ui/media-shape.tsx";
import styles from "./past-state.module.css";

/** Where the bar above says whether the numbers are live. */
const place = () => document.querySelector("[data-live]");
const always = () => () => undefined;

/** Says in the bar above that the numbers are of the past, in place of how live they are. */
export function PastState() {
  const { say } = useTexts();
  const bar = useSyncExternalStore(always, place);
  return bar
    ? createPortal(
        <span className={styles.past}>
          <MediaShape name="rewind" size={12} />
          {say.replay.frame.past()}
        </span>,
        bar,
      )
    : null;
}
