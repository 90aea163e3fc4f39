import type { LineFault } from "./recording-line.ts";
import type { SealFinding } from "./seal-finding.ts";

/** A fault found in a replay file. `line` counts from 1, including the header. */
export type Finding =
  | SealFinding
  | { readonly what: "header"; readonly line: 1; readonly message: string }
  | { readonly what: "form"; readonly line: number; readonly fault: LineFault }
  /** The event of this offset occurred on an earlier line. */
  | { readonly what: "repeated"; readonly line: number; readonly offset: number }
  /** An event is not in the order of the offsets; `after` is the last offset that was read in order. */
  | { readonly what: "behind"; readonly line: number; readonly offset: number; readonly after: number }
  /** Events between two offsets (inclusive) are missing, and no record declares the gap. */
  | { readonly what: "gap"; readonly line: number; readonly from: number; readonly until: number }
  /** The initial state is invalid. */
  | { readonly what: "state"; readonly line: number; readonly message: string }
  /** The floor after an offset differs from the floor that the recorded console displayed. */
  | { readonly what: "floor"; readonly line: number; readonly offset: number }
  /** The number of events differs from the header; `line` is the last line of the file. */
  | { readonly what: "count"; readonly line: number; readonly found: number; readonly promised: number };
