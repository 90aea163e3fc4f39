import type { Sso, SsoChange } from "../../../openapi/generated/console.ts";

/**
 * Form values of the settings. The stored certificate is never shown, so `cert` starts empty. Settings that
 * are null become "".
 */
export interface SsoValues extends Required<Omit<SsoChange, "identifierFormat">> {
  readonly identifierFormat: string;
}

export const valuesOf = (sso: Sso): SsoValues => ({
  type: sso.type,
  enabled: sso.enabled,
  cert: "",
  entryPoint: sso.entryPoint ?? "",
  issuer: sso.issuer ?? "",
  wantAuthnResponseSigned: sso.wantAuthnResponseSigned,
  wantAssertionsSigned: sso.wantAssertionsSigned,
  signatureAlgorithm: sso.signatureAlgorithm,
  digestAlgorithm: sso.digestAlgorithm,
  forceAuthn: sso.forceAuthn,
  authnRequestBinding: sso.authnRequestBinding,
  identifierFormat: sso.identifierFormat ?? "",
});

/**
 * Returns the values to test, without `enabled` and `type`. If the certificate, URL or issuer is empty, the
 * test uses the stored value.
 */
export const trialOf = (values: SsoValues) => {
  const { enabled: _, type: __, cert, entryPoint, issuer, identifierFormat, ...rest } = values;
  return {
    ...rest,
    identifierFormat: identifierFormat.trim() === "" ? null : identifierFormat.trim(),
    ...(cert.trim() === "" ? {} : { cert }),
    ...(entryPoint.trim() === "" ? {} : { entryPoint: entryPoint.trim() }),
    ...(issuer.trim() === "" ? {} : { issuer: issuer.trim() }),
  };
};
