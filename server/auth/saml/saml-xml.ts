import { DOMParser } from "@xmldom/xmldom";
import { SamlRefusal } from "./saml-refusal.ts";

/** The namespaces of SAML and of its signatures. */
export const NAMESPACES = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;

type Namespace = keyof typeof NAMESPACES;

/**
 * Maximum counts per kind of document (`message`: a response): far above what SAML needs, and far below what
 * could exhaust the parser. Responses are untrusted, and a search takes quadratic time in the number of
 * siblings.
 */
const LIMITS = {
  metadata: { tags: 10_000, attributes: 4_000, namespaces: 500, siblings: 10_000 },
  message: { tags: 1_000, attributes: 2_000, namespaces: 500, siblings: 500 },
};
const DEEPEST = 50;

const DECLARATION = /^\s*<\?xml(?<attributes>[^<>]*)\?>/;

/**
 * Parses a SAML response or metadata with the same parser as the signature verification. Throws a
 * `SamlRefusal` for invalid XML, oversized documents, and constructs that SAML does not use and that parsers
 * treat differently: DOCTYPE, comments, CDATA, processing instructions.
 */
export function parseSaml(text: string, kind: keyof typeof LIMITS): Document {
  const limits = LIMITS[kind];
  const body = text.replace(DECLARATION, "");
  const encoding =
    /encoding\s*=\s*["']([^"']*)["']/.exec(DECLARATION.exec(text)?.groups?.["attributes"] ?? "")?.[1] ??
    "utf-8";
  if (/<!DOCTYPE|<!ENTITY/i.test(body)) throw new SamlRefusal("doctype");
  if (/<[!?]/.test(body)) throw new SamlRefusal("markup");
  if (encoding.toLowerCase() !== "utf-8" || text.includes("\0")) throw new SamlRefusal("not-xml");
  // For each element that declares a namespace, the parser copies all namespaces in scope. So nested
  // declarations take quadratic time and memory.
  if (
    count(body, /</g) > limits.tags ||
    count(body, /=\s*["']/g) > limits.attributes ||
    count(body, /xmlns/g) > limits.namespaces
  )
    throw new SamlRefusal("too-large");
  const document = parsed(text);
  if (!document.documentElement) throw new SamlRefusal("not-xml");
  if (isCrowded(document.documentElement, limits.siblings)) throw new SamlRefusal("too-large");
  return document;
}

/** Returns true if any element has more than `most` child nodes, including texts. */
function isCrowded(root: Element, most: number): boolean {
  const open = [root];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.childNodes.length > most) return true;
    open.push(...childElements(element));
  }
  return false;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function parsed(text: string): Document {
  const refuse = (message: string) => {
    throw new SamlRefusal("not-xml", message);
  };
  return new DOMParser({
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  }).parseFromString(text, "text/xml");
}

/** Returns the element and all its descendants. Throws a `SamlRefusal` if they are nested too deep. */
export function elementsIn(element: Element): Element[] {
  const found: Element[] = [];
  let level = [element];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new SamlRefusal("structure", "elements are nested too deep");
    found.push(...level);
    level = level.flatMap((one) => childElements(one));
  }
  return found;
}

/** Returns the child elements of an element, optionally only those with a namespace or name. */
export function childElements(element: Element, namespace?: Namespace, name?: string): Element[] {
  const elements = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  return elements.filter(
    (child) =>
      (namespace === undefined || child.namespaceURI === NAMESPACES[namespace]) &&
      (name === undefined || child.localName === name),
  );
}

export const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode?.nodeType === 1 ? (parentNode as Element) : undefined; // an element, by its nodeType

/** Returns the text of an element that contains only text; null otherwise. */
export function textIn(element: Element | undefined): string | null {
  if (!element) return null;
  const nodes = Array.from(element.childNodes);
  return nodes.every(({ nodeType }) => nodeType === 3)
    ? nodes.map(({ nodeValue }) => nodeValue ?? "").join("")
    : null;
}

/**
 * Returns the value of an attribute; null if it is missing. (The parser returns an empty text for a missing
 * attribute.)
 */
export const attributeOf = (element: Element | undefined, name: string): string | null =>
  element?.hasAttribute(name) ? element.getAttribute(name) : null;

/** Escapes a text for elements and attributes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
