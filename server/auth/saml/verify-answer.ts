import { SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import { ExclusiveCanonicalization, SignedXml } from "xml-crypto";
import { answerShape, type AnswerShape } from "./answer-shape.ts";
import { assertionClaims, type SamlClaims } from "./assertion-claims.ts";
import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./saml-settings.ts";
import { attributeOf, childElements, parentOf, parseSaml, textIn } from "./saml-xml.ts";
import type { ServiceProvider } from "./service-provider.ts";

/** Maximum size of the decoded XML (bytes). */
const LARGEST = 262_144;

/** A parsed response, not yet verified. */
interface ReadAnswer {
  readonly text: string;
  readonly document: Document;
  /** Id of the request that the response answers; null if it names none. */
  readonly request: string | null;
}

/** Times (ms) when the response arrived (`now`) and when the sign-in was started (`begun`). */
interface AnswerTimes {
  readonly now: number;
  readonly begun: number;
}

/** Decodes the `SAMLResponse` of a form. Throws a `SamlRefusal` if it is invalid or too long. */
export function decodeAnswer(samlResponse: string): string {
  const base64 = samlResponse.replaceAll(/\s/g, "");
  if (base64.length > LARGEST * 1.4) throw new SamlRefusal("too-large");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new SamlRefusal("not-xml");
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > LARGEST) throw new SamlRefusal("too-large");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SamlRefusal("not-xml");
  }
}

/** Returns the first request id in the text of a response, so that only expected responses are parsed. */
export const namedRequest = (text: string): string | null =>
  /\sInResponseTo\s*=\s*["'](_[0-9a-f]{40})["']/.exec(text)?.[1] ?? null;

/** Parses a response. Throws a `SamlRefusal` if it is not valid SAML XML. */
export function readAnswer(text: string): ReadAnswer {
  const document = parseSaml(text, "message");
  return { text, document, request: attributeOf(document.documentElement, "InResponseTo") };
}

/**
 * Verifies a response and returns the content of its assertion. Checks the shape and the algorithms, the
 * signatures with the configured certificate only, and then the signed assertion. Throws a `SamlRefusal`.
 */
export async function verifyAnswer(
  { text, document, request }: ReadAnswer,
  settings: SamlSettings,
  provider: ServiceProvider,
  { now, begun }: AnswerTimes,
): Promise<SamlClaims> {
  const shape = answerShape(document, settings);
  if (request === null || request === "") throw new SamlRefusal("unknown-request");
  refuseOtherKeys(shape, settings);
  const assertion = await signedAssertion(text, shape, settings, provider);
  const destination = attributeOf(shape.response, "Destination");
  if (destination !== provider.acs) throw new SamlRefusal("wrong-destination");
  const issuers = childElements(shape.response, "assertion", "Issuer").map((issuer) => textIn(issuer));
  if (
    issuers.length > 1 ||
    (issuers[0] ?? (shape.isResponseSigned ? null : settings.issuer)) !== settings.issuer
  )
    throw new SamlRefusal("wrong-issuer", issuers.join(" ") || undefined);
  return assertionClaims(assertion, {
    issuer: settings.issuer,
    provider,
    request,
    now,
    authenticatedSince: settings.forceAuthn ? begun : 0,
  });
}

/** Throws if a required signature is missing or was made with another key, before any expensive work. */
function refuseOtherKeys(
  { response, assertion, isResponseSigned, isAssertionSigned }: AnswerShape,
  { cert, wantAuthnResponseSigned, wantAssertionsSigned }: SamlSettings,
): void {
  const isUnsigned =
    (wantAuthnResponseSigned && !isResponseSigned) ||
    (wantAssertionsSigned && !isAssertionSigned) ||
    !(isResponseSigned || isAssertionSigned);
  const signed = [...(isResponseSigned ? [response] : []), ...(isAssertionSigned ? [assertion] : [])];
  if (isUnsigned || !signed.every((element) => isSignedInfoBy(cert, element)))
    throw new SamlRefusal("signature");
}

/**
 * Returns the assertion that the signature covers, parsed from the XML that the verifier returns. The element
 * of the unverified document is never returned. Every existing signature must be valid, even one that the
 * settings do not require.
 */
async function signedAssertion(
  text: string,
  shape: AnswerShape,
  settings: SamlSettings,
  { entityId, acs }: ServiceProvider,
): Promise<Element> {
  const saml = new SAML({
    issuer: entityId,
    callbackUrl: acs,
    idpCert: settings.cert,
    wantAuthnResponseSigned: settings.wantAuthnResponseSigned || shape.isResponseSigned,
    wantAssertionsSigned: settings.wantAssertionsSigned || shape.isAssertionSigned,
    // These checks are off, because `assertionClaims` checks times, audience and request of the signed
    // content, with the platform's clock and store.
    audience: false,
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
  });
  const xml = await saml
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(text).toString("base64") })
    .then(
      ({ profile }) => profile?.getAssertionXml?.(),
      (error: unknown) => {
        throw new SamlRefusal("signature", String(error));
      },
    );
  if (xml === undefined) throw new SamlRefusal("signature");
  const assertion = parseSaml(xml, "message").documentElement;
  if (
    assertion.localName !== "Assertion" ||
    attributeOf(assertion, "ID") !== attributeOf(shape.assertion, "ID")
  )
    throw new SamlRefusal("signature");
  return assertion;
}

/**
 * Returns true if the SignedInfo of an element's signature was signed with this certificate's key. This check
 * costs one signature verification and comes first, so that forged responses cannot cause expensive searches.
 * It never replaces the full verification, because the signature may refer to another element.
 */
function isSignedInfoBy(cert: string, element: Element): boolean {
  const [signature] = childElements(element, "signature", "Signature");
  const [info, ...others] = signature ? childElements(signature, "signature", "SignedInfo") : [];
  const value = signature && textIn(childElements(signature, "signature", "SignatureValue")[0]);
  if (!info || others.length > 0 || value == null) return false;
  const algorithm = attributeOf(childElements(info, "signature", "SignatureMethod")[0], "Algorithm");
  const Found = Object.entries(new SignedXml().SignatureAlgorithms).find(([name]) => name === algorithm)?.[1];
  if (!Found) return false;
  try {
    return new Found().verifySignature(
      new ExclusiveCanonicalization().process(info, { ancestorNamespaces: namespacesAround(info) }),
      cert,
      value,
    );
  } catch {
    // An element without a canonical form cannot have been signed.
    return false;
  }
}

/**
 * Returns the namespace prefixes that the ancestors of an element declare, nearest declaration first. They
 * are needed to canonicalize an element whose signature lists inclusive namespaces.
 */
function namespacesAround(element: Element): { prefix: string; namespaceURI: string }[] {
  const found = new Map<string, string>();
  for (let around = parentOf(element); around; around = parentOf(around)) {
    for (const { name, value } of Array.from(around.attributes)) {
      const prefix = /^xmlns:(.+)$/.exec(name)?.[1];
      if (prefix !== undefined && !found.has(prefix)) found.set(prefix, value);
    }
  }
  return Array.from(found, ([prefix, namespaceURI]) => ({ prefix, namespaceURI }));
}
