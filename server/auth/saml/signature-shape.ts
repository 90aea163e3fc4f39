import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlHash, SamlSettings } from "./saml-settings.ts";
import { attributeOf, childElements } from "./saml-xml.ts";

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
 * Whether the element carries a signature of the one shape that SAML knows: over this element alone,
 * enveloped, with algorithms that the account takes. What a KeyInfo says is nowhere looked at. Throws a
 * `SamlRefusal` for any other.
 */
export function signatureOf(
  element: Element,
  { signatureAlgorithm, digestAlgorithm }: SamlSettings,
): boolean {
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
