import { baseLocale, isLocale } from "../../i18n/i18n-util.ts";
import type { Locales } from "../../i18n/i18n-types.ts";

/**
 * The first language of the list that the console speaks, whatever its region; English where it speaks none.
 */
export function negotiate(wanted: readonly string[]): Locales {
  for (const tag of wanted) {
    const [language = ""] = tag.toLowerCase().split(/[-_]/);
    if (isLocale(language)) return language;
  }
  return baseLocale;
}
