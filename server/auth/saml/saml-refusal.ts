/** Reasons for rejecting a SAML response or metadata. */
export type SamlFault =
  | "not-xml"
  | "too-large"
  | "doctype"
  | "markup"
  | "structure"
  | "status"
  | "encrypted"
  | "algorithm"
  | "signature"
  | "wrong-destination"
  | "wrong-issuer"
  | "wrong-audience"
  | "wrong-recipient"
  | "not-yet-valid"
  | "expired"
  // The user was not authenticated again, although the settings require that (`forceAuthn`).
  | "not-asked-again"
  | "name-id"
  | "unknown-request"
  | "replayed"
  | "unknown-user"
  // The user is bound to another name identifier, or the name identifier to another user.
  | "bound-otherwise"
  | "not-enabled";

/** Rejection of a SAML response or of metadata. */
export class SamlRefusal extends Error {
  override readonly name = "SamlRefusal";

  constructor(
    readonly fault: SamlFault,
    detail: string = fault,
  ) {
    super(detail);
  }
}
