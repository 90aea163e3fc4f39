import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { type Fact, namesIn, textFact } from "../../resource/records/record/record-presentation.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { COUNTRIES } from "../../../openapi/formats/countries.ts";

/** Members of the business details, for conflicts and the history. */
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
    // The form looks up the name of the principal administrator; a past state contains it.
    {
      member: "principal",
      label: fields.principal(),
      valueOf: ({ principal }) => namesIn(principal, kinds.gone())[0] || null,
    },
    { member: "language", label: fields.language(), valueOf: ({ language }) => labelOf(LANGUAGES, language) },
  ];
}

/** Every country by its name in a language, in the order of that language. */
export function countryNames(locale: string): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
