import { ExclusiveCanonicalization, SignedXml } from "xml-crypto";
import { attributeOf, childElements, parentOf, textIn } from "./saml-xml.ts";

/**
 * Whether what the signature of an element says was signed with the key of this certificate. It is asked
 * before the signature is verified, and never instead: what was signed may be about another element than this
 * one. It costs what a signature costs, so that whoever has not the key cannot make us search through what
 * they sent.
 */
export function isSignedInfoBy(cert: string, element: Element): boolean {
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
    // What has no canonical form was signed by nobody.
    return false;
  }
}

/** The prefixes that hold at an element, the nearest first, for what a signature says it includes. */
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
