import { type Ref, useEffect, useRef, useState } from "react";
import control from "./field.module.css";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { Kbd } from "./kbd.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  /** The key that leads here. */
  readonly keys?: string | undefined;
  readonly value: string;
  /** Called after a pause in typing, so that not every character sends a request. */
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const PAUSE = 250;

/** Text to search for. */
export function SearchField({ label, clearLabel, keys, value, onChange, ref }: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The value in the address can change otherwise, such as by going back.
    if (value !== told) {
      setTold(value);
      setTyped(value);
    }
  }
  // A space at the end is the beginning of the next word: it stays in the field, and is no part of the
  // question.
  const tell = (text: string) => {
    const asked = text.trim();
    setTold(asked);
    if (asked !== told) onChange(asked);
  };
  const clear = () => {
    setTyped("");
    tell("");
    field.current?.querySelector("input")?.focus();
  };
  useEffect(() => {
    if (typed.trim() === told) return;
    const timer = setTimeout(() => tell(typed), PAUSE);
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
          if (event.key === "Enter") tell(typed);
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
