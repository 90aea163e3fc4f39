import type { SsoImport } from "../../../openapi/generated/console.ts";
import { type Certificate, readCertificate } from "./certificate.ts";
import { entryPointOf } from "./entry-point.ts";
import { SamlRefusal } from "./saml-refusal.ts";
import { attributeOf, childElements, elementsIn, NAMESPACES, parentOf, textIn } from "./saml-xml.ts";

const BINDINGS = {
  "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect": "HTTP-Redirect",
  "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST": "HTTP-POST",
} as const;
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/**
 * Returns the settings that the metadata of an identity provider contains, with warnings. Metadata does not
 * change the account's signature requirements. Throws a `SamlRefusal` if no identity provider is described.
 */
export function providerMetadata(document: Document, now: number): SsoImport {
  const descriptors = elementsIn(document.documentElement).filter(
    ({ localName, namespaceURI }) => localName === "IDPSSODescriptor" && namespaceURI === NAMESPACES.metadata,
  );
  const [provider, ...others] = descriptors;
  if (!provider) throw new SamlRefusal("structure", "no identity provider is described");
  const certificates = signingCertificates(provider);
  const cert = certificates.find(({ validFrom, validTo }) => validFrom <= now && now < validTo);
  const issuer = attributeOf(parentOf(provider), "entityID");
  const place = entryPointIn(provider);
  const formats = childElements(provider, "metadata", "NameIDFormat").flatMap(
    (format) => textIn(format)?.trim() || [],
  );
  const stable = formats.filter((format) => format !== TRANSIENT);
  return {
    change: {
      ...(issuer !== null && /^\S{1,1024}$/.test(issuer) && { issuer }),
      ...(cert && { cert: cert.pem }),
      ...place,
      // Sets the identifier format only if the provider supports exactly one stable (not transient) format.
      ...(stable.length === 1 && /^\S{1,256}$/.test(stable[0] ?? "") && { identifierFormat: stable[0] }),
    },
    notes: [
      ...(others.length > 0 ? ["several-providers" as const] : []),
      ...(cert ? [] : ["no-certificate-now-valid" as const]),
      ...(new Set(certificates.map(({ fingerprint }) => fingerprint)).size > 1
        ? ["several-certificates" as const]
        : []),
      ...(attributeOf(provider, "WantAuthnRequestsSigned") === "true"
        ? ["wants-signed-requests" as const]
        : []),
    ],
  };
}

function signingCertificates(provider: Element): Certificate[] {
  const keys = childElements(provider, "metadata", "KeyDescriptor").filter(
    (key) => (attributeOf(key, "use") ?? "signing") === "signing",
  );
  return keys.flatMap(elementsIn).flatMap((element) => {
    if (element.localName !== "X509Certificate" || element.namespaceURI !== NAMESPACES.signature) return [];
    const lines = (textIn(element) ?? "").replaceAll(/\s/g, "").match(/.{1,64}/g) ?? [];
    const certificate = readCertificate(
      ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
    );
    return typeof certificate === "string" ? [] : [certificate];
  });
}

function entryPointIn(provider: Element): Pick<SsoImport["change"], "entryPoint" | "authnRequestBinding"> {
  const services = childElements(provider, "metadata", "SingleSignOnService").flatMap((service) => {
    const binding = attributeOf(service, "Binding") ?? "";
    const url = entryPointOf(attributeOf(service, "Location") ?? "");
    return url && isBinding(binding)
      ? [{ entryPoint: url.href, authnRequestBinding: BINDINGS[binding] }]
      : [];
  });
  return (
    services.find(({ authnRequestBinding }) => authnRequestBinding === "HTTP-Redirect") ?? services[0] ?? {}
  );
}

const isBinding = (text: string): text is keyof typeof BINDINGS => Object.hasOwn(BINDINGS, text);
