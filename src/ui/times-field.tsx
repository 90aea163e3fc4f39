import { type ReactNode, useId } from "react";
import { FieldNote } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./times-field.module.css";

interface Time {
  readonly value: string;
  readonly label: string;
  /** Unambiguous form of the time, for days on which clocks are set back. */
  readonly title: string;
}

/** A day with the times that can be chosen of it. */
export interface TimesDay {
  readonly value: string;
  /** The day of the week in short, and the day of the month. */
  readonly weekday: string;
  readonly number: string;
  /** All of it in words, with how many times there are. */
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
  /** The days before these and after; null: there are none. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: () => void;
  /** Others are on their way. */
  readonly old: boolean;
  /** Message if no day has a time. */
  readonly children: ReactNode;
}

/**
 * A time out of those that there are: a week of days, and under it the times of one. Arrow keys go through
 * either.
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
