import { useSessionWaits } from "../services/use-session.ts";
import { useTexts } from "../services/use-texts.ts";
import { Brand } from "../ui/brand.tsx";
import { useLasting } from "../ui/use-lasting.ts";
import styles from "./opening.module.css";

/**
 * Before anything can be shown, in the whole window: nothing for a moment, then the mark, and words where the
 * platform does not answer.
 */
export function Opening() {
  const { say } = useTexts();
  const shown = useLasting(true, 300);
  const waits = useSessionWaits();
  return (
    <div className={styles.opening} role="status" aria-label={say.opening.label()}>
      {shown ? (
        <div className={styles.mark}>
          <Brand />
        </div>
      ) : null}
      {waits ? <p className={styles.words}>{say.opening.waiting()}</p> : null}
    </div>
  );
}
