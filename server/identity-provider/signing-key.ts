import { join } from "node:path";
import { secretFile } from "../process/secret-file.ts";
import { type SigningKey, selfSigned } from "./self-signed.ts";

/** Returns the signing key of the demo provider. Creates its file in the data folder on first use. */
export function demoSigningKeyIn(dataDir: string, now: number): SigningKey {
  const made = () => {
    const { key, cert } = selfSigned("Switchboard demo identity provider", now);
    return key + cert;
  };
  const text = secretFile(join(dataDir, "demo-identity-provider.pem"), made);
  const [key = "", cert = ""] = text.split(/(?=-----BEGIN CERTIFICATE-----)/);
  return { key, cert: `${cert.trim()}\n` };
}
