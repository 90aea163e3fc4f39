import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const BYTES = 32;

/** Signed content: delivery id, time (seconds since 1970), and the exact body. */
export interface Signable {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** Generates a secret in the format of Standard Webhooks. */
export const newSigningSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

/**
 * Returns the key bytes of a secret. A secret with the prefix of Standard Webhooks must be base64 of 24 to 64
 * bytes; otherwise null is returned. The bytes of any other secret are its text in UTF-8.
 */
export function signingKey(value: string): Uint8Array | null {
  if (!value.startsWith(PREFIX)) return Buffer.from(value, "utf8");
  const key = Buffer.from(value.slice(PREFIX.length), "base64");
  const isBase64 =
    key.toString("base64").replace(/=+$/, "") === value.slice(PREFIX.length).replace(/=+$/, "");
  return isBase64 && key.length >= 24 && key.length <= 64 ? key : null;
}

/** Returns the `webhook-signature` header of Standard Webhooks, with one signature per key. */
export const signaturesOf = ({ id, timestamp, body }: Signable, keys: readonly Uint8Array[]): string =>
  keys
    .map((key) => `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ");
