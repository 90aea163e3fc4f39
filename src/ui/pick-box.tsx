import { type ChangeEventHandler, useEffect, useRef } from "react";
import styles from "./checkbox.module.css";
import { Icon } from "./icon.tsx";

interface PickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** True if some, but not all, of the rows that this checkbox covers are selected. */
  readonly part?: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A checkbox that selects a row, or all rows of a page. Its label is only for screen readers. */
export function PickBox({ label, checked, part = false, onChange }: PickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = part;
  }, [part]);
  return (
    <label className={styles.pick}>
      <span className={styles.box}>
        <input
          ref={box}
          type="checkbox"
          className={styles.input}
          aria-label={label}
          checked={checked}
          onChange={onChange}
        />
        <span className={styles.mark}>
          <Icon name={part ? "dash" : "check"} size={12} />
        </span>
      </span>
    </label>
  );
}
