import type { RuleFault } from "./rule-fault.ts";

/** Days that end before they begin are none. */
export const dayRangeFaults = ({ from, until }: Readonly<Record<string, unknown>>): readonly RuleFault[] =>
  typeof from === "string" && typeof until === "string" && from !== "" && until !== "" && until < from
    ? [{ at: "until", code: "below-min" }]
    : [];
