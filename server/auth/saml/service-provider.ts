import { generateServiceProviderMetadata } from "@node-saml/node-saml";

/** How one account is known to its identity provider. */
export interface ServiceProvider {
  readonly entityId: string;
  /** Where the provider sends its answers. */
  readonly acs: string;
}

/** Each account is a service provider of its own, named after the place of its metadata. */
export function serviceProvider(origin: string, account: string): ServiceProvider {
  const base = `${origin}/api/auth/sso/${account}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
}

/** What an identity provider needs to know of us, as XML. */
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
