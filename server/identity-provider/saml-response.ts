import { SignedXml } from "xml-crypto";
import { escapeXml } from "../auth/saml/saml-xml.ts";
import type { SigningKey } from "./self-signed.ts";

/** Content of a SAML response. Instants are ms. */
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

/** Signed parts of a response, and the algorithms. */
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

/** An answer as XML, not signed yet. */
export function samlResponse(said: SamlResponse): string {
  const is = (value: string) => escapeXml(value);
  const attributes = Object.entries(said.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${is(name)}"><saml:AttributeValue>${is(value)}</saml:AttributeValue></saml:Attribute>`,
  );
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${is(said.id)}" Version="2.0" IssueInstant="${at(said.issuedAt)}" Destination="${is(said.destination)}" InResponseTo="${is(said.inResponseTo)}">`,
    `<saml:Issuer>${is(said.issuer)}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="${is(said.status)}"/></samlp:Status>`,
    `<saml:Assertion ID="${is(said.assertionId)}" Version="2.0" IssueInstant="${at(said.issuedAt)}">`,
    `<saml:Issuer>${is(said.issuer)}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${is(said.nameIdFormat)}">${is(said.nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData Recipient="${is(said.recipient)}" NotOnOrAfter="${at(said.notOnOrAfter)}" InResponseTo="${is(said.inResponseTo)}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${at(said.notBefore)}" NotOnOrAfter="${at(said.notOnOrAfter)}">`,
    `<saml:AudienceRestriction><saml:Audience>${is(said.audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement${said.authenticatedAt === null ? "" : ` AuthnInstant="${at(said.authenticatedAt)}"`}><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement>` : "",
    `</saml:Assertion></samlp:Response>`,
  ].join("");
}

/** The answer with its signatures: the assertion's first, for the response's is over it. */
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
    const place = `//*[local-name(.)='${name}']`;
    signed.addReference({
      xpath: place,
      transforms: [ENVELOPED, EXCLUSIVE],
      digestAlgorithm: ALGORITHMS[hash].digest,
    });
    signed.computeSignature(text, {
      prefix: "ds",
      location: { reference: `${place}/*[local-name(.)='Issuer']`, action: "after" },
    });
    return signed.getSignedXml();
  };
  const inner = assertion ? sign(xml, "Assertion") : xml;
  return response ? sign(inner, "Response") : inner;
}
