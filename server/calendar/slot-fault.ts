import { fromAbsolute, toCalendarDate } from "@internationalized/date";
import type { HourRange } from "../../openapi/formats/weekly-hours.ts";
import { rangeAt } from "../working-hours/range-at.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The rules of an availability: when appointments can be made. */
export interface Openings {
  readonly zone: string;
  /** Length of an appointment, minutes. */
  readonly duration: number;
  /** Minutes in advance that an appointment must be made; 0 for no minimum. */
  readonly minimum: number;
  /** Days in advance that an appointment can be made; 0 for no maximum. */
  readonly maximum: number;
  /** Weekly ranges in which appointments can take place. */
  readonly days: readonly HourRange[];
  /** Dates without appointments, such as `2026-12-25`. */
  readonly blocked: readonly string[];
}

export type SlotFault = "past" | "too-soon" | "too-late" | "blocked-date" | "outside-hours";

/** Returns the end (ms) of an appointment. */
export const endOf = ({ duration }: Openings, start: number): number => start + duration * MINUTE;

/**
 * Returns the reason why an appointment cannot start at an instant (ms); null if it can. The appointment must
 * fit into a single range of the availability. A blocked date blocks appointments on that date, and the part
 * after midnight of a range that starts on that date.
 */
export function slotFault(openings: Openings, start: number, now: number): SlotFault | null {
  const { zone, minimum, maximum, days, blocked } = openings;
  if (start < now) return "past";
  if (start < now + minimum * MINUTE) return "too-soon";
  if (maximum > 0 && start > now + maximum * DAY) return "too-late";
  const end = endOf(openings, start);
  const range = rangeAt(days, start, zone);
  const touched = [start, end - 1, range?.start ?? start].map((instant) =>
    toCalendarDate(fromAbsolute(instant, zone)).toString(),
  );
  if (touched.some((day) => blocked.includes(day))) return "blocked-date";
  return range && end <= range.end ? null : "outside-hours";
}
