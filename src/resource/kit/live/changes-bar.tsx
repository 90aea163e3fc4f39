import { useTexts } from "../../../services/use-texts.ts";
import styles from "./changes-bar.module.css";

interface ChangesBarProps {
  /** How many records changed; with none there is nothing to show. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Tells over the end of a list that rows would move, and moves them once somebody wants it. */
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
