import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../services/use-texts.ts";
import { MediaShape } from "../../../ui/media-shape.tsx";
import styles from "./past-state.module.css";

/** Returns the element of the top bar in which the live monitor shows its state. */
const place = () => document.querySelector("[data-live]");
const always = () => () => undefined;

/** Replaces the live state in the top bar by a note that the numbers are from the past. */
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
