import { type ReactNode, useId } from "react";
import { describedBy } from "./field.tsx";
import field from "./field.module.css";
import styles from "./switch-field.module.css";

interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A switch with its label and hint. */
export function SwitchField({ label, hint, checked, onChange, disabled, name }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={styles.row} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          className={styles.input}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint === undefined ? undefined : describedBy(id)}
        />
        <span className={styles.track} aria-hidden="true" />
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p id={describedBy(id)} className={`${field.hint} ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
