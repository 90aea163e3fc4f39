import { useTexts } from "../../services/use-texts.ts";
import type { FieldFault } from "./body-faults.ts";

/** What is said about a fault, where a form has its own words for it. */
export type FaultWords<Values> = { readonly [Field in keyof Values]?: Readonly<Record<string, string>> };

/** What is said about a fault of a field: the form's own words, else what holds for every field. */
export function useFaultWords<Values>(own: FaultWords<Values>): (fault: Omit<FieldFault, "measure"> & { readonly measure?: number | null }) => string {
  const { say } = useTexts();
  const text = say.console.form.faults;
  return ({ field, code, measure = null }) => {
    const words: Readonly<Record<string, string>> | undefined = Object.entries(own).find(([name]) => name === field)?.[1] as Readonly<Record<string, string>> | undefined; // by the type of the words
    if (words?.[code] !== undefined) return words[code];
    if (code === "too-long" && measure !== null) return text.tooLong({ most: measure });
    if (code === "too-short" && measure !== null) return measure === 1 ? text.missing() : text.tooShort({ least: measure });
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
