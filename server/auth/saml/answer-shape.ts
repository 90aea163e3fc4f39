import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlHash, SamlSettings } from "./saml-settings.ts";
import { attributeOf, childElements, elementsIn, NAMESPACES } from "./saml-xml.ts";

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";

/** Parts of an unverified response. */
export interface AnswerShape {
  readonly response: Element;
  readonly assertion: Element;
  readonly isResponseSigned: boolean;
  readonly isAssertionSigned: boolean;
}

/**
 * Finds the parts of an answer. There is one place for each, and nothing that a second reading could take for
 * another: one response that is the root, one assertion that is its child, signatures nowhere but at these
 * two, no id twice. Throws a `SamlRefusal`.
 */
export function answerShape(document: Document, settings: SamlSettings): AnswerShape {
  const response = document.documentElement;
  if (
    response.localName !== "Response" ||
    response.namespaceURI !== NAMESPACES.protocol ||
    attributeOf(response, "Version") !== "2.0"
  )
    throw new SamlRefusal("structure", "the root is no response of SAML 2.0");
  const all = elementsIn(response);
  const named = (name: string) => all.filter(({ localName }) => localName === name);
  statusOf(response);
  if (
    named("EncryptedAssertion").length + named("EncryptedID").length + named("EncryptedAttribute").length >
    0
  )
    throw new SamlRefusal("encrypted");
  const [assertion, ...others] = childElements(response, "assertion", "Assertion");
  if (!assertion || others.length > 0 || named("Assertion").length !== 1 || named("Response").length !== 1)
    throw new SamlRefusal("structure", "there is not exactly one assertion");
  const signatures = [response, assertion].map((element) => signatureOf(element, settings));
  if (named("Signature").length !== signatures.filter(Boolean).length || named("Object").length > 0)
    throw new SamlRefusal("structure", "a signature stands where none belongs");
  refuseDoubleIds(all);
  return {
    response,
    assertion,
    isResponseSigned: signatures[0] === true,
    isAssertionSigned: signatures[1] === true,
  };
}

function statusOf(response: Element): void {
  const [status, ...others] = childElements(response, "protocol", "Status");
  const [code] = status ? childElements(status, "protocol", "StatusCode") : [];
  if (!code || others.length > 0) throw new SamlRefusal("structure", "there is not exactly one status");
  if (attributeOf(code, "Value") !== SUCCESS)
    throw new SamlRefusal("status", attributeOf(code, "Value") ?? "without a value");
}

/** Rejects duplicate ids, in any spelling of the attribute name. */
function refuseDoubleIds(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ attributes }) =>
    Array.from(attributes).flatMap(({ localName, value }) => (localName.toLowerCase() === "id" ? value : [])),
  );
  if (new Set(ids).size !== ids.length || ids.some((id) => !/^[\w.-]{1,256}$/.test(id)))
    throw new SamlRefusal("structure", "an id is there twice, or is none");
}

const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

const SIGNATURES: Readonly<Record<string, SamlHash>> = {
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": "sha256",
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1": "sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512": "sha512",
  "http://www.w3.org/2000/09/xmldsig#rsa-sha1": "sha1",
};
const DIGESTS: Readonly<Record<string, SamlHash>> = {
  "http://www.w3.org/2001/04/xmlenc#sha256": "sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512": "sha512",
  "http://www.w3.org/2000/09/xmldsig#sha1": "sha1",
};

/**
 * Returns true if the element is signed in the form that SAML allows: an enveloped signature over this
 * element only, with the configured algorithms. KeyInfo is ignored. Throws a `SamlRefusal` for any other
 * signature.
 */
function signatureOf(element: Element, { signatureAlgorithm, digestAlgorithm }: SamlSettings): boolean {
  const [signature, ...others] = childElements(element, "signature", "Signature");
  if (!signature) return false;
  const info = only(signature, "SignedInfo");
  const reference = only(info, "Reference");
  const transforms = childElements(only(reference, "Transforms"), "signature", "Transform").map(algorithmOf);
  const id = attributeOf(element, "ID");
  if (others.length > 0 || id === null || attributeOf(reference, "URI") !== `#${id}`)
    throw new SamlRefusal("structure", "a signature is not over the element that carries it");
  const isCanonical =
    algorithmOf(only(info, "CanonicalizationMethod")) === EXCLUSIVE &&
    transforms.join(" ") === `${ENVELOPED} ${EXCLUSIVE}`;
  const hashes = [
    SIGNATURES[algorithmOf(only(info, "SignatureMethod"))],
    DIGESTS[algorithmOf(only(reference, "DigestMethod"))],
  ];
  if (!isCanonical || !isTaken(hashes[0], signatureAlgorithm) || !isTaken(hashes[1], digestAlgorithm))
    throw new SamlRefusal("algorithm");
  return true;
}

const isTaken = (used: SamlHash | undefined, chosen: SamlHash) =>
  used === "sha256" || used === "sha512" || (used === "sha1" && chosen === "sha1");

const algorithmOf = (element: Element) => attributeOf(element, "Algorithm") ?? "";

function only(element: Element, name: string): Element {
  const [child, ...others] = childElements(element, "signature", name);
  if (!child || others.length > 0)
    throw new SamlRefusal("structure", `a signature has not exactly one ${name}`);
  return child;
}
