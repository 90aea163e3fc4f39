import { generateServiceProviderMetadata } from "@node-saml/node-saml";

/** An account as a service provider. */
export interface ServiceProvider {
  readonly entityId: string;
  /** URL for the provider's responses. */
  readonly acs: string;
}

/** Returns the service provider of an account; its entity id is the URL of its metadata. */
export function serviceProvider(origin: string, account: string): ServiceProvider {
  const base = `${origin}/api/auth/sso/${account}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}

/** Returns our metadata for an identity provider, as XML. */
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
