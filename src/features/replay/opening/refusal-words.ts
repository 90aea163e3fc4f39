import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Refusal } from "../../../../streams/recording/refusal.ts";

/** Explains why a file cannot be shown, and what to do. */
export function refusalWords(refusal: Refusal, say: TranslationFunctions, formats: Formats): string {
  const text = say.replay.open.refused;
  switch (refusal.why) {
    case "version":
    case "fold":
      return text[refusal.why]({ version: refusal.version });
    case "size":
      return text.size({ limit: formats.bytes(refusal.limit) });
    case "unread":
      return text.unread({ reason: refusal.reason });
    default:
      return text[refusal.why]();
  }
}
