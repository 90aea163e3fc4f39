/** The hashes of signatures and digests. SHA-1 is accepted only where an account chose it. */
export type SamlHash = "sha256" | "sha512" | "sha1";

/** Binding of requests to the identity provider. */
type SamlBinding = "HTTP-Redirect" | "HTTP-POST";

/** Single sign-on settings of an account. */
export interface SamlSettings {
  /** PEM; the only key that its answers are believed with. */
  readonly cert: string;
  readonly entryPoint: string;
  /** The entity id of the identity provider. */
  readonly issuer: string;
  readonly wantAuthnResponseSigned: boolean;
  readonly wantAssertionsSigned: boolean;
  readonly signatureAlgorithm: SamlHash;
  readonly digestAlgorithm: SamlHash;
  readonly forceAuthn: boolean;
  readonly authnRequestBinding: SamlBinding;
  /** Null for the provider's default. */
  readonly identifierFormat: string | null;
}
