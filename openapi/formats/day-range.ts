import type { RuleFault } from "./rule-fault.ts";

/** Rejects a range that ends before it begins. */
export const dayRangeFaults = ({ from, until }: Readonly<Record<string, unknown>>): readonly RuleFault[] =>
  typeof from === "string" && typeof until === "string" && from !== "" && until !== "" && until < from
    ? [{ at: "until", code: "below-min" }]
    : [];
