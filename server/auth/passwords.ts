import { hash, verify } from "@node-rs/argon2";
import { Turnstile } from "./turnstile.ts";

/** Argon2id with the least that OWASP recommends: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits concurrent hashing to the number of threads, so that a burst does not block other work. Never wait
 * here inside a transaction.
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
 * Hashes from before normalization match the password as it was typed then.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("nobody has this password", COST);
  const known = passwordHash ?? (await decoy);
  for (const form of new Set([normalized(password), password, password.normalize("NFD")])) {
    if (await turnstile.pass(() => verify(known, form))) return passwordHash !== null;
  }
  return false;
}
