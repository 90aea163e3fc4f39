import { importPKCS8, SignJWT } from "jose";
import { type GcpCredential, gcpCredential } from "../../openapi/formats/gcp-credential.ts";
import { faultIn, storageFault, type StorageFault } from "./storage-fault.ts";
import type { StorageClients } from "./storage-ways.ts";

/** Returns an access token for a service account's JSON key, or a fault. */
export async function gcpToken(
  credentials: string,
  { send, now }: Pick<StorageClients, "send" | "now">,
): Promise<string | StorageFault> {
  const credential = gcpCredential(credentials);
  const assertion = credential && (await signedAssertion(credential, now()));
  // The key is invalid or cannot sign.
  if (!credential || assertion === null) return storageFault("credentials");
  const body = new URLSearchParams({
    grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
    assertion,
  }).toString();
  const sent = await send({
    url: new URL(credential.tokenUri),
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
    verifySsl: true,
  });
  const token = sent.kind === "answered" && sent.status === 200 ? tokenIn(sent.text) : null;
  if (token !== null) return token;
  // Google responds with 400 to a revoked key, so responses below 500 are faults of the credentials.
  return (
    (sent.kind === "answered" && sent.status < 500 ? null : faultIn(sent)) ?? storageFault("credentials")
  );
}

const SCOPE = "https://www.googleapis.com/auth/devstorage.read_write";
const HOUR = 3_600;

async function signedAssertion(
  { privateKey, privateKeyId, clientEmail, tokenUri }: GcpCredential,
  now: number,
): Promise<string | null> {
  const seconds = Math.floor(now / 1000);
  try {
    return await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: privateKeyId })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR)
      .sign(await importPKCS8(privateKey, "RS256"));
  } catch {
    return null;
  }
}

function tokenIn(text: string): string | null {
  try {
    const { access_token: token } = Object(JSON.parse(text));
    return typeof token === "string" && /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
