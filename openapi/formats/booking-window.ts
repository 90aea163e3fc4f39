import type { RuleFault } from "./rule-fault.ts";

const MINUTES_A_DAY = 1_440;

/** Rejects a minimum notice (minutes) that exceeds the maximum time ahead (days). 0 means no limit. */
export const bookingWindowFaults = ({
  minimumToSchedule: least,
  maximumToSchedule: most,
}: Readonly<Record<string, unknown>>): readonly RuleFault[] =>
  typeof least === "number" && typeof most === "number" && most > 0 && least >= most * MINUTES_A_DAY
    ? [{ at: "maximumToSchedule", code: "below-min" }]
    : [];
