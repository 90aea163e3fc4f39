import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { LeftOut } from "../../../services/replay.ts";

/** Explains why a row was skipped. */
export function reasonWords(left: LeftOut, say: TranslationFunctions): string {
  const words = say.replay.importing.leftOut.reasons[left.why] as (left: LeftOut) => string; // the text of each reason takes the members of that reason
  return words(left);
}
