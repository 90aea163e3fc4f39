import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./secret-row.module.css";

interface SecretRowProps {
  readonly label: string;
  readonly hint?: string;
  /** When and by which user it was set. */
  readonly told: string;
  /** Identifies it without revealing it, such as a fingerprint. */
  readonly mark?: ReactNode;
  readonly replaceLabel?: string;
  /** Absent where one may not. */
  readonly onReplace?: () => void;
}

/**
 * Something that is kept and never shown again: that it is there, and the way to put another in its place.
 */
export const SecretRow = ({ label, hint, told, mark, replaceLabel, onReplace }: SecretRowProps) => (
  <div className={field.field} role="group" aria-label={label}>
    <span className={field.label}>{label}</span>
    <div className={styles.row}>
      <Icon name="lock" />
      <div className={styles.words}>
        <p>{told}</p>
        {mark ? <p className={styles.mark}>{mark}</p> : null}
      </div>
      {onReplace ? (
        <Button size="small" onClick={onReplace}>
          {replaceLabel}
        </Button>
      ) : null}
    </div>
    {hint === undefined ? null : <p className={field.hint}>{hint}</p>}
  </div>
);
