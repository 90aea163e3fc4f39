import { endsNextDay, type HourRange, inWeekOrder, minutesOf } from "../../openapi/formats/weekly-hours.ts";
import { useId } from "react";
import { Field, FieldNote } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Menu } from "./menu.tsx";
import styles from "./week-field.module.css";

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL = { start: "09:00", end: "17:00" };
const MIDNIGHT = "24:00";
/**
 * If the last range of a day ends at this minute of the day (23:00) or later, no range is suggested after it.
 */
const LATEST = 1_380;
const NO_FAULTS = {};
const EVERY = "every";
const WORKDAYS = "workdays";

/** Texts of the field. In the parameter `named`, `day` is the name of a day, such as `Monday`. */
export interface WeekWords {
  readonly day: (day: number) => string;
  /** Text for a day without hours. */
  readonly closed: () => string;
  readonly from: (named: { day: string }) => string;
  readonly to: (named: { day: string }) => string;
  readonly add: (named: { day: string }) => string;
  readonly remove: (named: { from: string; to: string; day: string }) => string;
  readonly copy: (named: { day: string }) => string;
  readonly copyTo: (named: { day: string }) => string;
  readonly every: () => string;
  readonly workdays: () => string;
  /** Text beside a range that ends after midnight. */
  readonly nextDay: () => string;
}

interface WeekFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /**
   * Texts of faults. The key `2/end` is a fault in the end of the range at index 2, `2` a fault in the whole
   * range.
   */
  readonly faults?: Readonly<Record<string, string>>;
  readonly words: WeekWords;
  readonly value: readonly HourRange[];
  readonly onChange: (value: HourRange[]) => void;
}

/** A field for the hours of a week. Each day has any number of ranges, or is closed. */
export function WeekField({
  label,
  optional,
  hint,
  error,
  faults = NO_FAULTS,
  words,
  value,
  onChange,
}: WeekFieldProps) {
  const id = useId();
  const replace = (range: HourRange, change: Partial<HourRange>) =>
    onChange(value.map((one) => (one === range ? { ...one, ...change } : one)));
  const copy = (from: number, to: string) => {
    const days = DAYS.filter(
      (day) => day !== from && (to === EVERY || (to === WORKDAYS ? day <= 5 : String(day) === to)),
    );
    const copied = days.flatMap((day) =>
      value.filter((range) => range.day === from).map((range) => ({ ...range, day })),
    );
    onChange(inWeekOrder([...value.filter(({ day }) => !days.some((one) => one === day)), ...copied]));
  };
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <fieldset className={styles.days} aria-label={label}>
        {DAYS.map((day) => {
          const name = words.day(day);
          const ranges = value.filter((range) => range.day === day);
          return (
            <div key={day} className={styles.day}>
              <span className={styles.dayName}>{name}</span>
              <div className={styles.ranges}>
                {ranges.length === 0 ? <span className={styles.free}>{words.closed()}</span> : null}
                {ranges.map((range, index) => (
                  <Range
                    key={`${day} ${index + 1}`}
                    range={range}
                    day={name}
                    words={words}
                    faults={faultsOf(faults, value.indexOf(range))}
                    onChange={(change) => replace(range, change)}
                    onRemove={() => onChange(value.filter((one) => one !== range))}
                  />
                ))}
              </div>
              <span className={styles.tools}>
                <Menu
                  label={words.copy({ day: name })}
                  entries={copyEntries(day, words)}
                  onSelect={(to) => copy(day, to)}
                  align="end"
                >
                  {(trigger) => <IconButton {...trigger} icon="copy" label={words.copy({ day: name })} />}
                </Menu>
                <IconButton
                  icon="plus"
                  label={words.add({ day: name })}
                  onClick={() => onChange(inWeekOrder([...value, { day, ...next(ranges) }]))}
                />
              </span>
            </div>
          );
        })}
      </fieldset>
    </Field>
  );
}

interface RangeProps {
  readonly range: HourRange;
  readonly day: string;
  readonly words: WeekWords;
  readonly faults: {
    readonly start: string | undefined;
    readonly end: string | undefined;
    readonly whole: string | undefined;
  };
  readonly onChange: (change: Partial<HourRange>) => void;
  readonly onRemove: () => void;
}

function Range({ range, day, words, faults, onChange, onRemove }: RangeProps) {
  const id = useId();
  const error = faults.whole ?? faults.start ?? faults.end;
  const isNext = endsNextDay(range);
  const isBad = (is: string | undefined) => is !== undefined || faults.whole !== undefined;
  const about = (is: string | undefined, besides: string[] = []) => ({
    ...(isBad(is) && { "aria-invalid": true }),
    "aria-describedby": [...besides, ...(isBad(is) ? [`${id}-note`] : [])].join(" ") || undefined,
  });
  return (
    <span className={styles.rangeLine}>
      <span className={styles.range}>
        <input
          type="time"
          required
          className={styles.time}
          aria-label={words.from({ day })}
          value={range.start}
          onChange={(event) => onChange({ start: event.target.value })}
          {...about(faults.start)}
        />
        <span aria-hidden="true">–</span>
        <input
          type="time"
          required
          className={styles.time}
          aria-label={words.to({ day })}
          value={range.end === MIDNIGHT ? "00:00" : range.end}
          onChange={(event) =>
            onChange({ end: event.target.value === "00:00" ? MIDNIGHT : event.target.value })
          }
          {...about(faults.end, isNext ? [`${id}-next`] : [])}
        />
        <IconButton
          icon="x"
          label={words.remove({ from: range.start, to: range.end, day })}
          onClick={onRemove}
        />
        {isNext ? (
          <span id={`${id}-next`} className={styles.next}>
            {words.nextDay()}
          </span>
        ) : null}
      </span>
      <FieldNote id={id} error={error} />
    </span>
  );
}

const faultsOf = (faults: Readonly<Record<string, string>>, at: number): RangeProps["faults"] => ({
  start: faults[`${at}/start`],
  end: faults[`${at}/end`],
  whole: faults[String(at)] ?? faults[`${at}/day`],
});

const copyEntries = (from: number, words: WeekWords) => [
  { value: EVERY, label: words.every() },
  { value: WORKDAYS, label: words.workdays() },
  ...DAYS.filter((day) => day !== from).map((day) => ({
    value: String(day),
    label: words.copyTo({ day: words.day(day) }),
  })),
];

/**
 * Suggests a new range for a day: from the end of the last range to midnight. If there is no range, or the
 * last one ends at 23:00 or later, suggests the usual hours.
 */
function next(ranges: readonly HourRange[]): Omit<HourRange, "day"> {
  const last = ranges.toSorted((one, other) => minutesOf(one).end - minutesOf(other).end).at(-1);
  const isFull = last !== undefined && minutesOf(last).end >= LATEST;
  return last === undefined || isFull ? USUAL : { start: last.end, end: MIDNIGHT };
}
