import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./secret-row.module.css";
import { Icon } from "./icon.tsx";

interface SecretRowProps {
  /** When it was set, and by whom. */
  readonly told: string;
  /** What tells it apart without giving it away, such as a fingerprint. */
  readonly mark?: ReactNode;
  readonly replaceLabel: string;
  readonly onReplace: () => void;
}

/** Something that is kept and never shown again: that it is there, and the way to put another in its place. */
export const SecretRow = ({ told, mark, replaceLabel, onReplace }: SecretRowProps) => (
  <div className={styles.row}>
    <Icon name="lock" />
    <div className={styles.words}>
      <p>{told}</p>
      {mark ? <p className={styles.mark}>{mark}</p> : null}
    </div>
    <Button size="small" onClick={onReplace}>
      {replaceLabel}
    </Button>
  </div>
);
