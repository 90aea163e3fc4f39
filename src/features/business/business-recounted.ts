import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Recounted } from "../../resource/record/recounted.ts";
import { businessFacts } from "./business-facts.ts";
import type { countryNames } from "./country-names.ts";

/** How the business of an account is shown whole, and what became of it. */
export function businessRecounted(
  say: TranslationFunctions,
  countries: ReturnType<typeof countryNames>,
  id: string,
): Recounted {
  const facts = businessFacts(say, countries);
  return {
    path: "/accounts",
    elsewhere: {
      one: { path: "/accounts/{id}", of: { id } },
      history: { path: "/accounts/{id}/business/history", of: { id } },
    },
    nameOf: () => say.business.title(),
    facts,
    members: facts.map(({ member }) => member),
    nothing: {},
  };
}
