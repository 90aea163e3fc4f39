import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Recounted } from "../../resource/record/recounted.ts";
import { ssoFacts } from "./sso-facts.ts";

/**
 * How the single sign-on of an account is shown whole, and what became of it. Of its certificate it is told
 * which it was, which brings none back.
 */
export function ssoRecounted(say: TranslationFunctions, formats: Formats, id: string): Recounted {
  const facts = ssoFacts(say, formats);
  return {
    path: "/accounts/{id}/sso",
    elsewhere: {
      one: { path: "/accounts/{id}/sso", of: { id } },
      history: { path: "/accounts/{id}/sso/history", of: { id } },
    },
    nameOf: () => say.sso.title(),
    facts,
    members: facts.map(({ member }) => member).filter((member) => member !== "cert" && member !== "type"),
    kept: ["cert"],
    nothing: { identifierFormat: null },
  };
}
