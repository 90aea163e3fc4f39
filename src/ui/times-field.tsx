import { type ReactNode, useId } from "react";
import { FieldNote } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./times-field.module.css";

interface Time {
  readonly value: string;
  readonly label: string;
  /**
   * Tooltip with an unambiguous form of the time, because two times can have the same label when clocks are
   * set back.
   */
  readonly title: string;
}

/** A day with its available times. */
export interface TimesDay {
  readonly value: string;
  /** Short day of the week; `number` is the day of the month. */
  readonly weekday: string;
  readonly number: string;
  /** Full date with the number of available times. */
  readonly label: string;
  readonly times: readonly Time[];
}

interface TimesFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly days: readonly TimesDay[];
  /** The day whose times are shown. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly words: {
    readonly days: string;
    readonly times: string;
    readonly span: string;
    readonly earlier: string;
    readonly later: string;
  };
  /** Shows earlier days; null if there are none. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: () => void;
  /** True while other days are loading. */
  readonly old: boolean;
  /** Shown instead of the times if the selected day has none. */
  readonly children: ReactNode;
}

/**
 * A field to select one of the available times: a week of days, and below it the times of the selected day.
 * Arrow keys move within the days and within the times.
 */
export function TimesField({
  label,
  hint,
  error,
  days,
  day,
  onDay,
  value,
  onChange,
  onBlur,
  words,
  onEarlier,
  onLater,
  old,
  children,
}: TimesFieldProps) {
  const id = useId();
  const times = days.find((one) => one.value === day)?.times ?? [];
  return (
    <fieldset className={styles.field} aria-busy={old} onBlur={onBlur}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.span}>
        <IconButton
          icon="left"
          label={words.earlier}
          aria-disabled={onEarlier === null}
          onClick={() => onEarlier?.()}
        />
        <span aria-live="polite">{words.span}</span>
        <IconButton icon="right" label={words.later} onClick={onLater} />
      </div>
      <div role="radiogroup" aria-label={words.days} className={styles.days}>
        {days.map((one) => (
          <label key={one.value} className={styles.day} title={one.label}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-day`}
              value={one.value}
              checked={one.value === day}
              disabled={one.times.length === 0}
              aria-label={one.label}
              onChange={() => onDay(one.value)}
            />
            <span>{one.weekday}</span>
            <strong>{one.number}</strong>
          </label>
        ))}
      </div>
      {times.length > 0 ? (
        <div
          role="radiogroup"
          aria-label={words.times}
          aria-invalid={error !== undefined}
          className={styles.times}
        >
          {times.map((time) => (
            <label key={time.value} className={styles.time} title={time.title}>
              <input
                type="radio"
                className={styles.radio}
                name={`${id}-time`}
                value={time.value}
                checked={time.value === value}
                onChange={() => onChange(time.value)}
              />
              {time.label}
            </label>
          ))}
        </div>
      ) : (
        <div className={styles.none} role="status">
          {children}
        </div>
      )}
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  );
}
