import {
  type SamlResponse,
  samlResponse,
  type Signing,
  signResponse,
} from "../../../../server/identity-provider/saml-response.ts";
import { selfSigned } from "../../../../server/identity-provider/self-signed.ts";
import type { SamlSettings } from "../../../../server/auth/saml/saml-settings.ts";
import { serviceProvider } from "../../../../server/auth/saml/service-provider.ts";
import { decodeAnswer, readAnswer, verifyAnswer } from "../../../../server/auth/saml/verify-answer.ts";
import { SamlRefusal } from "../../../../server/auth/saml/saml-refusal.ts";

/** The moment at which all these answers arrive. */
export const NOW = Date.UTC(2026, 5, 1, 12);

/** Key of the account's provider, and a foreign one. */
export const KEY = selfSigned("identity provider", NOW);
export const FOREIGN_KEY = selfSigned("identity provider", NOW);

const PROVIDER = serviceProvider("https://console.example", "65a0f0000000000000000001");

const SETTINGS: SamlSettings = {
  cert: KEY.cert,
  entryPoint: "https://provider.example/sign-in",
  issuer: "https://provider.example/metadata",
  wantAuthnResponseSigned: false,
  wantAssertionsSigned: true,
  signatureAlgorithm: "sha256",
  digestAlgorithm: "sha256",
  forceAuthn: false,
  authnRequestBinding: "HTTP-Redirect",
  identifierFormat: null,
};

const DEFAULTS: SamlResponse = {
  id: "_response",
  assertionId: "_assertion",
  inResponseTo: "_request",
  issuer: SETTINGS.issuer,
  destination: PROVIDER.acs,
  recipient: PROVIDER.acs,
  audience: PROVIDER.entityId,
  nameId: "ada@example.com",
  nameIdFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  attributes: { department: "Billing & more" },
  status: "urn:oasis:names:tc:SAML:2.0:status:Success",
  issuedAt: NOW,
  authenticatedAt: NOW,
  notBefore: NOW - 60_000,
  notOnOrAfter: NOW + 300_000,
};

/** Returns an answer as XML; valid by default. */
export const answer = (
  values: Partial<SamlResponse> = {},
  signing: Partial<Signing> = {},
  key = KEY,
): string =>
  signResponse(samlResponse({ ...DEFAULTS, ...values }), key, {
    response: false,
    assertion: true,
    hash: "sha256",
    ...signing,
  });

/** Returns the user that the XML signs in, or the fault that prevents it. */
export async function outcome(xml: string, settings: Partial<SamlSettings> = {}, now = NOW): Promise<string> {
  try {
    const read = readAnswer(decodeAnswer(Buffer.from(xml).toString("base64")));
    return (await verifyAnswer(read, { ...SETTINGS, ...settings }, PROVIDER, { now, begun: NOW - 60_000 }))
      .nameId;
  } catch (error) {
    if (error instanceof SamlRefusal) return `refused: ${error.fault}`;
    throw error;
  }
}
