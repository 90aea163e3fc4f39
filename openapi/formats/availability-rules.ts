import { bookingWindowFaults } from "./booking-window.ts";
import { twinFaults } from "./no-twins.ts";
import type { RuleFault } from "./rule-fault.ts";
import { type HourRange, minutesOf, misplacedHours } from "./weekly-hours.ts";

type Values = Readonly<Record<string, unknown>>;

/** What is none is told by the schema. */
const isRange = (range: unknown): range is HourRange =>
  typeof range === "object" &&
  range !== null &&
  "start" in range &&
  typeof range.start === "string" &&
  "end" in range &&
  typeof range.end === "string";

/** Ranges in which no appointment has room. What is no range at all is told as that. */
function tooShort({ duration, days }: Values): readonly RuleFault[] {
  const hours = Array.isArray(days) && days.every(isRange) ? days : [];
  if (typeof duration !== "number" || misplacedHours(hours).length > 0) return [];
  return hours.flatMap((range, at) => {
    const { start, end } = minutesOf(range);
    return end - start < duration ? [{ at: `days/${at}`, code: "below-duration" }] : [];
  });
}

/**
 * What of an availability no schema can say: there is a time at which one can be booked, each range has room
 * for one, and no day is blocked twice.
 */
export const availabilityFaults = (values: Values): readonly RuleFault[] => [
  ...bookingWindowFaults(values),
  ...tooShort(values),
  ...twinFaults("blockedDates", "date", values["blockedDates"]),
];
