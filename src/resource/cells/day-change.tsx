import { useFormats } from "../../services/use-texts.ts";
import styles from "./day-change.module.css";

interface DayChangeProps {
  /** Of the item, ms. */
  readonly instant: number;
  /** Of the item before it, ms; none: it is the first. */
  readonly before: number | undefined;
  /** The zone of the account unless given. */
  readonly zone?: string | undefined;
}

/** The date above an item of a list: of the first, and of each on another day than the item before it. */
export function DayChange({ instant, before, zone }: DayChangeProps) {
  const { fullDay } = useFormats();
  const day = fullDay(instant, zone);
  return before !== undefined && fullDay(before, zone) === day ? null : <p className={styles.day}>{day}</p>;
}
