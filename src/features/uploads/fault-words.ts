import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { UploadFault } from "../../services/upload-queue.ts";
import { LARGEST_FILE } from "./file-refusal.ts";

/** Why a file did not arrive, in words. */
export function faultWords(
  { code, detail }: UploadFault,
  say: TranslationFunctions,
  formats: Formats,
): string {
  const text = say.uploads.faults;
  switch (code) {
    case "too-large":
      return text.tooLarge({ most: formats.bytes(LARGEST_FILE) });
    case "ending":
    case "empty":
    case "another-kind":
    case "plan-limit":
    case "unanswered":
    case "pattern":
      return text[code]();
    case "too-long":
      return text.pattern();
    case "not-found":
      return text.gone();
    case "forbidden":
    case "not-in-plan":
      return say.console.form.forbidden();
    default:
      return text.other({ detail: detail ?? code });
  }
}
