import { useState } from "react";
import type { Locales } from "../../i18n/i18n-types.ts";
import { useServices } from "./services.ts";
import { useTexts } from "./use-texts.ts";

/** Languages with their names in the language itself. */
export const LANGUAGES: readonly { readonly value: Locales; readonly label: string }[] = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
];

/**
 * Returns the current language, and a function that changes it and stores the choice on this device. Throws
 * if the texts of a language cannot be loaded; a reload tries again.
 */
export function useLanguage(): readonly [Locales, (locale: Locales) => void] {
  const { texts, preferences } = useServices();
  const { locale } = useTexts();
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) throw failure;
  const choose = (next: Locales) => {
    preferences.change({ locale: next });
    texts.change(next).catch(setFailure);
  };
  return [locale, choose];
}
