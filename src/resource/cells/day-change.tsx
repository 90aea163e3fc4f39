import { useFormats } from "../../services/use-texts.ts";
import styles from "./day-change.module.css";

interface DayChangeProps {
  /** Time of the item, ms. */
  readonly instant: number;
  /** Time of the previous item, ms; undefined for the first one. */
  readonly before: number | undefined;
  /** Time zone; by default the account's. */
  readonly zone?: string | undefined;
}

/** Shows a date above the first item of each day in a list. */
export function DayChange({ instant, before, zone }: DayChangeProps) {
  const { fullDay } = useFormats();
  const day = fullDay(instant, zone);
  return before !== undefined && fullDay(before, zone) === day ? null : <p className={styles.day}>{day}</p>;
}
