import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./checkbox.module.css";
import { FieldNote, describedBy } from "./field.tsx";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";

interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "className" | "type" | "checked" | "onChange" | "children"
> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  /** Label; it may contain links. */
  readonly children: ReactNode;
}

/** A checkbox with its label and error. */
export function Checkbox({ checked, onChange, error, children, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={styles.tick} htmlFor={id}>
        <span className={styles.box}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={styles.input}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : describedBy(id)}
          />
          <span className={styles.mark}>
            <Icon name="check" size={12} />
          </span>
        </span>
        <span>{children}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  );
}
