import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { type Fact, namesIn, textFact } from "../../resource/records/record/record-presentation.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { COUNTRIES } from "../../../openapi/formats/countries.ts";

/** Describes each member of the business details for conflict messages and the history. */
export function businessFacts(
  { business: { fields }, lists: { kinds } }: TranslationFunctions,
  countries: ReturnType<typeof countryNames>,
): readonly Fact[] {
  const labelOf = (among: readonly { readonly value: string; readonly label: string }[], value: unknown) =>
    among.find((one) => one.value === value)?.label ?? null;
  return [
    textFact("name", fields.name()),
    textFact("taxId", fields.taxId()),
    textFact("address", fields.address()),
    { member: "country", label: fields.country(), valueOf: ({ country }) => labelOf(countries, country) },
    // A past state contains the name of the principal administrator. The current state has only the id, so
    // the form looks up the name.
    {
      member: "principal",
      label: fields.principal(),
      valueOf: ({ principal }) => namesIn(principal, kinds.gone())[0] || null,
    },
    { member: "language", label: fields.language(), valueOf: ({ language }) => labelOf(LANGUAGES, language) },
  ];
}

/** Returns all countries with their names in a language, sorted in that language. */
export function countryNames(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
