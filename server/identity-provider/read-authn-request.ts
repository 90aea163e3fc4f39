import { inflateRawSync } from "node:zlib";
import { attributeOf, childElements, NAMESPACES, parseSaml, textIn } from "../auth/saml/saml-xml.ts";

/** An authentication request of a service provider. */
export interface AuthnRequest {
  readonly id: string;
  /** Entity id of the service provider. */
  readonly issuer: string;
  /** URL to which the response is sent (assertion consumer service). */
  readonly acs: string;
  /** The request as XML. */
  readonly xml: string;
}

/** Maximum size of the XML, in bytes. */
const LARGEST = 65_536;

/**
 * Parses a `SAMLRequest` parameter, which is always base64. Its XML is compressed in a URL and not compressed
 * in a form. Returns null if the request is invalid.
 */
export function readAuthnRequest(samlRequest: string, isCompressed: boolean): AuthnRequest | null {
  try {
    const bytes = Buffer.from(samlRequest, "base64");
    const xml = (
      isCompressed ? inflateRawSync(bytes, { maxOutputLength: LARGEST }) : bytes.subarray(0, LARGEST)
    ).toString("utf8");
    const root = parseSaml(xml, "message").documentElement;
    const [id, acs, issuer] = [
      attributeOf(root, "ID"),
      attributeOf(root, "AssertionConsumerServiceURL"),
      textIn(childElements(root, "assertion", "Issuer")[0]),
    ];
    const isRequest = root.localName === "AuthnRequest" && root.namespaceURI === NAMESPACES.protocol;
    return isRequest && id !== null && acs !== null && issuer !== null ? { id, acs, issuer, xml } : null;
  } catch {
    // An unreadable request cannot be answered.
    return null;
  }
}
