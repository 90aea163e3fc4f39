import type { Sso, SsoChange } from "../../../openapi/generated/console.ts";

/** The settings as the form holds them: what is kept and never shown is empty, and nothing is null. */
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

/** Returns the testable part of unsaved values: without the switch, and with stored values for empty ones. */
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
