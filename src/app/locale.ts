import { baseLocale, isLocale } from "../../i18n/i18n-util.ts";
import type { Locales } from "../../i18n/i18n-types.ts";

/** Returns the first listed language that the console supports, ignoring regions; otherwise English. */
export function negotiate(wanted: readonly string[]): Locales {
  for (const tag of wanted) {
    const [language = ""] = tag.toLowerCase().split(/[-_]/);
    if (isLocale(language)) return language;
  }
  return baseLocale;
}
