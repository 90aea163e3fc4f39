import { createHmac, hkdfSync } from "node:crypto";

/** Returns a keyed hash of a typed name. Without the platform's key the name cannot be found. */
export type KeptName = (typed: string) => string;

/**
 * Hashes typed names by HMAC-SHA-256 with a separate key. Names are short and may be a password in the wrong
 * field, so a plain hash could be guessed. A new access key resets the counts of names.
 */
export function nameHasher(accessKey: Uint8Array): KeptName {
  const key = new Uint8Array(hkdfSync("sha256", accessKey, "", "typed names", 32));
  return (typed) => createHmac("sha256", key).update(typed.trim().toLowerCase()).digest("hex");
}
