import { Banner } from "../../ui/banner.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import styles from "./numbers-panel.module.css";
import { useStaleSentence } from "./use-stale-time.ts";

const MARKS = { b: <strong /> };

/** Since when nothing was heard, and what happens next. */
export function StaleBanner() {
  const sentence = useStaleSentence();
  return (
    <div role="status" className={styles.stale}>
      {sentence === null ? null : (
        <Banner family="away">
          <MarkedText text={sentence} marks={MARKS} />
        </Banner>
      )}
    </div>
  );
}
