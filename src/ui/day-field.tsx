import { Suspense, lazy, useState } from "react";
import { dayPattern, type DayWords, readDay, writtenDay } from "./written-day.ts";
import square from "./icon-button.module.css";
import { Icon } from "./icon.tsx";
import { loadChunk } from "./load-chunk.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { useFloat } from "./use-float.ts";

interface DayFieldProps extends Omit<TextFieldProps, "type" | "min" | "max" | "end"> {
  /** True if the value includes a time: `2026-05-03T14:05` instead of `2026-05-03`. */
  readonly minutes?: boolean;
  readonly words: DayWords;
}

const DayCalendar = lazy(() =>
  loadChunk(async () => ({ default: (await import("./day-calendar.tsx")).DayCalendar })),
);

/**
 * A field for a date, optionally with a time. It is typed in the format of the console's language, or
 * selected in the calendar below. The value is "" while the input is incomplete.
 */
export function DayField({
  minutes = false,
  words,
  value,
  onChange,
  onBlur,
  error,
  ...field
}: DayFieldProps) {
  const { locale } = words;
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const { trigger, open, used, change } = useFloat("dialog");
  // The typed text is shown while it parses to the value. After the user leaves the field, the value is shown
  // formatted.
  const isTyping = readDay(typed, locale, minutes) === value && !(left && value !== "");
  const shown = isTyping ? typed : writtenDay(value, locale);
  const pattern = dayPattern(locale, words.letters, minutes);
  const isWrong = left && value === "" && shown.trim() !== "";
  return (
    <div>
      <TextField
        {...field}
        value={shown}
        placeholder={pattern}
        autoComplete="off"
        error={error ?? (isWrong ? words.wrong(pattern) : undefined)}
        onChange={(text) => {
          setTyped(text);
          setLeft(false);
          onChange(readDay(text, locale, minutes));
        }}
        onBlur={(event) => {
          setLeft(true);
          onBlur?.(event);
        }}
        end={
          <button
            {...trigger}
            type="button"
            className={square.square}
            aria-label={words.open}
            title={words.open}
            disabled={field.disabled || field.readOnly}
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {used ? (
        <Suspense fallback={null}>
          <DayCalendar
            id={trigger.id}
            open={open}
            onOpenChange={change}
            label={field.label}
            value={value.slice(0, 10)}
            words={words}
            onChoose={(day) => {
              onChange(minutes ? `${day}T${value.slice(11) || "00:00"}` : day);
              setLeft(true);
              change(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
