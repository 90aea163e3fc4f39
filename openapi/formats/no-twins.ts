import type { RuleFault } from "./rule-fault.ts";

/** Finds the rows whose member repeats the value of an earlier row. */
export function twinFaults(list: string, member: string, rows: unknown): readonly RuleFault[] {
  if (!Array.isArray(rows)) return [];
  const values = rows.map((row): unknown => Object(row)[member]);
  return values.flatMap((value, at) =>
    value !== "" && value !== null && value !== undefined && values.indexOf(value) < at
      ? [{ at: `${list}/${at}/${member}`, code: "twice" }]
      : [],
  );
}
