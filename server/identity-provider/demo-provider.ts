import type { Kysely } from "kysely";
import { samlResponse, signResponse } from "./saml-response.ts";
import { passwordFits } from "../auth/passwords.ts";
import type { Tables } from "../database/schema.ts";
import { newSecret } from "../auth/secrets.ts";
import { DEMO_ACCOUNT, DEMO_PASSWORD, DEMO_SIGN_INS } from "../seed/demo-account.ts";
import type { AuthnRequest } from "./read-authn-request.ts";
import type { SigningKey } from "./self-signed.ts";

/** Entity id of the demo identity provider, regardless of its URL. */
export const DEMO_ISSUER = "urn:switchboard:demo-identity-provider";

const EMAIL = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
/** Time (ms) before and after its creation in which a response is valid. */
const LIFE = 5 * 60_000;

/**
 * Identity provider for the users of the demo account. It signs in users who still have the public demo
 * password, so it grants no access that this password does not already grant.
 */
export class DemoProvider {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly signing: SigningKey,
    private readonly now: () => number,
  ) {}

  /**
   * Returns a SAML response for a demo user, encoded as base64. Returns null if the user is unknown, is
   * disabled or has another password.
   */
  async answer(request: AuthnRequest, email: string): Promise<string | null> {
    const person = DEMO_SIGN_INS.find((one) => one.email === email);
    const user =
      person &&
      (await this.db
        .selectFrom("users")
        .select(["password_hash", "disabled"])
        .where("account", "=", DEMO_ACCOUNT.id)
        .where("id", "=", person.id)
        .executeTakeFirst());
    if (!person || !user || user.disabled || !(await passwordFits(user.password_hash, DEMO_PASSWORD)))
      return null;
    const now = this.now();
    const xml = samlResponse({
      id: `_${newSecret()}`,
      assertionId: `_${newSecret()}`,
      inResponseTo: request.id,
      issuer: DEMO_ISSUER,
      destination: request.acs,
      recipient: request.acs,
      audience: request.issuer,
      nameId: person.email,
      nameIdFormat: EMAIL,
      attributes: { email: person.email, givenName: person.firstname, sn: person.lastname },
      status: "urn:oasis:names:tc:SAML:2.0:status:Success",
      issuedAt: now,
      // The provider has no sessions, so users authenticate each time.
      authenticatedAt: now,
      notBefore: now - LIFE,
      notOnOrAfter: now + LIFE,
    });
    return Buffer.from(
      signResponse(xml, this.signing, { response: true, assertion: true, hash: "sha256" }),
    ).toString("base64");
  }

  /** Returns the metadata of this identity provider, as XML. `signIn` is the URL of its sign-in page. */
  metadata(signIn: string): string {
    const cert = this.signing.cert.replaceAll(/-----[A-Z ]+-----|\s/g, "");
    const service = (binding: string) =>
      `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${signIn}"/>`;
    return [
      `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${DEMO_ISSUER}">`,
      `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
      `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${cert}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
      `<md:NameIDFormat>${EMAIL}</md:NameIDFormat>`,
      service("HTTP-Redirect"),
      service("HTTP-POST"),
      `</md:IDPSSODescriptor></md:EntityDescriptor>`,
    ].join("");
  }
}
