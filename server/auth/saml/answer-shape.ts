import { SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./saml-settings.ts";
import { attributeOf, childElements, elementsIn, NAMESPACES } from "./saml-xml.ts";
import { signatureOf } from "./signature-shape.ts";

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";

/** The parts of an answer, before anybody has verified them. */
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

/** Whichever way somebody writes "id", an element is found by it. */
function refuseDoubleIds(elements: readonly Element[]): void {
  const ids = elements.flatMap(({ attributes }) =>
    Array.from(attributes).flatMap(({ localName, value }) => (localName.toLowerCase() === "id" ? value : [])),
  );
  if (new Set(ids).size !== ids.length || ids.some((id) => !/^[\w.-]{1,256}$/.test(id)))
    throw new SamlRefusal("structure", "an id is there twice, or is none");
}
