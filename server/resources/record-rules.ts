import { bookingWindowFaults } from "../../openapi/formats/booking-window.ts";
import { dayRangeFaults } from "../../openapi/formats/day-range.ts";
import { formFaults } from "../../openapi/formats/form-fields.ts";
import type { RuleFault } from "../../openapi/formats/rule-fault.ts";
import { Problem } from "../contract/problem.ts";

type Values = Readonly<Record<string, unknown>>;

/** What of records no schema can say. The console asks the same. */
const RULES: Readonly<Record<string, (values: Values) => readonly RuleFault[]>> = { AgentFormExport: dayRangeFaults, Availability: bookingWindowFaults, Form: formFaults, Survey: formFaults };

/** Ends a write after which a record would break a rule of its own. */
export function keepRules(one: string, values: Values): void {
  const errors = (RULES[one]?.(values) ?? []).map(({ at, code }) => ({ pointer: `/body/${at}`, code, message: code === "missing" ? "is missing" : "breaks a rule of this record" }));
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}
