import type { Operator } from "./view-state.ts";

/** What a list can be narrowed by, in words. */
export interface FilterField {
  readonly field: string;
  readonly label: string;
  readonly operators: readonly Operator[];
  /** What to choose from, for `is` and `not`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What the numbers of `min` and `max` count, such as "minutes". */
  readonly unit?: string;
}

/** The words of the bar, and of what opens from it. */
export interface FilterWords {
  readonly add: string;
  readonly is: string;
  readonly not: string;
  readonly min: string;
  readonly max: string;
  readonly find: string;
  readonly clearSearch: string;
  readonly clear: string;
  readonly done: string;
  readonly ignored: string;
  readonly remove: (chip: string) => string;
}
