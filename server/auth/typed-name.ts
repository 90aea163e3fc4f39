import { createHmac, hkdfSync } from "node:crypto";

/**
 * What somebody typed as their name, as it is kept: always the same, and without the platform's key nobody
 * finds out what it was.
 */
export type KeptName = (typed: string) => string;

/**
 * Keeps typed names by HMAC-SHA-256 with a key of their own. They are short, and may be a password in the
 * wrong field: a plain hash of one is found by guessing. With another access key the counts of names begin
 * anew.
 */
export function typedNames(accessKey: Uint8Array): KeptName {
  const key = new Uint8Array(hkdfSync("sha256", accessKey, "", "typed names", 32));
  return (typed) => createHmac("sha256", key).update(typed.trim().toLowerCase()).digest("hex");
}
