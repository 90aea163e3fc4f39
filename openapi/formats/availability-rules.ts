import { bookingWindowFaults } from "./booking-window.ts";
import { twinFaults } from "./no-twins.ts";
import type { RuleFault } from "./rule-fault.ts";
import { type HourRange, minutesOf, misplacedHours } from "./weekly-hours.ts";

type Values = Readonly<Record<string, unknown>>;

/** Ignores invalid values, which the schema reports. */
const isRange = (range: unknown): range is HourRange =>
  typeof range === "object" &&
  range !== null &&
  "start" in range &&
  typeof range.start === "string" &&
  "end" in range &&
  typeof range.end === "string";

/** Finds ranges shorter than one appointment. Invalid ranges are reported elsewhere. */
function tooShort({ duration, days }: Values): readonly RuleFault[] {
  const hours = Array.isArray(days) && days.every(isRange) ? days : [];
  if (typeof duration !== "number" || misplacedHours(hours).length > 0) return [];
  return hours.flatMap((range, at) => {
    const { start, end } = minutesOf(range);
    return end - start < duration ? [{ at: `days/${at}`, code: "below-duration" }] : [];
  });
}

/**
 * Checks the rules of an availability that its schema cannot express: a bookable time exists, each range has
 * room for an appointment, and no day is blocked twice.
 */
export const availabilityFaults = (values: Values): readonly RuleFault[] => [
  ...bookingWindowFaults(values),
  ...tooShort(values),
  ...twinFaults("blockedDates", "date", values["blockedDates"]),
];
