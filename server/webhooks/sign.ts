import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const BYTES = 32;

/** The signed content: delivery id, time (s since 1970), and the exact body. */
export interface Signable {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

/** A value for a secret, as Standard Webhooks writes them. */
export const newSigningSecret = (): string => PREFIX + randomBytes(BYTES).toString("base64");

/** The bytes of a secret's value; null where it begins like one of Standard Webhooks and is none. */
export function signingKey(value: string): Uint8Array | null {
  if (!value.startsWith(PREFIX)) return Buffer.from(value, "utf8");
  const key = Buffer.from(value.slice(PREFIX.length), "base64");
  const isWhole = key.toString("base64").replace(/=+$/, "") === value.slice(PREFIX.length).replace(/=+$/, "");
  return isWhole && key.length >= 24 && key.length <= 64 ? key : null;
}

/** The header `webhook-signature` of Standard Webhooks: a signature for each key. */
export const signaturesOf = ({ id, timestamp, body }: Signable, keys: readonly Uint8Array[]): string =>
  keys
    .map((key) => `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ");
