import type { Fault } from "../../kit/problem.ts";
import { readCertificate } from "./certificate.ts";
import { entryPointOf } from "./entry-point.ts";
import type { SamlSettings } from "./saml-settings.ts";

const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

const fault = (member: string, code: string, message: string): Fault => ({
  pointer: `/body/${member}`,
  code,
  message,
});

/**
 * Returns the faults of settings, each with the pointer to its member. `given` contains the members that the
 * request changes: a stored certificate is not checked again. `entityId`: of the account's service provider.
 */
export function settingFaults(
  settings: Partial<SamlSettings>,
  given: Partial<SamlSettings>,
  entityId: string,
  now: number,
): Fault[] {
  const { cert, entryPoint, issuer, identifierFormat, wantAuthnResponseSigned, wantAssertionsSigned } =
    settings;
  const missing = Object.entries({ cert, entryPoint, issuer }).flatMap(([member, value]) =>
    value === undefined ? [fault(member, "missing", "is missing")] : [],
  );
  return [
    ...missing,
    ...(given.cert === undefined ? [] : certificateFaults(given.cert, now)),
    ...(entryPoint !== undefined && !entryPointOf(entryPoint)
      ? [fault("entryPoint", "wrong-url", "must be a URL that begins with https://")]
      : []),
    ...(issuer === entityId
      ? [fault("issuer", "our-own", "must be the identity provider, not this platform")]
      : []),
    ...(identifierFormat === TRANSIENT
      ? [
          fault(
            "identifierFormat",
            "transient",
            "must not be transient, because such identifiers change with every sign-in",
          ),
        ]
      : []),
    ...(wantAuthnResponseSigned === false && wantAssertionsSigned === false
      ? [
          fault(
            "wantAssertionsSigned",
            "needs-a-signature",
            "must be true if wantAuthnResponseSigned is false",
          ),
        ]
      : []),
  ];
}

function certificateFaults(pem: string, now: number): Fault[] {
  const certificate = readCertificate(pem);
  if (certificate === "not-pem")
    return [fault("cert", "not-pem", "must be exactly one X.509 certificate in PEM")];
  if (certificate === "weak-key")
    return [fault("cert", "weak-key", "must have an RSA key of at least 2048 bits")];
  return certificate.validTo <= now
    ? [fault("cert", "expired", `expired on ${new Date(certificate.validTo).toISOString().slice(0, 10)}`)]
    : [];
}
