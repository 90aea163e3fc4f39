import { initFormatters } from "../../i18n/formatters.ts";
import type { Locales } from "../../i18n/i18n-types.ts";
import { loadedFormatters, loadedLocales } from "../../i18n/i18n-util.ts";

const BASE = {
  en: () => import("../../i18n/en/index.ts"),
  es: () => import("../../i18n/es/index.ts"),
  fr: () => import("../../i18n/fr/index.ts"),
};

/**
 * Loads what each page says in a language, the login alone included. The generated loaders know where the
 * texts of all parts are, which is more than the login should wait for.
 */
export async function loadBaseTexts(locale: Locales): Promise<void> {
  const { default: dictionary } = await BASE[locale]();
  loadedLocales[locale] = { ...loadedLocales[locale], ...(dictionary as object) }; // each is checked against the English one where it is written
  loadedFormatters[locale] = initFormatters(locale);
}
