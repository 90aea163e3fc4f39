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
 * Far above what SAML needs, and far below what could exhaust the parser. Responses are untrusted, and
 * searching takes quadratic time in the number of siblings.
 */
const LIMITS = {
  metadata: { tags: 10_000, attributes: 4_000, namespaces: 500, siblings: 10_000 },
  message: { tags: 1_000, attributes: 2_000, namespaces: 500, siblings: 500 },
};
const DEEPEST = 50;

const DECLARATION = /^\s*<\?xml(?<attributes>[^<>]*)\?>/;

/**
 * Parses the XML of a SAML message with the parser that verifies its signatures. Constructs that SAML does
 * not use and parsers treat differently are rejected first: DOCTYPE, comments, CDATA, processing
 * instructions; so are oversized documents. Throws a `SamlRefusal`.
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
  // An element that declares a namespace has the parser copy all those around it: nested ones cost their
  // square, in memory too.
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

/** The element and everything below it; what nests deeper than anything needs to is refused. */
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

/** The children of an element that are elements, of one name where it is given. */
export function childElements(element: Element, namespace?: Namespace, name?: string): Element[] {
  const elements = Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
  return elements.filter(
    (child) =>
      (namespace === undefined || child.namespaceURI === NAMESPACES[namespace]) &&
      (name === undefined || child.localName === name),
  );
}

/** The element around an element. */
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

/** The value of an attribute; null where there is none. The parser gives an empty text for that. */
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
