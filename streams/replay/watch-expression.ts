import type { Comparison } from "../../openapi/generated/recording.ts";

export type Arithmetic = "+" | "-" | "*" | "/";

/** Binary operators. */
export type Sign = Arithmetic | Comparison["is"] | "and" | "or";

/** One name of a path, and the index of its first letter in the text. */
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

/** Two expressions with an operator between them. */
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
  /** Empty if the text ends too early. */
  readonly found: string;
  /** Possible replacements, if they can be listed. */
  readonly known: readonly string[];
  /** Limit that was exceeded; 0 for other faults. */
  readonly limit: number;
}

export type FaultKind =
  | "empty"
  /** Exceeds the maximum length or nesting depth. */
  | "long"
  | "deep"
  /** A quote or bracket without its end. */
  | "quote"
  | "bracket"
  /**
   * Instead of a value, there is another token (`value`) or the end of the text (`end`). Instead of an
   * operator or the end, there is another token (`sign`).
   */
  | "value"
  | "end"
  | "sign"
  /** A chain of comparisons such as `1 < x < 5`, which is not supported. */
  | "chain"
  /**
   * The operator does not accept values of this type: it needs numbers (`numbers`), conditions
   * (`conditions`), or two values of the same type (`alike`).
   */
  | "numbers"
  | "conditions"
  | "alike"
  /** The name of a number is unknown or missing, or a segment or member of the state is unknown. */
  | "no-number"
  | "which-number"
  | "no-segment"
  | "no-member";

/** Error for the first fault of an expression. */
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
