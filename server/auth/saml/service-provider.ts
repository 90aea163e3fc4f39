import { generateServiceProviderMetadata } from "@node-saml/node-saml";

/** The platform as the SAML service provider of an account. Each account has its own entity id. */
export interface ServiceProvider {
  readonly entityId: string;
  /** URL that receives the identity provider's responses (assertion consumer service). */
  readonly acs: string;
}

/** Returns the service provider of an account; its entity id is the URL of its metadata. */
export function serviceProvider(origin: string, account: string): ServiceProvider {
  const base = `${origin}/api/auth/sso/${account}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}

/** Returns the metadata (XML) that an identity provider needs about this service provider. */
export const serviceProviderMetadata = (
  { entityId, acs }: ServiceProvider,
  wantAssertionsSigned: boolean,
  identifierFormat: string | null,
): string =>
  generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acs,
    wantAssertionsSigned,
    identifierFormat,
  });
