/** Hash algorithms of signatures and digests. SHA-1 is accepted only if the account chose it. */
export type SamlHash = "sha256" | "sha512" | "sha1";

/** SAML binding (transport) for requests to the identity provider. */
type SamlBinding = "HTTP-Redirect" | "HTTP-POST";

/** Single sign-on settings of an account. */
export interface SamlSettings {
  /** Certificate of the identity provider (PEM). Only signatures with its key are accepted. */
  readonly cert: string;
  /** URL of the identity provider that receives requests. */
  readonly entryPoint: string;
  /** The entity id of the identity provider. */
  readonly issuer: string;
  readonly wantAuthnResponseSigned: boolean;
  readonly wantAssertionsSigned: boolean;
  readonly signatureAlgorithm: SamlHash;
  readonly digestAlgorithm: SamlHash;
  /** True if the identity provider must authenticate the user again for each sign-in. */
  readonly forceAuthn: boolean;
  readonly authnRequestBinding: SamlBinding;
  /** Requested format of the name identifier; null for the identity provider's default. */
  readonly identifierFormat: string | null;
}
