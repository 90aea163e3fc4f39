import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Fact } from "./recounted.ts";

/** A member that is so or is not. */
export const yesNoFact = (
  member: string,
  label: string,
  { lists: { kinds } }: TranslationFunctions,
): Fact => ({ member, label, valueOf: (state) => (state[member] === true ? kinds.yes() : kinds.no()) });
