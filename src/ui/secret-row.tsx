import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./secret-row.module.css";

interface SecretRowProps {
  readonly label: string;
  readonly hint?: string;
  /** Text with the time when the secret was set, and by which user. */
  readonly text: string;
  /** Identifies the secret without revealing it, such as a fingerprint. */
  readonly mark?: ReactNode;
  readonly replaceLabel?: string;
  /** Undefined without permission. */
  readonly onReplace?: () => void;
}

/** A stored secret, which is never shown, with a button to replace it. */
export const SecretRow = ({ label, hint, text, mark, replaceLabel, onReplace }: SecretRowProps) => (
  <div className={field.field} role="group" aria-label={label}>
    <span className={field.label}>{label}</span>
    <div className={styles.row}>
      <Icon name="lock" />
      <div className={styles.words}>
        <p>{text}</p>
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
