import type { Locales } from "../../i18n/i18n-types.ts";
import { useServices } from "./services.ts";
import { useTexts } from "./use-texts.ts";

/** Each language in its own words. */
export const LANGUAGES: readonly { readonly value: Locales; readonly label: string }[] = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
];

/** The current language, and the way to another, which this device keeps. */
export function useLanguage(): readonly [Locales, (locale: Locales) => void] {
  const { texts, preferences } = useServices();
  const { locale } = useTexts();
  const choose = (next: Locales) => {
    preferences.change({ locale: next });
    void texts.change(next);
  };
  return [locale, choose];
}
