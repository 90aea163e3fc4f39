import type { RuleFault } from "./rule-fault.ts";

const MINUTES_A_DAY = 1_440;

/** What has to be booked longer ahead (minutes) than it can be (days) can never be booked. 0 is no bound. */
export const bookingWindowFaults = ({
  minimumToSchedule: least,
  maximumToSchedule: most,
}: Readonly<Record<string, unknown>>): readonly RuleFault[] =>
  typeof least === "number" && typeof most === "number" && most > 0 && least >= most * MINUTES_A_DAY
    ? [{ at: "maximumToSchedule", code: "below-min" }]
    : [];
