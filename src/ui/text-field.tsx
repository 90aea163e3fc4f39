import { type ComponentProps, type ReactNode, useId } from "react";
import { Field, describedBy } from "./field.tsx";
import styles from "./field.module.css";

export interface TextFieldProps extends Omit<
  ComponentProps<"input">,
  "className" | "size" | "onChange" | "value"
> {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly size?: "medium" | "large";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly aside?: ReactNode;
  /** A unit or a control after the text. */
  readonly end?: ReactNode;
}

/** A field for one line of text. */
export function TextField({
  label,
  optional,
  hint,
  error,
  size = "medium",
  onChange,
  aside,
  end,
  ...input
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} aside={aside}>
      <span
        className={styles.control}
        data-size={size}
        data-bad={error === undefined ? undefined : ""}
        data-locked={input.readOnly || input.disabled ? "" : undefined}
      >
        <input
          {...input}
          id={id}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hint === undefined && error === undefined ? undefined : describedBy(id)}
        />
        {end}
      </span>
    </Field>
  );
}
