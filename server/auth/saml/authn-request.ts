import { SAML } from "@node-saml/node-saml";
import type { SamlSettings } from "./saml-settings.ts";
import type { ServiceProvider } from "./service-provider.ts";

/** How a browser carries a request to the identity provider: by an address, or by a form that it posts. */
export type CarriedRequest =
  | { readonly binding: "HTTP-Redirect"; readonly url: string }
  | {
      readonly binding: "HTTP-POST";
      readonly url: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/**
 * The request with this id, as the account's settings want it carried. No RelayState goes along: what follows
 * the sign-in is kept here.
 */
export async function authnRequest(
  settings: SamlSettings,
  provider: ServiceProvider,
  id: string,
): Promise<CarriedRequest> {
  const { authnRequestBinding: binding, entryPoint, identifierFormat, forceAuthn, cert } = settings;
  const saml = new SAML({
    entryPoint,
    identifierFormat,
    forceAuthn,
    issuer: provider.entityId,
    callbackUrl: provider.acs,
    idpCert: cert,
    disableRequestedAuthnContext: true,
    // Only what goes into an address is compressed.
    skipRequestCompression: binding === "HTTP-POST",
    generateUniqueId: () => id,
  });
  if (binding === "HTTP-Redirect")
    return { binding, url: await saml.getAuthorizeUrlAsync("", undefined, {}) };
  const message = await saml.getAuthorizeMessageAsync("");
  return { binding, url: entryPoint, fields: { SAMLRequest: String(message["SAMLRequest"]) } };
}
