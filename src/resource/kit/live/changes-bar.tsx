import { useTexts } from "../../../services/use-texts.ts";
import styles from "./changes-bar.module.css";

interface ChangesBarProps {
  /** Number of changed records; nothing is shown for 0. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Offers to apply pending changes that would move rows. */
export function ChangesBar({ count, onShow }: ChangesBarProps) {
  const { say } = useTexts();
  const text = say.console.list.changes;
  return (
    <div className={styles.place} data-changes="">
      <div role="status">
        {count === 0 ? null : (
          <div className={styles.bar}>
            <span>{text.count({ count })}</span>
            <button type="button" className={styles.show} onClick={onShow}>
              {text.show()}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
