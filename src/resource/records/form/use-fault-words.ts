import { useTexts } from "../../../services/use-texts.ts";
import type { FieldFault } from "./body-faults.ts";

/**
 * Texts of faults by code. A text can also be a function that receives the platform's message, for example
 * to show a line number.
 */
type Words = Readonly<Record<string, string | ((message: string) => string)>>;

/** A form's own texts for faults, by field. */
export type FaultWords<Values> = { readonly [Field in keyof Values]?: Words } & {
  /** Texts for nested values by path without indexes: `fields/label` for the fault at `fields/0/label`. */
  readonly [Inside in `${keyof Values & string}/${string}`]?: Words;
};

/** Returns a function that returns the text of a fault: the form's own text, otherwise a general text. */
export function useFaultWords<Values>(
  own: FaultWords<Values>,
): (fault: Omit<FieldFault, "measure"> & { readonly measure?: number | null }) => string {
  const { say } = useTexts();
  const text = say.lists.faults;
  return ({ field, within = "", code, measure = null, message = "" }) => {
    const place = [field, ...within.split("/").filter((step) => /\D/.test(step))].join("/");
    const words = Object.entries(own).find(([name]) => name === place)?.[1] as Words | undefined; // every member of FaultWords has this type
    const found = words?.[code];
    if (found !== undefined) return typeof found === "string" ? found : found(message);
    if (code === "too-long" && measure !== null) return text.tooLong({ most: measure });
    if (code === "too-short" && measure !== null)
      return measure === 1 ? text.missing() : text.tooShort({ least: measure });
    if (code === "too-small" && measure !== null) return text.tooSmall({ least: measure });
    if (code === "too-large" && measure !== null) return text.tooLarge({ most: measure });
    switch (code) {
      case "missing":
      case "too-few":
        return text.missing();
      case "wrong-type":
      case "format":
      case "pattern":
        return text.format();
      case "conflict":
        return text.conflict();
      case "unknown":
        return text.gone();
      case "unstorable":
        return text.unstorable();
      default:
        return text.refused();
    }
  };
}
