import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Sso } from "../../../openapi/generated/console.ts";
import { type Fact, textFact, yesNoFact } from "../../resource/records/record/record-presentation.ts";
import { certificateWords } from "./certificate-words.ts";

/** Describes each setting for conflict messages and the history, in the order of the form's fields. */
export function ssoFacts(say: TranslationFunctions, formats: Formats): readonly Fact[] {
  const text = say.sso;
  return [
    yesNoFact("enabled", text.enabled(), say),
    { member: "type", label: text.type(), valueOf: () => "SAML 2.0" },
    textFact("issuer", text.issuer()),
    textFact("entryPoint", text.entryPoint()),
    {
      member: "cert",
      label: text.cert(),
      valueOf: (state) => {
        const cert = state["cert"] as Sso["cert"]; // past states have the type of the platform's response
        return cert ? certificateWords(cert, say, formats).mark : null;
      },
    },
    textFact("signatureAlgorithm", text.signatureAlgorithm()),
    textFact("digestAlgorithm", text.digestAlgorithm()),
    yesNoFact("wantAuthnResponseSigned", text.wantAuthnResponseSigned(), say),
    yesNoFact("wantAssertionsSigned", text.wantAssertionsSigned(), say),
    yesNoFact("forceAuthn", text.forceAuthn(), say),
    textFact("authnRequestBinding", text.binding()),
    textFact("identifierFormat", text.identifierFormat()),
  ];
}
