import { X509Certificate } from "node:crypto";

/** Details of a certificate. Times are in ms. */
export interface Certificate {
  /** PEM of this certificate without surrounding whitespace, in lines of 64 characters. */
  readonly pem: string;
  /** SHA-256 hash in hexadecimal, as pairs of digits with colons between them. */
  readonly fingerprint: string;
  readonly subject: string;
  readonly validFrom: number;
  readonly validTo: number;
}

/** Reason why a certificate is rejected. */
export type CertificateFault = "not-pem" | "weak-key";

const LEAST_BITS = 2_048;
const ONE = /^\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----\s*$/;

/**
 * Reads an X.509 certificate in PEM; returns the fault if the certificate is rejected. The key must be RSA,
 * the only kind supported for SAML signatures here, with at least 2048 bits.
 */
export function readCertificate(pem: string): Certificate | CertificateFault {
  const certificate = ONE.test(pem) ? parsed(pem) : null;
  if (!certificate) return "not-pem";
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS)
    return "weak-key";
  return {
    pem: certificate.toString(),
    fingerprint: certificate.fingerprint256,
    subject: certificate.subject ?? "",
    validFrom: Date.parse(certificate.validFrom),
    validTo: Date.parse(certificate.validTo),
  };
}

function parsed(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
