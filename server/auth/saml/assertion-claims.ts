import { SamlRefusal } from "./saml-refusal.ts";
import { attributeOf, childElements, textIn } from "./saml-xml.ts";
import type { ServiceProvider } from "./service-provider.ts";

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
/** Allowed clock difference (ms) to the identity provider. */
const SKEW = 120_000;
const LIMITS = { nameId: 256, attributes: 50, values: 20, text: 512 };

/** Content of a verified response. */
export interface SamlClaims {
  /** Entity id of the identity provider. */
  readonly entityId: string;
  readonly assertionId: string;
  /** Id of the request that the response answers. */
  readonly request: string;
  readonly nameId: string;
  readonly nameIdFormat: string | null;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /**
   * Time (ms) when the identity provider last authenticated the user. If the provider recognized the user by
   * a cookie, this may be long before the response. 0 if the response contains no time.
   */
  readonly authenticatedAt: number;
  /**
   * Time (ms) from which the response is certainly no longer accepted: the latest end of its validity periods
   * plus the allowed clock difference.
   */
  readonly goodUntil: number;
}

/** Values that an assertion must match. */
export interface Expected {
  /** Entity id of the identity provider. */
  readonly issuer: string;
  /** The account's service provider: the audience and recipient. */
  readonly provider: ServiceProvider;
  /** Id of the request that the response answers. */
  readonly request: string;
  readonly now: number;
  /** Earliest accepted time (ms) of the user's authentication; 0 accepts any time. */
  readonly authenticatedSince: number;
}

/** Returns the content of a verified assertion. Throws a `SamlRefusal` if it is not as expected. */
export function assertionClaims(assertion: Element, expected: Expected): SamlClaims {
  const issuer = textIn(single(assertion, "Issuer"));
  if (issuer !== expected.issuer) throw new SamlRefusal("wrong-issuer", issuer ?? undefined);
  const subject = single(assertion, "Subject");
  const conditions = single(assertion, "Conditions");
  const statements = childElements(assertion, "assertion", "AuthnStatement");
  if (statements.length === 0) throw new SamlRefusal("structure", "no authentication statement");
  const authenticatedAt = Math.max(
    ...statements.map((statement) => instant(attributeOf(statement, "AuthnInstant")) ?? 0),
  );
  if (authenticatedAt + SKEW < expected.authenticatedSince)
    throw new SamlRefusal(
      "not-asked-again",
      authenticatedAt === 0 ? "the provider sent no time" : new Date(authenticatedAt).toISOString(),
    );
  const ends = [
    refuseUntimely(conditions, expected.now),
    confirmedUntil(subject, expected),
    ...statements.map((statement) => end(attributeOf(statement, "SessionNotOnOrAfter"), expected.now)),
  ];
  refuseOtherAudiences(conditions, expected.provider);
  const nameId = single(subject, "NameID");
  return {
    entityId: expected.issuer,
    assertionId: attributeOf(assertion, "ID") ?? "",
    request: expected.request,
    nameId: nameIdIn(nameId),
    nameIdFormat: attributeOf(nameId, "Format"),
    attributes: attributesIn(assertion),
    authenticatedAt,
    goodUntil: Math.max(expected.now, ...ends.flatMap((time) => time ?? [])) + SKEW,
  };
}

/** Returns the end (ms) of the bearer confirmation for our request. Throws if there is none or it expired. */
function confirmedUntil(subject: Element, { provider, request, now }: Expected): number {
  const confirmations = childElements(subject, "assertion", "SubjectConfirmation").filter(
    (one) => attributeOf(one, "Method") === BEARER,
  );
  const data = confirmations.flatMap((one) => childElements(one, "assertion", "SubjectConfirmationData"));
  const ours = data.filter((one) => attributeOf(one, "Recipient") === provider.acs);
  if (ours.length === 0) throw new SamlRefusal("wrong-recipient");
  const answering = ours.find((one) => attributeOf(one, "InResponseTo") === request);
  if (!answering) throw new SamlRefusal("unknown-request");
  const until = refuseUntimely(answering, now);
  if (until === null) throw new SamlRefusal("structure", "the confirmation has no end");
  return until;
}

/**
 * Returns the end (ms) of an element's validity period, null if it has none. Throws outside of the period.
 */
function refuseUntimely(element: Element, now: number): number | null {
  const from = instant(attributeOf(element, "NotBefore"));
  if (from !== null && now < from - SKEW) throw new SamlRefusal("not-yet-valid");
  return end(attributeOf(element, "NotOnOrAfter"), now);
}

function end(written: string | null, now: number): number | null {
  const until = instant(written);
  if (until !== null && now >= until + SKEW) throw new SamlRefusal("expired");
  return until;
}

function instant(written: string | null): number | null {
  if (written === null) return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time)) throw new SamlRefusal("structure", "a time is not in UTC");
  return time;
}

/** Throws unless there is at least one audience restriction and all of them include this platform. */
function refuseOtherAudiences(conditions: Element, { entityId }: ServiceProvider): void {
  const restrictions = childElements(conditions, "assertion", "AudienceRestriction");
  const isForUs = (restriction: Element) =>
    childElements(restriction, "assertion", "Audience").some((audience) => textIn(audience) === entityId);
  if (restrictions.length === 0 || !restrictions.every(isForUs)) throw new SamlRefusal("wrong-audience");
}

function nameIdIn(element: Element): string {
  const text = textIn(element);
  if (attributeOf(element, "Format") === TRANSIENT)
    throw new SamlRefusal("name-id", "a transient name changes with every sign-in");
  if (
    text === null ||
    text === "" ||
    text !== text.trim() ||
    text.length > LIMITS.nameId ||
    /\p{Cc}/u.test(text)
  )
    throw new SamlRefusal("name-id");
  return text;
}

function attributesIn(assertion: Element): Record<string, readonly string[]> {
  const statements = childElements(assertion, "assertion", "AttributeStatement").flatMap((statement) =>
    childElements(statement, "assertion", "Attribute"),
  );
  return Object.fromEntries(
    statements.slice(0, LIMITS.attributes).map((attribute) => {
      const values = childElements(attribute, "assertion", "AttributeValue").slice(0, LIMITS.values);
      return [
        (attributeOf(attribute, "Name") ?? "").slice(0, LIMITS.text),
        values.map((value) => (textIn(value) ?? "").slice(0, LIMITS.text)),
      ];
    }),
  );
}

function single(element: Element, name: string): Element {
  const [child, ...others] = childElements(element, "assertion", name);
  if (!child || others.length > 0) throw new SamlRefusal("structure", `there is not exactly one ${name}`);
  return child;
}
