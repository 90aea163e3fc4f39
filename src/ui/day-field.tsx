import { TextField, type TextFieldProps } from "./text-field.tsx";

interface DayFieldProps extends Omit<TextFieldProps, "type" | "min" | "max"> {
  /** To the minute and not to the day: `2026-05-03T14:05` instead of `2026-05-03`. */
  readonly minutes?: boolean;
}

/** A day of the calendar, or a minute of one; the browser writes it as the person is used to. "" while it is not whole. */
export const DayField = ({ minutes = false, ...field }: DayFieldProps) => <TextField {...field} type={minutes ? "datetime-local" : "date"} min={minutes ? "1900-01-01T00:00" : "1000-01-01"} max={minutes ? "2199-12-31T23:59" : "9999-12-31"} />;
