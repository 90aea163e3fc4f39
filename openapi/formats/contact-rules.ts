import { birthDateFaults } from "./birth-date.ts";
import type { RuleFault } from "./rule-fault.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Checks the rules of a contact that its schema cannot express: a company has a name, and the birth date is
 * not after `today`, such as `2026-05-03`.
 */
export const contactFaults = (values: Values, today: string): readonly RuleFault[] => [
  ...birthDateFaults(values, today),
  ...(values["type"] === "company" && !values["company"] ? [{ at: "company", code: "missing" }] : []),
];
