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
 * Returns the parts of a response. To prevent signature wrapping, accepts only one unambiguous shape: one
 * response as the root, one assertion as its child, signatures only in these two, and no duplicate ids.
 * Throws a `SamlRefusal` for any other shape, an error status, encryption or a signature in another form.
 */
export function answerShape(document: Document, settings: SamlSettings): AnswerShape {
  const response = document.documentElement;
  if (
    response.localName !== "Response" ||
    response.namespaceURI !== NAMESPACES.protocol ||
    attributeOf(response, "Version") !== "2.0"
  )
    throw new SamlRefusal("structure", "the root is not a SAML 2.0 response");
  const all = elementsIn(response);
  const named = (name: string) => all.filter(({ localName }) => localName === name);
  assertSuccess(response);
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
    throw new SamlRefusal("structure", "a signature is in an unexpected place");
  refuseDoubleIds(all);
  return {
    response,
    assertion,
    isResponseSigned: signatures[0] === true,
    isAssertionSigned: signatures[1] === true,
  };
}

function assertSuccess(response: Element): void {
  const [status, ...others] = childElements(response, "protocol", "Status");
  const [code] = status ? childElements(status, "protocol", "StatusCode") : [];
  if (!code || others.length > 0) throw new SamlRefusal("structure", "there is not exactly one status");
  if (attributeOf(code, "Value") !== SUCCESS)
    throw new SamlRefusal("status", attributeOf(code, "Value") ?? "without a value");
}

/** Throws if an id is duplicate or invalid. Attributes named `ID`, in any capitalization, are ids. */
function refuseDoubleIds(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ attributes }) =>
    Array.from(attributes).flatMap(({ localName, value }) => (localName.toLowerCase() === "id" ? value : [])),
  );
  if (new Set(ids).size !== ids.length || ids.some((id) => !/^[\w.-]{1,256}$/.test(id)))
    throw new SamlRefusal("structure", "an id is duplicate or invalid");
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
 * element only, with SHA-256 or SHA-512, or SHA-1 if configured. KeyInfo is ignored. Throws a `SamlRefusal`
 * for any other signature.
 */
function signatureOf(element: Element, { signatureAlgorithm, digestAlgorithm }: SamlSettings): boolean {
  const [signature, ...others] = childElements(element, "signature", "Signature");
  if (!signature) return false;
  const info = only(signature, "SignedInfo");
  const reference = only(info, "Reference");
  const transforms = childElements(only(reference, "Transforms"), "signature", "Transform").map(algorithmOf);
  const id = attributeOf(element, "ID");
  if (others.length > 0 || id === null || attributeOf(reference, "URI") !== `#${id}`)
    throw new SamlRefusal("structure", "a signature does not cover its parent element");
  const isCanonical =
    algorithmOf(only(info, "CanonicalizationMethod")) === EXCLUSIVE &&
    transforms.join(" ") === `${ENVELOPED} ${EXCLUSIVE}`;
  const hashes = [
    SIGNATURES[algorithmOf(only(info, "SignatureMethod"))],
    DIGESTS[algorithmOf(only(reference, "DigestMethod"))],
  ];
  if (!isCanonical || !isAccepted(hashes[0], signatureAlgorithm) || !isAccepted(hashes[1], digestAlgorithm))
    throw new SamlRefusal("algorithm");
  return true;
}

const isAccepted = (used: SamlHash | undefined, chosen: SamlHash) =>
  used === "sha256" || used === "sha512" || (used === "sha1" && chosen === "sha1");

const algorithmOf = (element: Element) => attributeOf(element, "Algorithm") ?? "";

function only(element: Element, name: string): Element {
  const [child, ...others] = childElements(element, "signature", name);
  if (!child || others.length > 0)
    throw new SamlRefusal("structure", `a signature does not have exactly one ${name}`);
  return child;
}
