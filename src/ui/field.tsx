import type { ReactNode } from "react";
import styles from "./field.module.css";
import { Glyph } from "./glyph.tsx";

interface FieldProps {
  /** Id of the control; `describedBy` returns that of hint and error. */
  readonly id: string;
  readonly label: string;
  /** A word beside the label, such as "optional" or the format that is wanted. */
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A way out at the end of the label's line; the keyboard reaches it after the control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The id of the line under a field, for `aria-describedby`. */
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
