import type { RuleFault } from "./rule-fault.ts";

/** Each row of a list that says the same by a member as one before it. */
export function twinFaults(list: string, member: string, rows: unknown): readonly RuleFault[] {
  if (!Array.isArray(rows)) return [];
  const said = rows.map((row): unknown => Object(row)[member]);
  return said.flatMap((one, at) =>
    one !== "" && one !== null && one !== undefined && said.indexOf(one) < at
      ? [{ at: `${list}/${at}/${member}`, code: "twice" }]
      : [],
  );
}
