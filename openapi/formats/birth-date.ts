import type { RuleFault } from "./rule-fault.ts";

/** Nobody is born tomorrow. `today` is the day by the clocks of the account, such as `2026-05-03`. */
export const birthDateFaults = (
  { birthDate }: Readonly<Record<string, unknown>>,
  today: string,
): readonly RuleFault[] =>
  typeof birthDate === "string" && birthDate > today ? [{ at: "birthDate", code: "in-future" }] : [];
