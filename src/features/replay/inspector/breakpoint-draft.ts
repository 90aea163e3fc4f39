import { newComparison } from "../expectations/expectation-draft.ts";
import type { StateDraft } from "./break-state.tsx";

export const KINDS = ["state", "expression", "type", "anomaly", "gap", "expectation"] as const;

/** Draft of a breakpoint. */
export interface BreakpointDraft {
  readonly kind: (typeof KINDS)[number];
  /** Event type; null until the user selects one. */
  readonly type: string | null;
  readonly segment: string;
  readonly state: StateDraft;
  readonly expression: string;
  /** Index of the expectation, as text. */
  readonly expected: string;
  /** Stops only at every nth match: the number n, as text. */
  readonly every: string;
}

export const NEW_BREAKPOINT: BreakpointDraft = {
  kind: "state",
  type: null,
  segment: "",
  state: { comparison: { ...newComparison([]), is: ">=" }, seconds: "" },
  expression: "",
  expected: "0",
  every: "1",
};

/** Returns true if the draft contains input that should not be lost. */
export const isBegun = ({ every, expression, state: { comparison, seconds } }: BreakpointDraft): boolean =>
  every !== "1" || expression !== "" || comparison.value !== "" || seconds !== "";
