import type { LineFault } from "./recording-line.ts";
import type { SealFinding } from "./seal-finding.ts";

/** A fault of a recording. `line` counts from 1, including the header. */
export type Finding =
  | SealFinding
  | { readonly what: "header"; readonly line: 1; readonly message: string }
  | { readonly what: "form"; readonly line: number; readonly fault: LineFault }
  | { readonly what: "repeated"; readonly line: number; readonly offset: number }
  | { readonly what: "behind"; readonly line: number; readonly offset: number; readonly after: number }
  /** Events between two offsets (inclusive) are missing without a record that declares it. */
  | { readonly what: "gap"; readonly line: number; readonly from: number; readonly until: number }
  /** The state that it begins from is none that can be begun with. */
  | { readonly what: "state"; readonly line: number; readonly message: string }
  /** The floor after an offset differs from the one that a screen showed then. */
  | { readonly what: "floor"; readonly line: number; readonly offset: number }
  /** The number of events differs from the header; `line` is the last one. */
  | { readonly what: "count"; readonly line: number; readonly found: number; readonly said: number };
