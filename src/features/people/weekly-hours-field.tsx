import type { WeeklyHours } from "../../../openapi/generated/console.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./weekly-hours-field.module.css";

type Range = WeeklyHours[number];

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const USUAL = { start: "09:00", end: "17:00" };
const MIDNIGHT = "24:00";

interface WeeklyHoursFieldProps {
  readonly label: string;
  readonly value: WeeklyHours;
  readonly onChange: (hours: WeeklyHours) => void;
  readonly error?: string | undefined;
}

/** Days and hours of a week, each day with as many ranges as one likes. */
export function WeeklyHoursField({ label, value, onChange, error }: WeeklyHoursFieldProps) {
  const { say } = useTexts();
  const zone = useHolder()?.account.timeZone ?? "";
  const text = say.people.hours;
  const at = (range: Range, change: Partial<Range>) => onChange(value.map((one) => (one === range ? { ...one, ...change } : one)));
  return (
    <Field id="availability" label={label} error={error} hint={value.length === 0 ? text.always() : text.zone({ zone })}>
      <fieldset className={styles.days} aria-label={label}>
        {DAYS.map((day) => {
          const name = text.days[day]();
          const ranges = value.filter((range) => range.day === day);
          return (
            <div key={day} className={styles.day}>
              <span className={styles.dayName}>{name}</span>
              <div className={styles.ranges}>
                {ranges.length === 0 && value.length > 0 ? <span className={styles.free}>{text.free()}</span> : null}
                {ranges.map((range, index) => (
                  <span key={`${day} ${index + 1}`} className={styles.range}>
                    <input type="time" required className={styles.time} aria-label={text.from({ day: name })} value={range.start} onChange={(event) => at(range, { start: event.target.value })} />
                    <span aria-hidden="true">–</span>
                    <input type="time" required className={styles.time} aria-label={text.to({ day: name })} value={range.end === MIDNIGHT ? "00:00" : range.end} onChange={(event) => at(range, { end: event.target.value === "00:00" ? MIDNIGHT : event.target.value })} />
                    <IconButton icon="x" label={text.remove({ from: range.start, to: range.end, day: name })} onClick={() => onChange(value.filter((one) => one !== range))} />
                  </span>
                ))}
              </div>
              <IconButton icon="plus" label={text.add({ day: name })} onClick={() => onChange([...value, { day, ...next(ranges) }])} />
            </div>
          );
        })}
      </fieldset>
    </Field>
  );
}

/** What a new range of a day is at first: the usual hours, or what is left behind the last range. */
function next(ranges: readonly Range[]): Omit<Range, "day"> {
  const last = ranges.map(({ end }) => end).sort((a, b) => a.localeCompare(b)).at(-1);
  return last === undefined || last >= "23:00" ? USUAL : { start: last, end: MIDNIGHT };
}
