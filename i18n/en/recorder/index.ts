import type { BaseTranslation } from "../../i18n-types";

const en_recorder = {
  save: "Save a diagnostic recording",
  saved:
    "Saved the last {minutes:number} min as a file to review or share. It contains no names, addresses, texts, passwords or codes.",
  failed: "The diagnostic recording could not be saved. Try again.",
} satisfies BaseTranslation;

export default en_recorder;
