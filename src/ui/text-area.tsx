import { type ComponentProps, useId } from "react";
import { Field, describedBy } from "./field.tsx";
import styles from "./field.module.css";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "className" | "onChange" | "value"> {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Uses the monospace font, for code such as a certificate. */
  readonly code?: boolean;
}

/** A field for several lines of text. */
export function TextArea({ label, optional, hint, error, onChange, code, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <span className={styles.control} data-area="" data-bad={error === undefined ? undefined : ""}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          className={styles.input}
          data-code={code ? "" : undefined}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hint === undefined && error === undefined ? undefined : describedBy(id)}
        />
      </span>
    </Field>
  );
}
