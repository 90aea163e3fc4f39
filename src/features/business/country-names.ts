import { COUNTRIES } from "../../../openapi/formats/countries.ts";

/** Every country by its name in a language, in the order of that language. */
export function countryNames(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
