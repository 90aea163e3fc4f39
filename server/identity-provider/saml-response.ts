import { SignedXml } from "xml-crypto";
import { escapeXml } from "../auth/saml/saml-xml.ts";
import type { SigningKey } from "./self-signed.ts";

/** Content of a SAML response. Times are in ms. */
export interface SamlResponse {
  readonly id: string;
  readonly assertionId: string;
  readonly inResponseTo: string;
  readonly issuer: string;
  readonly destination: string;
  readonly recipient: string;
  readonly audience: string;
  readonly nameId: string;
  readonly nameIdFormat: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly status: string;
  readonly issuedAt: number;
  /** Time of authentication; null to leave it out. */
  readonly authenticatedAt: number | null;
  readonly notBefore: number;
  readonly notOnOrAfter: number;
}

/** The parts of a response to sign, and the hash algorithm of the signatures. */
export interface Signing {
  readonly response: boolean;
  readonly assertion: boolean;
  readonly hash: "sha256" | "sha512" | "sha1";
}

const ALGORITHMS = {
  sha256: {
    signature: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    digest: "http://www.w3.org/2001/04/xmlenc#sha256",
  },
  sha512: {
    signature: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
    digest: "http://www.w3.org/2001/04/xmlenc#sha512",
  },
  sha1: {
    signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
    digest: "http://www.w3.org/2000/09/xmldsig#sha1",
  },
};
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";

const at = (instant: number) => new Date(instant).toISOString();

/** Returns an unsigned response as XML. */
export function samlResponse(response: SamlResponse): string {
  const is = (value: string) => escapeXml(value);
  const attributes = Object.entries(response.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${is(name)}"><saml:AttributeValue>${is(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${is(response.id)}" Version="2.0" IssueInstant="${at(response.issuedAt)}" Destination="${is(response.destination)}" InResponseTo="${is(response.inResponseTo)}">`,
    `<saml:Issuer>${is(response.issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="${is(response.status)}"/></samlp:Status>`,
    `<saml:Assertion ID="${is(response.assertionId)}" Version="2.0" IssueInstant="${at(response.issuedAt)}">`,
    `<saml:Issuer>${is(response.issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${is(response.nameIdFormat)}">${is(response.nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData Recipient="${is(response.recipient)}" NotOnOrAfter="${at(response.notOnOrAfter)}" InResponseTo="${is(response.inResponseTo)}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at(response.notBefore)}" NotOnOrAfter="${at(response.notOnOrAfter)}">`,
    `<saml:AudienceRestriction><saml:Audience>${is(response.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement${response.authenticatedAt === null ? "" : ` AuthnInstant="${at(response.authenticatedAt)}"`}><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement>` : "",
    `</saml:Assertion></samlp:Response>`,
  ].join("");
}

/** Signs a response. The assertion is signed first, because the signature of the response covers it. */
export function signResponse(
  xml: string,
  { key, cert }: SigningKey,
  { response, assertion, hash }: Signing,
): string {
  const sign = (text: string, name: string) => {
    const signed = new SignedXml({
      privateKey: key,
      publicCert: cert,
      signatureAlgorithm: ALGORITHMS[hash].signature,
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    const xpath = `//*[local-name(.)='${name}']`;
    signed.addReference({
      xpath,
      transforms: [ENVELOPED, EXCLUSIVE],
      digestAlgorithm: ALGORITHMS[hash].digest,
    });
    signed.computeSignature(text, {
      prefix: "ds",
      location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
    });
    return signed.getSignedXml();
  };
  const inner = assertion ? sign(xml, "Assertion") : xml;
  return response ? sign(inner, "Response") : inner;
}
