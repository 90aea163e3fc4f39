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

/** Returns the faults of settings with their pointers; `given` contains the changed members. */
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
      ? [fault("issuer", "our-own", "is this platform; the issuer is the identity provider")]
      : []),
    ...(identifierFormat === TRANSIENT
      ? [fault("identifierFormat", "transient", "gives people another name each time")]
      : []),
    ...(wantAuthnResponseSigned === false && wantAssertionsSigned === false
      ? [
          fault(
            "wantAssertionsSigned",
            "needs-a-signature",
            "the response or the assertion must be signed, or both",
          ),
        ]
      : []),
  ];
}

function certificateFaults(pem: string, now: number): Fault[] {
  const certificate = readCertificate(pem);
  if (certificate === "not-pem") return [fault("cert", "not-pem", "is not one X.509 certificate in PEM")];
  if (certificate === "weak-key") return [fault("cert", "weak-key", "has no RSA key of 2048 bit or more")];
  return certificate.validTo <= now
    ? [fault("cert", "expired", `ended on ${new Date(certificate.validTo).toISOString().slice(0, 10)}`)]
    : [];
}
