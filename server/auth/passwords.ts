import { hash, verify } from "@node-rs/argon2";
import { Turnstile } from "./turnstile.ts";

/** Argon2id with OWASP's minimum parameters: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits concurrent hashing to the default size of Node's thread pool, so that a burst does not block other
 * work. Do not call the functions of this file within a transaction, because they wait.
 */
const turnstile = new Turnstile(4);

/** Accented letters are one code point on some keyboards and two on others; NFC makes them equal. */
const normalized = (password: string): string => password.normalize("NFC");

/** Returns a salted, slow hash of a password. */
export const hashPassword = (password: string): Promise<string> =>
  turnstile.pass(() => hash(normalized(password), COST));

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches the hash. Without a hash it takes the same time and returns false.
 * Older hashes were made without normalization, so the typed form and NFD are tried too.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("no user has this password", COST);
  const known = passwordHash ?? (await decoy);
  for (const form of new Set([normalized(password), password, password.normalize("NFD")])) {
    if (await turnstile.pass(() => verify(known, form))) return passwordHash !== null;
  }
  return false;
}
