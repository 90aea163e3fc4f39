import { createHmac, hkdfSync } from "node:crypto";

/**
 * Returns a keyed hash of a name that was typed to sign in or to reset a password. Without the platform's
 * key, the name cannot be guessed from the hash.
 */
export type KeptName = (typed: string) => string;

/**
 * Creates a function that hashes typed names by HMAC-SHA-256, with a key derived from `accessKey`. Typed
 * names are short, and some are passwords in the wrong field, so they could be guessed from a hash without a
 * key. A new `accessKey` changes all hashes, so attempts per name are counted from zero again.
 */
export function nameHasher(accessKey: Uint8Array): KeptName {
  const key = new Uint8Array(hkdfSync("sha256", accessKey, "", "typed names", 32));
  return (typed) => createHmac("sha256", key).update(typed.trim().toLowerCase()).digest("hex");
}
