import { birthDateFaults } from "./birth-date.ts";
import type { RuleFault } from "./rule-fault.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * What of a contact no schema can say: a company is called something, and nobody is born after `today`, such
 * as `2026-05-03`.
 */
export const contactFaults = (values: Values, today: string): readonly RuleFault[] => [
  ...birthDateFaults(values, today),
  ...(values["type"] === "company" && !values["company"] ? [{ at: "company", code: "missing" }] : []),
];
