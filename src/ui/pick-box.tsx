import { useEffect, useRef } from "react";
import styles from "./checkbox.module.css";
import { Icon } from "./icon.tsx";

interface PickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of those that it stands for are picked. */
  readonly part?: boolean;
  /** `range`: with those between it and the one that was pressed before. */
  readonly onPick: (on: boolean, range: boolean) => void;
}

/** A box to pick a row with; its name is read out and not shown. */
export function PickBox({ label, checked, part = false, onPick }: PickBoxProps) {
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
          onChange={({ target, nativeEvent }) =>
            onPick(target.checked, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
        <span className={styles.mark}>
          <Icon name={part ? "dash" : "check"} size={12} />
        </span>
      </span>
    </label>
  );
}
