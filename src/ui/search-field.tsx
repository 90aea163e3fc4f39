import { type Ref, useEffect, useRef, useState } from "react";
import control from "./field.module.css";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { Kbd } from "./kbd.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  /** Keyboard shortcut that focuses the field. */
  readonly keys?: string | undefined;
  readonly value: string;
  /** Called on Enter or after a pause in typing, so that not every character sends a request. */
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const PAUSE = 250;

/** A search field with a button to clear it. */
export function SearchField({ label, clearLabel, keys, value, onChange, ref }: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The value can also change without typing, such as by going back.
    if (value !== lastValue) {
      setLastValue(value);
      setTyped(value);
    }
  }
  // A space at the end starts the next word. It stays in the field but is not searched.
  const report = (text: string) => {
    const search = text.trim();
    setLastValue(search);
    if (search !== lastValue) onChange(search);
  };
  const clear = () => {
    setTyped("");
    report("");
    field.current?.querySelector("input")?.focus();
  };
  useEffect(() => {
    if (typed.trim() === lastValue) return;
    const timer = setTimeout(() => report(typed), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <span ref={field} className={`${styles.search} ${control.control}`}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        className={control.input}
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") report(typed);
          if (event.key !== "Escape") return;
          if (typed === "") event.currentTarget.blur();
          else clear();
        }}
      />
      {typed === "" ? (
        keys ? (
          <Kbd keys={keys} />
        ) : null
      ) : (
        <IconButton icon="x" label={clearLabel} onClick={clear} />
      )}
    </span>
  );
}
