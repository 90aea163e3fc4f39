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

/** What of unsaved values can be tried: all but whether it is on, and what is empty is as it was saved. */
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
