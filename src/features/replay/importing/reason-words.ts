import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { LeftOut } from "../../../services/replay.ts";

/** Returns why a row was left out. */
export function reasonWords(left: LeftOut, say: TranslationFunctions): string {
  const words = say.replay.importing.leftOut.reasons[left.why] as (told: LeftOut) => string; // each takes the members of its own kind
  return words(left);
}
