import type { Comparison } from "../../openapi/generated/recording.ts";

export type Arithmetic = "+" | "-" | "*" | "/";

/** What stands between two others, or `and`s and `or`s. */
export type Sign = Arithmetic | Comparison["is"] | "and" | "or";

/** One name of a path, and the index of its first letter. */
export interface PathName {
  readonly name: string;
  readonly at: number;
}

/** What somebody watches, as it is written; `at` is the index of the first letter of a sign. */
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

/** Why a text says nothing anywhere: what is wrong, the letters that are, and at which index they stand. */
export interface WatchFault {
  readonly what: FaultKind;
  readonly at: number;
  /** Empty where the text ends too soon. */
  readonly found: string;
  /** What it could be instead, where that can be listed. */
  readonly known: readonly string[];
  /** How many there may be, where there are too many. */
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
  /** A value should stand here, or behind the end, or something that joins one with the next. */
  | "value"
  | "end"
  | "sign"
  /** A comparison of a comparison, which reads like one of three. */
  | "chain"
  /** The sign stands beside values of another kind than it takes. */
  | "numbers"
  | "conditions"
  | "alike"
  /**
   * A name that is none: of a number, of nothing behind "numbers", of a segment, of what there is in the
   * state.
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
