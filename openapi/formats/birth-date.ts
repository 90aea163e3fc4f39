import type { RuleFault } from "./rule-fault.ts";

/** Rejects future dates. `today` is the day in the account's time zone, such as `2026-05-03`. */
export const birthDateFaults = (
  { birthDate }: Readonly<Record<string, unknown>>,
  today: string,
): readonly RuleFault[] =>
  typeof birthDate === "string" && birthDate > today ? [{ at: "birthDate", code: "in-future" }] : [];
