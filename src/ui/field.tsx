import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Glyph } from "./glyph.tsx";

interface FieldProps {
  /** Id of the control. `describedBy` returns the id of its hint or error. */
  readonly id: string;
  readonly label: string;
  /** Text beside the label, such as "optional" or the expected format. */
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Link at the end of the label's line. It follows the control in tab order. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Returns the id of the note below a field, for `aria-describedby`. */
export const describedBy = (id: string) => `${id}-note`;

/** A control with a label above it, and a hint or error below. */
export const Field = ({ id, label, optional, hint, error, aside, children }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
    </label>
    {children}
    {aside ? <span className={styles.aside}>{aside}</span> : null}
    <FieldNote id={id} hint={hint} error={error} />
  </div>
);

/** The note below a field: the error, otherwise the hint. */
export function FieldNote({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  if (error !== undefined)
    return (
      <p id={describedBy(id)} className={styles.error}>
        <Glyph name="failed" />
        {error}
      </p>
    );
  return hint === undefined ? null : (
    <p id={describedBy(id)} className={styles.hint}>
      {hint}
    </p>
  );
}
