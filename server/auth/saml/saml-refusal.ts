/** Reasons for rejecting a SAML response. */
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
  | "not-asked-again"
  | "name-id"
  | "unknown-request"
  | "replayed"
  | "unknown-user"
  | "bound-otherwise"
  | "not-enabled";

/** An answer of an identity provider that is refused. */
export class SamlRefusal extends Error {
  override readonly name = "SamlRefusal";

  constructor(
    readonly fault: SamlFault,
    detail: string = fault,
  ) {
    super(detail);
  }
}
