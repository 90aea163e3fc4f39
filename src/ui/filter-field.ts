import type { DayWords } from "./written-day.ts";
import type { Filter, Operator } from "./view-state.ts";

/** What a list can be narrowed by, in words. */
export interface FilterField {
  readonly field: string;
  readonly label: string;
  readonly operators: readonly Operator[];
  /** What to choose from, for `is` and `not`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Told what is sought among the options, where the platform looks for it and they are what it found. */
  readonly onFind?: (text: string) => void;
  /** Least and most are days and no numbers. */
  readonly days?: boolean;
  /** How a value is said that is no option. */
  readonly valueWords?: (value: string) => string;
  /** What the numbers of `min` and `max` count, such as "minutes". */
  readonly unit?: string;
}

/** How a field is compared, in words. */
export const operatorWords = (
  { days }: Pick<FilterField, "days">,
  operator: Operator,
  words: FilterWords,
): string => {
  if (days && operator === "min") return words.from;
  return days && operator === "max" ? words.until : words[operator];
};

/** What a field is compared with, in words. */
export const valueWords = (
  { options, valueWords: said, unit }: FilterField,
  { values }: Filter,
  { apart }: Pick<FilterWords, "apart">,
): string =>
  values
    .map((one) =>
      apart(
        options?.find((option) => option.value === one)?.label ??
          said?.(one) ??
          `${one}${unit ? ` ${unit}` : ""}`,
      ),
    )
    .join(", ");

/** The words of the bar, and of what opens from it. */
export interface FilterWords {
  readonly add: string;
  readonly is: string;
  readonly not: string;
  readonly min: string;
  readonly max: string;
  /** The same of days. */
  readonly from: string;
  readonly until: string;
  readonly find: string;
  readonly clearSearch: string;
  readonly clear: string;
  readonly done: string;
  readonly ignored: string;
  readonly days: DayWords;
  readonly remove: (chip: string) => string;
  /** One of several values so that it turns none of the others, in whichever direction it is read. */
  readonly apart: (value: string) => string;
}
