import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textFact } from "../../resource/record/text-fact.ts";
import type { Fact } from "../../resource/record/recounted.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import type { countryNames } from "./country-names.ts";

/** How the members of the business are told where two people changed them. */
export function businessFacts({ business: { fields } }: TranslationFunctions, countries: ReturnType<typeof countryNames>): readonly Fact[] {
  const labelOf = (among: readonly { readonly value: string; readonly label: string }[], value: unknown) => among.find((one) => one.value === value)?.label ?? null;
  return [
    textFact("name", fields.name()),
    textFact("taxId", fields.taxId()),
    textFact("address", fields.address()),
    { member: "country", label: fields.country(), valueOf: ({ country }) => labelOf(countries, country) },
    // By the name of whoever it is, which the form finds.
    textFact("principal", fields.principal()),
    { member: "language", label: fields.language(), valueOf: ({ language }) => labelOf(LANGUAGES, language) },
  ];
}
