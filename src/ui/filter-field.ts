import type { DayWords } from "./written-day.ts";
import type { Filter, Operator } from "./view-state.ts";

/** A filterable field of a list with its labels. */
export interface FilterField {
  readonly field: string;
  readonly label: string;
  readonly operators: readonly Operator[];
  /** Options for `is` and `not`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Receives the typed text if the platform searches and the options are its results. */
  readonly onFind?: (text: string) => void;
  /** True if `min` and `max` are days instead of numbers. */
  readonly days?: boolean;
  /** Formats a value that is not an option. */
  readonly valueWords?: (value: string) => string;
  /** Unit of `min` and `max`, such as "minutes". */
  readonly unit?: string;
}

/** Returns the label of an operator. */
export const operatorWords = (
  { days }: Pick<FilterField, "days">,
  operator: Operator,
  words: FilterWords,
): string => {
  if (days && operator === "min") return words.from;
  return days && operator === "max" ? words.until : words[operator];
};

/** Returns the label of a condition's value. */
export const valueWords = (
  { options, valueWords: textOf, unit }: FilterField,
  { values }: Filter,
  { apart }: Pick<FilterWords, "apart">,
): string =>
  values
    .map((one) =>
      apart(
        options?.find((option) => option.value === one)?.label ??
          textOf?.(one) ??
          `${one}${unit ? ` ${unit}` : ""}`,
      ),
    )
    .join(", ");

/** Texts of the filter bar and its popovers. */
export interface FilterWords {
  readonly add: string;
  readonly is: string;
  readonly not: string;
  readonly min: string;
  readonly max: string;
  /** Labels of `min` and `max` for days. */
  readonly from: string;
  readonly until: string;
  readonly find: string;
  readonly clearSearch: string;
  readonly clear: string;
  readonly done: string;
  readonly ignored: string;
  readonly days: DayWords;
  readonly remove: (chip: string) => string;
  /** Isolates a value's text direction, so that it does not affect other values. */
  readonly apart: (value: string) => string;
}
