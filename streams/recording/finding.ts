import type { LineFault } from "./recording-line.ts";
import type { SealFinding } from "./seal-finding.ts";

/** What is wrong with a recording, and where. `line` counts from 1, the header being the first. */
export type Finding =
  | SealFinding
  | { readonly what: "header"; readonly line: 1; readonly message: string }
  | { readonly what: "form"; readonly line: number; readonly fault: LineFault }
  | { readonly what: "repeated"; readonly line: number; readonly offset: number }
  | { readonly what: "behind"; readonly line: number; readonly offset: number; readonly after: number }
  /** Events between two offsets, both included, are not there, and no record says why. */
  | { readonly what: "gap"; readonly line: number; readonly from: number; readonly until: number }
  /** The state that it begins from is none that can be begun with. */
  | { readonly what: "state"; readonly line: number; readonly message: string }
  /** The floor after an offset is not the one that was on somebody's screen then. */
  | { readonly what: "floor"; readonly line: number; readonly offset: number }
  /** Fewer or more events than the header says; `line` is the last. */
  | { readonly what: "count"; readonly line: number; readonly found: number; readonly said: number };
