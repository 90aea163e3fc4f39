import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import styles from "./code-field.module.css";
import { FieldNote, describedBy } from "./field.tsx";
import field from "./field.module.css";

interface CodeFieldProps {
  readonly label: string;
  /** Returns the label of a box by its position, from 1. */
  readonly digitLabel: (place: number) => string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The digits so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
  /** Submits the form when all digits are entered; false if the form has other fields. */
  readonly submits?: boolean;
}

const LENGTH = 6;

/**
 * A code of six digits with a box for each, submitted when complete. Pasting and password managers fill all
 * boxes together.
 */
export function CodeField({
  label,
  digitLabel,
  hint,
  error,
  value,
  onChange,
  autoFocus,
  submits = true,
}: CodeFieldProps) {
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const at = (place: number) => boxes.current[Math.max(0, Math.min(place, LENGTH - 1))]?.select();

  const put = (place: number, typed: string) => {
    const digits = typed.replace(/\D/g, "");
    if (digits === "") return;
    const start = Math.min(place, value.length);
    const end = start + digits.length;
    // The form reads the value on submit, so it must be rendered first.
    flushSync(() => onChange((value.slice(0, start) + digits + value.slice(end)).slice(0, LENGTH)));
    at(end);
    // While a new code overwrites an old one, the value always has six digits. So the code counts as complete
    // when its last digit is typed, not when six digits are present.
    if (submits && end >= LENGTH) fieldset.current?.form?.requestSubmit();
  };
  const pressed = (place: number, event: KeyboardEvent) => {
    if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      const from = event.key === "Backspace" && place >= value.length ? place - 1 : place;
      if (from >= 0) onChange(value.slice(0, from) + value.slice(from + 1));
      at(from);
    }
    if (event.key === "ArrowLeft") at(place - 1);
    if (event.key === "ArrowRight") at(Math.min(place + 1, value.length));
  };
  const pasted = (place: number, event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text");
    put(text.replace(/\D/g, "").length >= LENGTH ? 0 : place, text);
  };

  return (
    <fieldset
      ref={fieldset}
      className={field.field}
      aria-describedby={hint === undefined && error === undefined ? undefined : describedBy(id)}
    >
      <legend className={field.label}>{label}</legend>
      <div className={styles.boxes}>
        {Array.from({ length: LENGTH }, (_, place) => (
          <input
            key={place}
            ref={(box) => void (boxes.current[place] = box)}
            className={styles.box}
            aria-label={digitLabel(place + 1)}
            aria-invalid={error === undefined ? undefined : true}
            inputMode="numeric"
            autoComplete={place === 0 ? "one-time-code" : "off"}
            // Password managers fill the whole code into the first box.
            maxLength={place === 0 ? undefined : 2}
            autoFocus={autoFocus && place === 0}
            value={value[place] ?? ""}
            onFocus={(event) => event.target.select()}
            // Typing the digit that a box already contains moves on too; `onChange` would not fire.
            onInput={(event) => put(place, typedInto(event.currentTarget.value, value[place]))}
            onKeyDown={(event) => pressed(place, event)}
            onPaste={(event) => pasted(place, event)}
          />
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** Returns what was typed into a box that may already contain a digit: a digit, or a complete code. */
const typedInto = (text: string, before = ""): string =>
  text.length > 2 ? text : text.replace(before, "") || text;
