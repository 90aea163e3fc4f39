import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Sso } from "../../../openapi/generated/console.ts";
import { type Fact, textFact, yesNoFact } from "../../resource/records/record/recounted.ts";
import { certificateWords } from "./certificate-words.ts";

/**
 * What the settings are called, in the order of their fields, and how they are told: where two people changed
 * them, and in what became of them.
 */
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
        const cert = state["cert"] as Sso["cert"]; // as the platform tells it
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
