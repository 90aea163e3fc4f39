import type { Comparison } from "../../openapi/generated/recording.ts";

export type Arithmetic = "+" | "-" | "*" | "/";

/** Binary operators. */
export type Sign = Arithmetic | Comparison["is"] | "and" | "or";

/** One name of a path, and the index of its first letter. */
export interface PathName {
  readonly name: string;
  readonly at: number;
}

/** A parsed watch expression; `at` is the index of an operator in the text. */
export type Expression =
  | { readonly is: "value"; readonly value: number | string | boolean }
  | { readonly is: "path"; readonly names: readonly PathName[] }
  | { readonly is: "not" | "minus"; readonly of: Expression; readonly at: number }
  | Joined;

/** Two, and the sign between them. */
export interface Joined {
  readonly is: "joined";
  readonly sign: Sign;
  readonly left: Expression;
  readonly right: Expression;
  readonly at: number;
}

/** Fault of an expression: its kind, the affected text, and its index. */
export interface WatchFault {
  readonly what: FaultKind;
  readonly at: number;
  /** Empty where the text ends too soon. */
  readonly found: string;
  /** Possible replacements, if they can be listed. */
  readonly known: readonly string[];
  /** Limit that was exceeded. */
  readonly limit: number;
}

export type FaultKind =
  | "empty"
  /** Longer, or more often one inside another, than is read. */
  | "long"
  | "deep"
  /** A quote or a bracket that never ends. */
  | "quote"
  | "bracket"
  /** A value, the end, or an operator is expected. */
  | "value"
  | "end"
  | "sign"
  /** A comparison of a comparison, which reads like one of three. */
  | "chain"
  /** The operator does not accept values of this type. */
  | "numbers"
  | "conditions"
  | "alike"
  /**
   * An unknown name: of a number, an empty name after "numbers", of a segment, or of a member of the state.
   */
  | "no-number"
  | "which-number"
  | "no-segment"
  | "no-member";

/** Ends the reading of an expression at the first thing that is wrong with it. */
export class WrongExpression extends Error {
  readonly fault: WatchFault;

  constructor(
    what: FaultKind,
    at: number,
    found: string,
    { known = [], limit = 0 }: Partial<Pick<WatchFault, "known" | "limit">> = {},
  ) {
    super(`At ${at}: ${what} ${found}`);
    this.fault = { what, at, found, known, limit };
  }
}
